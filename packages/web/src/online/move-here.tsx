import { type Match, newId } from '@castellan/match';
import { useSignal } from '@preact/signals';
import { kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { replaceAddress } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { GameFacts } from './game-facts.tsx';
import { gameHref } from './links.ts';
import type { LiveGame } from './live.ts';
import { rememberTable } from './memory.ts';
import { problemText } from './problem-text.ts';
import { type Code, codeOf, server, withRetry } from './server.ts';

/** `#/g/ID/move/KEY`: the seat goes from the other device to this one, by a button. */
export function MoveHere({ live, match, secret }: { live: LiveGame; match: Match; secret: string }) {
  const problem = useSignal<Code | null>(null);
  const busy = useSignal(false);
  const move = async () => {
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    const commandId = newId();
    try {
      await withRetry(() => server.move(match.id, secret, commandId));
      rememberTable(match.id, match.game);
      live.again();
      replaceAddress(gameHref(match.id));
    } catch (error) {
      problem.value = codeOf(error);
      busy.value = false;
    }
  };
  return (
    <>
      <Bar sub={kitOf(match.game).title} />
      <main class="column online seat" tabIndex={-1}>
        <h1>{t('online.moveHere')}</h1>
        <section class="leaf invite">
          <h2>{kitOf(match.game).title}</h2>
          <GameFacts {...match} />
          <p>{t('online.moveNote')}</p>
          <Button go class="wide" name="move-here" disabled={busy.value} onClick={move}>
            {t('online.moveDo')}
          </Button>
          {problem.value && (
            <p class="problem" role="alert">
              {problemText(problem.value)}
            </p>
          )}
        </section>
        <a href={gameHref(match.id)}>{t('online.watchInstead')}</a>
      </main>
    </>
  );
}
