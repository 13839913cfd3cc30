import type { Match } from '@castellan/match';
import { bySeat, other, type Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { go } from '../router.ts';
import { nextText } from '../series/series-result.tsx';
import { Button } from '../ui/controls.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import type { LiveGame } from './connection.ts';
import { gameHref } from './links.ts';
import { tables } from './remembered-tables.ts';
import { infoOfRemote } from './remote-session.ts';
import { playAgain } from './seating.ts';

/** Another game with swapped seats: a sentence says who wants it, and a button joins. */
export function useRematch(live: LiveGame, match: Match, you: Seat) {
  const { busy, problem, run } = useAttempt();
  const name = shownName(bySeat(match.seats, other(you))?.name ?? '');
  const here = bySeat(live.state.value.present, other(you));
  const again = () => run(async () => go(gameHref(await playAgain(match.id, match.game))));
  const asked = match.next !== null;
  const imIn = asked && tables().some(({ id }) => id === match.next);
  const status = imIn ? 'In' : asked ? 'Asked' : here ? 'Here' : 'Away';
  // In a match the next game is its rematch.
  const next = match.series && nextText(infoOfRemote(match, you));
  const button = imIn ? (
    <a class="button go" href={gameHref(match.next!)} data-command="rematch">
      {match.series ? t('together.goNext') : t('online.rematchGo')}
    </a>
  ) : (
    <Button go name="rematch" disabled={busy.value} onClick={again}>
      {next ?? (asked ? t('online.rematchJoin') : t('online.rematch'))}
    </Button>
  );
  return { status, text: t(`online.rematch${status}`, { name }), button, problem: <Problem code={problem.value} /> };
}
