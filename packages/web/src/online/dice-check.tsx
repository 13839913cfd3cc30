import { checkFair, type FairCheck, type Match } from '@castellan/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { Bar } from '../ui/bar.tsx';
import { FairPanel } from './fair-panel.tsx';
import { gameHref } from './links.ts';
import { pledgeOf } from './memory.ts';
import { server } from './server.ts';

/** `#/g/ID/dice`: draws every roll and line again, here in the page, from what both players were sent. */
export function DiceCheck({ match }: { match: Match }) {
  const check = useSignal<FairCheck | null>(null);
  const over = match.ending !== null;
  useEffect(() => {
    server
      .retry(() => server.log(match.id))
      .then(
        ({ events }) => {
          check.value = checkFair(events, pledgeOf(match.id));
        },
        () => {},
      );
  }, [match.id, over, check]);
  if (!check.value) return <main tabIndex={-1} aria-busy="true" />;
  return (
    <>
      <Bar sub={kitOf(match.game).title} />
      <main class="column online dicecheck" tabIndex={-1}>
        <h1>{t('online.dice')}</h1>
        <FairPanel
          check={check.value}
          commitment={match.chance.type === 'fair' ? match.chance.commitment : null}
          secret={match.revealed}
          added={match.seats.flatMap((player) =>
            player?.entropy ? [{ name: shownName(player.name), entropy: player.entropy }] : [],
          )}
        />
        <a class="button" href={gameHref(match.id)}>
          {t('online.backToGame')}
        </a>
      </main>
    </>
  );
}
