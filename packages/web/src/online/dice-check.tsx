import { checkFair, drawnIn, type FairCheck, type Match, matchOf, repeatsOutcomes } from '@castellan/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { Bar } from '../ui/bar.tsx';
import { FairPanel } from './fair-panel.tsx';
import { diceHref, gameHref } from './links.ts';
import { pledgeOf } from './memory.ts';
import { server } from './server.ts';

/** `#/g/ID/dice`: draws every roll and line again, here in the page, from what both players were sent. */
export function DiceCheck({ match }: { match: Match }) {
  const check = useSignal<FairCheck | null>(null);
  const first = repeatsOutcomes(match.series) ? match.previous : null;
  /** Of the second game of a pair: whether its rolls or lines are those of the first. */
  const repeats = useSignal<boolean | null>(null);
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
    if (first) {
      server
        .retry(() => server.log(first))
        .then(
          ({ events }) => {
            const [before, here] = [drawnIn(matchOf(first, events)), drawnIn(match)];
            repeats.value = here.every((outcome, at) => at >= before.length || outcome === before[at]);
          },
          () => {},
        );
    }
  }, [match.id, over, check]);
  if (!check.value) return <main tabIndex={-1} aria-busy="true" />;
  return (
    <>
      <Bar sub={kitOf(match.game).title} />
      <main class="column stack loose" tabIndex={-1}>
        <h1>{t('online.dice')}</h1>
        {first && repeats.value !== null && (
          <p role="status" data-repeats={repeats.value}>
            {t(repeats.value ? 'online.dice.pair' : 'online.dice.pairNot')}{' '}
            <a href={diceHref(first)}>{t('online.dice.pairFirst')}</a>
          </p>
        )}
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
