import { type DuelAction, type DuelState, duel, duelRules, must, seeded } from '@castellan/rules';
import { expect, test } from 'vitest';
import { type GreatMoment, greatMoment } from '../../../src/games/duel/moment-leaf.tsx';

/** Every great moment of whole games played at random, as the first player sees them. */
function momentsOf(games: number): { moment: GreatMoment; before: DuelState; after: DuelState; action: DuelAction }[] {
  const found = [];
  for (let game = 1; game <= games; game++) {
    const below = seeded(game);
    const states: DuelState[] = [duel.create(must(duel.parseOptions([])))];
    const actions: DuelAction[] = [];
    while (duel.turn(states.at(-1)!) !== 'over') {
      const before = states.at(-1)!;
      const legal = duel.turn(before) === 'chance' ? [duel.draw(before, below)] : duel.legal(before);
      const action = legal[below(legal.length)]!;
      const after = must(duel.apply(before, action));
      states.push(after);
      actions.push(action);
      const moment = greatMoment(states, actions, 1);
      if (moment) found.push({ moment, before, after, action });
    }
  }
  return found;
}

const moments = momentsOf(40);

test('a power won is a great moment of the one who filled the row first', () => {
  const won = moments.filter(({ moment }) => moment.kind === 'won');
  expect(won.length).toBeGreaterThan(20);
  for (const { moment, before, after } of won) {
    const lines = Object.entries(after.lines).filter(
      ([coat, seat]) => seat === moment.seat && !before.lines[coat as 'd'],
    );
    expect(lines.map(([coat]) => after.options.sheet.powers[coat as 'd'])).toContain(
      moment.kind === 'won' ? moment.power : '',
    );
  }
});

test('a pass of either player is seen', () => {
  const passes = moments.filter(({ moment }) => moment.kind === 'pass');
  expect(new Set(passes.map(({ moment }) => moment.seat)).size).toBe(2);
  for (const { action } of passes) expect(action.type).toBe('pass');
});

test('a domain is celebrated when it passes 20 points, once, and only mine', () => {
  for (const { moment, before } of moments.filter(({ moment: { kind } }) => kind === 'great')) {
    expect(moment.seat).toBe(1);
    expect(Math.max(0, ...duelRules.score(before)[0].domains.map(({ points }) => points))).toBeLessThan(20);
  }
});

test('nothing is celebrated before the first action', () => {
  expect(greatMoment([duel.create(must(duel.parseOptions([])))], [], 1)).toBeNull();
});
