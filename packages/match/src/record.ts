import { printTag, type Tag } from '@castellan/rules';
import type { Match } from './match.ts';

/** The game as a record that every part of Castellan reads, with who played and how it ended. */
export function recordOf(match: Match): string[] {
  const tags: Tag[] = [{ name: 'Date', value: new Date(match.createdAt).toISOString().slice(0, 10) }];
  for (const [i, player] of match.seats.entries()) {
    if (player) tags.push({ name: `Player${i + 1}`, value: player.name });
  }
  if (match.ending) {
    const { reason, winner } = match.ending;
    tags.push({ name: 'Result', value: winner ? `${winner} wins` : 'draw' }, { name: 'Ending', value: reason });
  }
  const start = ['new', match.game, ...match.options].join(' ');
  return [...tags.map(printTag), start, ...match.actions.map(({ action }) => action)];
}
