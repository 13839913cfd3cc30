import type { Match } from '@castellan/match';
import { bySeat } from '@castellan/rules';
import { kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import type { LiveGame } from './connection.ts';
import { GameFacts } from './game-facts.tsx';
import styles from './invite.module.css';
import { gameHref } from './links.ts';
import { adoptNickname, rememberTable } from './memory.ts';
import { server } from './server.ts';

/** `#/g/ID/move/KEY`: the seat goes from the other device to this one, by a button. */
export function MoveHere({ live, match, secret }: { live: LiveGame; match: Match; secret: string }) {
  const { busy, problem, run } = useAttempt();
  const move = () =>
    run(async () => {
      const { seat } = await server.retry((commandId) => server.move(match.id, secret, commandId));
      adoptNickname(bySeat(match.seats, seat)?.name);
      rememberTable(match.id, match.game);
      live.again();
    });
  return (
    <>
      <Bar sub={kitOf(match.game).title} />
      <main class="column" tabIndex={-1}>
        <h1>{t('online.moveHere')}</h1>
        <section class={`leaf stack loose ${styles.invite}`}>
          <h2>{kitOf(match.game).title}</h2>
          <GameFacts {...match} />
          <p>{t('online.moveNote')}</p>
          <Button go class="wide" name="move-here" disabled={busy.value} onClick={move}>
            {t('online.moveDo')}
          </Button>
          <Problem code={problem.value} />
        </section>
        <a href={gameHref(match.id)}>{t('online.watchInstead')}</a>
      </main>
    </>
  );
}
