import { discovery, duel, must, seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
import { addRules } from '../src/games/loaded-rules.ts';
import { computer, type GameInfo, newGame, PERSON } from '../src/play/game-info.ts';
import { nextAfter, outcomeOf } from '../src/table/finale.ts';

addRules(duel);
addRules(discovery);

/** Whole games of Duel against the squire, by how they ended for the person. */
function gamesThat(end: 'win' | 'loss', count: number): GameInfo[] {
  const found: GameInfo[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const below = seeded(seed);
    let state = duel.create(must(duel.parseOptions([])));
    const actions: string[] = [];
    while (duel.turn(state) !== 'over') {
      const legal = duel.turn(state) === 'chance' ? [duel.draw(state, below)] : duel.legal(state);
      const action = legal[below(legal.length)]!;
      actions.push(duel.printAction(action));
      state = must(duel.apply(state, action));
    }
    const info = newGame('duel', {
      id: `${end}${seed}`,
      options: duel.printOptions(duel.options(state)),
      actions,
      seats: [PERSON, computer('squire')],
      over: true,
      touched: seed,
    });
    if (outcomeOf(info) === end) found.push(info);
  }
  return found;
}

const [won] = gamesThat('win', 1) as [GameInfo];
const [lost, lostAgain] = gamesThat('loss', 2) as [GameInfo, GameInfo];
const later = (info: GameInfo): GameInfo => ({ ...info, touched: 1_000_000 });

test('after a win the next of the court is offered first', () => {
  expect(nextAfter(later(won), [])).toMatchObject({ main: 'up', up: 'knight' });
  const master = { ...won, seats: [PERSON, computer('castellan')] as const };
  expect(nextAfter(later(master), [])).toMatchObject({ main: 'again', up: null });
});

test('after a loss the same one again, after two an easier game', () => {
  expect(nextAfter(later(lost), [])?.main).toBe('again');
  expect(nextAfter(later(lost), [won])?.main).toBe('again');
  expect(nextAfter(later(lostAgain), [lost, lostAgain])).toMatchObject({ main: 'down', down: 'page' });
  const first = { ...lostAgain, seats: [PERSON, computer('novice')] as const };
  expect(nextAfter(later(first), [lost])?.main).toBe('again');
});

test('a score is the best so far where an earlier one was lower, and there was an earlier one', () => {
  const rules = duel;
  const total = (info: GameInfo) => {
    let state = rules.create(must(rules.parseOptions([...info.options])));
    for (const line of info.actions) state = must(rules.apply(state, must(rules.parseAction(line))));
    return rules.score(state)[0].total;
  };
  const [low, high] = [won, lost, lostAgain].toSorted((a, b) => total(a) - total(b)) as [GameInfo, GameInfo];
  if (total(high) > total(low)) expect(nextAfter(later(high), [low])?.beaten).toBe(total(low));
  expect(nextAfter(later(low), [high])?.beaten).toBeNull();
  expect(nextAfter(later(high), [])?.beaten).toBeNull();
});

test('two people at one device get no level to climb', () => {
  expect(nextAfter({ ...won, seats: [PERSON, PERSON] }, [])).toBeNull();
});
