import { printOutcome, printTag, standardTags, type Tag } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { Ending, Match } from './match.ts';

/** The game as a record that every part of Castellan reads, with who played and how it ended. */
export function recordOf(match: Match): string[] {
  const rules = rulesOf(match.game);
  const [one, two] = match.seats;
  const date = new Date(match.createdAt).toISOString().slice(0, 10);
  const tags = standardTags(rules, match.state, [one?.name ?? '?', two?.name ?? '?'], date);
  const start = match.position ? `position ${match.position}` : ['new', match.game, ...match.options].join(' ');
  return [...endedTags(tags, match.ending).map(printTag), start, ...match.actions.map(({ action }) => action)];
}

/** A player who resigned or ran out of time has lost with any score; the record then says how it ended. */
function endedTags(tags: readonly Tag[], ending: Ending | null): readonly Tag[] {
  if (!ending || ending.reason === 'played') return tags;
  const value = printOutcome(
    ending.winner ? { kind: 'win', seat: ending.winner, by: 'total' } : { kind: 'draw', shared: false },
  );
  return [
    // Without a result it stays as it stood.
    ...tags.map((tag) => (tag.name === 'Result' && ending.reason !== 'closed' ? { name: tag.name, value } : tag)),
    { name: 'Ending', value: ending.reason },
  ];
}
