import { isUnplayed, type Match } from '@castellan/match';
import { other, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import { usePart } from '../games/part.ts';
import { Ruleset } from '../games/ruleset.tsx';
import { t } from '../i18n/index.ts';
import { pack } from '../records/pack.ts';
import { link } from '../router.ts';
import { FriendLine } from '../series/friend-score.tsx';
import { clearAnnouncements } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import type { LiveGame } from './connection.ts';
import { endingText } from './ending.ts';
import { fairRecordOf } from './fair-record.ts';
import { FindAnother } from './find-another.tsx';
import { diceHref, gameHref } from './links.ts';
import { useRematch } from './rematch.tsx';
import { infoOfRemote } from './remote-session.ts';

/** The same panel as on this device, with what comes next online. */
export function OnlineResult({ live, match }: { live: LiveGame; match: Match }) {
  const kit = usePart(kitOf(match.game).result);
  const packed = useSignal<string | null>(null);
  const { you } = live.state.value;
  // The table and its result have one address: what the table announced goes with it.
  useEffect(clearAnnouncements, []);
  useEffect(() => {
    pack(fairRecordOf(match).join('\n')).then((text) => {
      packed.value = text;
    });
  }, [match, packed]);
  if (!kit) return <main tabIndex={-1} aria-busy="true" />;
  const ending = endingText(match, you);
  return (
    <kit.Result
      info={infoOfRemote(match, you)}
      ruleset={<Ruleset game={match.game} state={match.state} />}
      {...(ending && { ending })}
      {...(you && !match.series && { standing: <FriendLine info={infoOfRemote(match, you)} /> })}
      actions={
        <>
          {match.room && (
            <a class="button go" href={link('room', match.room)} data-command="back-to-room">
              {t('online.backToRoom')}
            </a>
          )}
          {you &&
            !match.room &&
            (isSpoiled(match, you) ? (
              <FindAnother live={live} match={match} />
            ) : (
              <Rematch live={live} match={match} you={you} />
            ))}
          {you && (
            <Button name="talk" onClick={() => (live.sheet.value = 'talk')}>
              {t('online.talk')}
            </Button>
          )}
          {match.ending?.reason === 'played' && (
            <a class="button" href={gameHref(match.id)} data-command="look-back">
              {t('online.lookBack')}
            </a>
          )}
          {packed.value && (
            <>
              <a class="button" href={link('r', packed.value)} data-command="replay">
                {t('online.replay')}
              </a>
              <a
                class="button"
                href={`${link('analysis', 'r', packed.value)}${you ? `?me=${you}` : ''}`}
                data-command="analyse"
              >
                {t('common.analyse')}
              </a>
            </>
          )}
          <a class="button" href={diceHref(match.id)} data-command="dice">
            {t('online.dice')}
          </a>
          {match.rated && (
            <a class="button" href={link('online', 'ladder', match.game)} data-command="ladder">
              {t('online.ladder')}
            </a>
          )}
          <a class="button" href={link('online')}>
            {t('online.title')}
          </a>
        </>
      }
    />
  );
}

/** We left because the opponent did not act. */
const isSpoiled = (match: Match, you: Seat): boolean =>
  match.ending?.reason === 'closed' && isUnplayed(match, other(you));

function Rematch({ live, match, you }: { live: LiveGame; match: Match; you: Seat }) {
  const { status, text, button, problem } = useRematch(live, match, you);
  return (
    <>
      {button}
      <p class="quiet" role="status" data-rematch={status}>
        {text}
      </p>
      {problem}
    </>
  );
}
