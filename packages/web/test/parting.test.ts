import { Host, MemoryStore } from '@castellan/match';
import { must, rulesOf } from '@castellan/rules';
import { secretOfWord } from '@castellan/together';
import { expect, test } from 'vitest';
import { partingOf } from '../src/rooms/parting.ts';

const rules = rulesOf('duel');

/** A game with the dice of a word, in which player 1 begins with these picks. */
async function played(index: number, points: number, picks: readonly string[]) {
  const host = new Host({ store: new MemoryStore() });
  const id = `game-${index}`;
  const hidden = { secret: secretOfWord('duel', 'CLASS') };
  const players = [{ name: 'a' }, { name: 'b' }] as const;
  must(await host.create(id, { game: 'duel', options: [], chance: { type: 'own' }, hidden }, players));
  const left = [...picks];
  for (let n = 0; left.length > 0; n++) {
    const match = (await host.match(id))!;
    const turn = rules.turn(match.state) as 1 | 2;
    const legal = rules.legal(match.state).map((action) => rules.printAction(action));
    const pick = turn === 1 && legal.includes(left[0]!) ? left.shift()! : legal[0]!;
    must(await host.submit(id, turn, `${n}`, { type: 'act', action: pick }));
  }
  return { index, points, match: (await host.match(id))! };
}

test('a class parts where two answers to one decision have a few players each', async () => {
  const games = await Promise.all(
    (['pick 1', 'pick 1', 'pick 1', 'pick 2', 'pick 2', 'pick 3'] as const).map((pick, i) =>
      played(i, 60 - 5 * i, [pick]),
    ),
  );
  const parting = partingOf(games)!;
  expect(parting.round).toBe(1);
  expect(parting.choices.map(({ text, games: who, average }) => [text, who, average])).toEqual([
    ['pick 1', [0, 1, 2], 55],
    ['pick 2', [3, 4], 42.5],
    ['pick 3', [5], 35],
  ]);
});

test('players who did the same have not parted', async () => {
  const games = await Promise.all([0, 1].map((i) => played(i, 50, ['pick 1'])));
  expect(partingOf(games)).toBeNull();
});
