import { type Duel, type DuelState, duel, must, seeded } from '@castellan/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDuelTable } from '../../../src/games/duel/controller.ts';
import '../../../src/games/duel/kit.ts';
import { ROUND } from '../../../src/games/duel/round-part.ts';
import {
  coatWithCrosses,
  mapText,
  noteText,
  promptText,
  sayPrompt,
  takerText,
  wordsOf,
} from '../../../src/games/duel/sentences.ts';
import { lineText } from '../../../src/games/duel/spellbook.tsx';
import { LOCALES, type Locale, loadAreas, locale } from '../../../src/i18n/index.ts';
import { computer, newGame, PERSON } from '../../../src/play/game-info.ts';
import { broughtBy, duelAfter, isPlace, placingStates, sessionAt } from '../../playing.ts';

const speak = async (language: Locale) => {
  locale.value = language;
  await loadAreas('duel');
  await ROUND.load();
};
beforeEach(() => speak('en'));

describe.each(LOCALES)('in %s', (language) => {
  test('the sentence and the badge agree, whatever is laid out', async () => {
    await speak(language);
    const notes: string[] = [];
    for (const state of placingStates(6)) {
      const table = openDuelTable(sessionAt(state));
      const [first] = table.lit.value;
      if (first) table.tap(first);
      const note = noteText(table);
      if (table.gain.value !== null && table.gain.value !== 0) {
        expect([note, broughtBy(note)]).toEqual([note, table.gain.value]);
        notes.push(note);
      }
      table.close();
    }
    expect(notes.length).toBeGreaterThan(20);
    // One domain grows, another one is new: "Double dot 1×1 cross = 1 becomes 2×2 crosses = 4, quarters 2×1 cross = 2."
    const count = String.raw`\d+×\d+ [^=,]+\s= \d+`;
    const both = new RegExp(`^\\p{Lu}[^,]*\\s${count} [^\\d,]+\\s${count}, [^,]+ ${count}\\.`, 'u');
    expect(notes.filter((note) => both.test(note))).not.toEqual([]);
  });
});

test('two dice with one coat tick two boxes, or the only one that is left', () => {
  const taken = duelAfter('roll d s D S', 'pick 1', 'pick 3 4');
  const rolled = { ...taken, dice: taken.dice.map((die) => (die.taker === 1 ? { ...die, face: 'd' as const } : die)) };
  const noteAt = (ticks: number) => {
    const [one, two] = rolled.players;
    const table = openDuelTable(
      sessionAt({ ...rolled, players: [{ ...one, ticks: { ...one.ticks, d: ticks } }, two] }),
    );
    table.tap([...table.lit.value][0]!);
    const note = noteText(table);
    table.close();
    return note;
  };
  expect(noteAt(0)).toContain('Ticks two boxes of dot.');
  expect(noteAt(rolled.options.sheet.boxes.d - 1)).toContain('Ticks dot.');
});

test('the first to take sees that a second die spends the power Both', () => {
  const rolled = duelAfter('roll d s D S');
  const [one, two] = rolled.players;
  const table = openDuelTable(sessionAt({ ...rolled, players: [{ ...one, powers: ['both'] }, two] }));
  expect(promptText(table)).toBe('Tap one die, or two to use Both.');
  table.pickDie(1);
  table.pickDie(2);
  expect(promptText(table)).toBe('Take these dice? This spends Both.');
  table.close();
});

test('with Split the sentence shows the die that is placed, and then the other one', () => {
  const taken = duelAfter('roll d s D S', 'pick 1', 'pick 3 4');
  const [one, two] = taken.players;
  const table = openDuelTable(sessionAt({ ...taken, players: [{ ...one, powers: ['split'] }, two] }));
  table.toggle('split');
  expect(promptText(table)).toBe('Place dot on your map.');
  expect(sayPrompt(table)).toContainEqual(expect.objectContaining({ drawn: [{ art: 'coat-dot', marks: 0 }] }));
  table.tap([...table.lit.value][0]!);
  expect(promptText(table)).toBe('Now place stripe.');
  table.close();
});

