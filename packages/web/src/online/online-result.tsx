import type { Match } from '@castellan/match';
import { bySeat, other } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import { usePart } from '../games/part.ts';
import { Ruleset } from '../games/ruleset.tsx';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { pack } from '../records/pack.ts';
import { go, link } from '../router.ts';
import { Button } from '../ui/controls.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import { endingText } from './ending.ts';
import { fairRecordOf } from './fair-record.ts';
import { diceHref, gameHref } from './links.ts';
import type { LiveGame } from './live.ts';
import { tables } from './remembered-tables.ts';
import { infoOfRemote } from './remote-session.ts';
import { playAgain } from './seating.ts';

/** The same panel as on this device, with what comes next online. */
export function OnlineResult({ live, match }: { live: LiveGame; match: Match }) {
  const kit = usePart(kitOf(match.game).result);
  const packed = useSignal<string | null>(null);
  const { you } = live.state.value;
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
      actions={
        <>
          {you && <Rematch live={live} match={match} />}
          {you && (
            <Button name="talk" onClick={() => (live.sheet.value = 'talk')}>
              {t('online.talk')}
            </Button>
          )}
          {match.ending?.reason === 'played' && (
            <a class="btn" href={gameHref(match.id)} data-command="look-back">
              {t('online.lookBack')}
            </a>
          )}
          {packed.value && (
            <>
              <a class="btn" href={link('r', packed.value)} data-command="replay">
                {t('online.replay')}
              </a>
              <a
                class="btn"
                href={`${link('analysis', 'r', packed.value)}${you ? `?me=${you}` : ''}`}
                data-command="analyse"
              >
                {t('common.analyse')}
              </a>
            </>
          )}
          <a class="btn" href={diceHref(match.id)} data-command="dice">
            {t('online.dice')}
          </a>
          <a class="btn" href={link('online')}>
            {t('online.title')}
          </a>
        </>
      }
    />
  );
}

/** Seats swap; the other is asked, or has already asked. Says who is in. */
function Rematch({ live, match }: { live: LiveGame; match: Match }) {
  const { busy, problem, run } = useAttempt();
  const { you, present } = live.state.value;
  const name = shownName(bySeat(match.seats, other(you!))?.name ?? '');
  const here = bySeat(present, other(you!));
  const again = () => run(async () => go(gameHref(await playAgain(match.id, match.game))));
  const asked = match.next !== null;
  const imIn = asked && tables().some(({ id }) => id === match.next);
  const status = imIn ? 'In' : asked ? 'Asked' : here ? 'Here' : 'Away';
  return (
    <>
      {imIn ? (
        <a class="btn go" href={gameHref(match.next!)} data-command="rematch">
          {t('online.rematchGo')}
        </a>
      ) : (
        <Button go name="rematch" disabled={busy.value} onClick={again}>
          {asked ? t('online.rematchJoin') : t('online.rematch')}
        </Button>
      )}
      <p class="asks" role="status" data-rematch={status}>
        {t(`online.rematch${status}`, { name })}
      </p>
      <Problem code={problem.value} />
    </>
  );
}
