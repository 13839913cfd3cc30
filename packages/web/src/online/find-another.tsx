import { type Match, newId } from '@castellan/match';
import { t } from '../i18n/index.ts';
import { go } from '../router.ts';
import { Button } from '../ui/controls.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import type { LiveGame } from './connection.ts';
import { gameHref } from './links.ts';
import { findOpponent } from './seating.ts';

/** Closes a game of the lobby whose opponent did not act, and looks for another player, at the front of the queue. */
export function FindAnother({ live, match }: { live: LiveGame; match: Match }) {
  const { busy, problem, run } = useAttempt();
  const { id, game, options, time, rated } = match;
  const find = () =>
    run(async () => {
      if (!match.ending && !(await live.send({ type: 'close' }, newId()))) return;
      go(gameHref(await findOpponent({ game, options, time, rated, closed: id })));
    });
  return (
    <>
      <Button go name="find-another" disabled={busy.value} onClick={find}>
        {t('online.findAnother')}
      </Button>
      <Problem code={problem.value} />
    </>
  );
}