/** A state in which a player adds a cross by the power, from games played at random. */
function crossing(): DuelState {
  for (let game = 1; game < 200; game++) {
    const below = seeded(game);
    let state = duel.create(must(duel.parseOptions([])));
    while (duel.turn(state) !== 'over') {
      const isBig = duel
        .score(state)
        [state.seat - 1]!.domains.some(({ marks, squares }) => marks > 1 && squares.length > 2);
      if (state.phase === 'lightning' && state.lightning[0] === 'cross' && isBig) return state;
      const actions = duel.turn(state) === 'chance' ? [duel.draw(state, below)] : duel.legal(state);
      const places: readonly Duel.Place[] = actions.filter(isPlace);
      const from = places.length > 0 ? places : actions;
      state = must(duel.apply(state, from[below(from.length)]!));
    }
  }
  throw new Error('no game comes to that');
}

test('the power Cross names the domain with the new cross in it, and what that brings', () => {
  const state = crossing();
  const table = openDuelTable(sessionAt(state));
  const domain = duel
    .score(state)
    [state.seat - 1]!.domains.find(({ marks, squares }) => marks > 1 && squares.length > 2)!;
  const [square, { length }] = [domain.squares[0]!, domain.squares];
  table.tap(square);
  // As a pointer that stays on the square it tapped.
  table.looked.value = { seat: state.seat, square };
  expect(table.gain.value).toBe(length);
  expect(noteText(table)).toContain(
    `${length} squares × ${domain.marks + 1} crosses = ${length * (domain.marks + 1)} points, +${length}.`,
  );
  table.close();
});

test.each([
  ['en', 'Your map', 'yours', 'won by you'],
  ['fr', 'Votre carte', 'à vous', 'gagné par vous'],
  ['pl', 'Twoja mapa', 'twoja', 'zdobywasz ty'],
  ['es', 'Tu mapa', 'es tuyo', 'lo has ganado tú'],
  ['de', 'Deine Karte', 'deiner', 'von dir gewonnen'],
] as const)('in %s what is mine has a sentence of its own', async (language, map, die, won) => {
  await speak(language);
  const info = newGame('duel', { seats: [PERSON, { ...computer('knight'), name: 'Bea' }] });
  const fresh = duelAfter('roll d s D S');
  const state = { ...fresh, lines: { ...fresh.lines, d: 1, s: 2 } } as const;
  expect([mapText(info, 1), takerText(info, 1), lineText(state, info, 'd', [1, 2])]).toEqual([map, die, won]);
  for (const text of [mapText(info, 2), takerText(info, 2), lineText(state, info, 's', [1, 2])])
    expect(text).toContain('Bea');
});

test('what the opponent does is said by name, in one sentence', () => {
  const saidAt = (...lines: readonly string[]) => {
    const table = openDuelTable(sessionAt(duelAfter(...lines), [1]));
    const { who, prompt } = wordsOf(table);
    table.close();
    return [who, ...prompt];
  };
  expect(saidAt('roll d s D S')).toEqual(['The page takes dice.']);
  expect(saidAt()).toEqual(['The page is rolling.']);
});

test.each([
  ['en', 'stripe with 1 cross', 'stripe with 2 crosses'],
  ['fr', 'bande avec 1 croix', 'bande avec 2 croix'],
  ['de', 'Streifen mit 1 Kreuz', 'Streifen mit 2 Kreuzen'],
  ['pl', 'pas z 1 krzyżykiem', 'pas z 2 krzyżykami'],
  ['es', 'banda con 1 cruz', 'banda con 2 cruces'],
] as const)('crosses are counted as %s says it', async (language, one, two) => {
  await speak(language);
  const said = [1, 2].map((crosses) => coatWithCrosses('s', crosses).replaceAll('\u00a0', ' '));
  expect(said).toEqual([one, two]);
});
