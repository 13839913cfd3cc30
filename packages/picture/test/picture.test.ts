import { duel, GAME_NAMES, must, rulesOf } from '@castellan/rules';
import { expect, test } from 'vitest';
import { symbolsOfSprite } from '../src/files.ts';
import { drawnName, drawPicture, LANGUAGES, type Standing, sentenceOf, titleOf } from '../src/index.ts';

const art = symbolsOfSprite();

function fresh(game: Standing['game'], changes: Partial<Standing> = {}): Standing {
  const rules = rulesOf(game);
  const state = rules.create(must(rules.parseOptions([])));
  return { game, state, names: ['Ada', 'Ben'], marks: [1, 2], ending: null, date: '2026-08-01', ...changes };
}

const count = (text: string, part: string) => text.split(part).length - 1;

test.each(GAME_NAMES)('every symbol in a picture of %s is part of it, in colours of its own', (game) => {
  const svg = drawPicture(fresh(game), 'en', art);
  const used = Array.from(svg.matchAll(/href="#([\w-]+)"/g), ([, id]) => id);
  expect(used).toContain('castle');
  for (const id of used) expect(svg).toContain(`<symbol id="${id}"`);
  expect(svg).not.toMatch(/var\(|class=/);
});

test('the winner wears the crown, also by resignation, and nobody does while the game goes on', () => {
  const crowns = (changes: Partial<Standing>) => count(drawPicture(fresh('duel', changes), 'en', art), 'href="#crown"');
  expect(crowns({})).toBe(0);
  expect(crowns({ ending: { winner: null } })).toBe(0);
  expect(crowns({ ending: { winner: 2 } })).toBe(1);
});

test('both wear the crown of a shared victory, which no language calls a draw', () => {
  const equal = (edition: string) => ({
    state: must(
      duel.parsePosition(
        `edition=${edition} round=2 phase=over seat=1 dice=d1,d1,D2,D2 map1=s+f++* map2=s+f++* castle1=spent castle2=spent done1=pass done2=pass`.split(
          ' ',
        ),
      ),
    ),
  });
  expect(LANGUAGES.map((language) => sentenceOf(fresh('duel', equal('pl')), language))).toEqual([
    'A shared victory',
    'Victoire partagée',
    'Wspólne zwycięstwo',
    'Victoria compartida',
    'Ein gemeinsamer Sieg',
  ]);
  expect(sentenceOf(fresh('duel', equal('en')), 'en')).toBe('A draw');
  expect(count(drawPicture(fresh('duel', equal('pl')), 'pl', art), 'href="#crown"')).toBe(2);
});

test('what people call themselves never becomes part of the drawing', () => {
  const svg = drawPicture(fresh('duel', { names: ['</text><script>"\u0000', '&amp;\ud800'] }), 'en', art);
  expect(svg).toContain('>&#60;/text&#62;&#60;script&#62;&#34;</text>');
  expect(svg).toContain('>&#38;amp;\ufffd</text>');
  expect(svg).not.toContain('<script');
});

test('a long name stays within its board', () => {
  const sizeOf = (name: string) => {
    const svg = drawPicture(fresh('duel', { names: [name, 'Ben'] }), 'en', art);
    return Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${name}<`).exec(svg)![1]);
  };
  expect(sizeOf('Ada')).toBe(42);
  expect(sizeOf('M'.repeat(24)) * 24 * 0.7).toBeLessThan(536);
});

test('the sentence is the invitation, whose turn it is, or who won, in every language', () => {
  const open = { names: ['Ada', null] } as const;
  const won = { ending: { winner: 2 } } as const;
  expect(LANGUAGES.map((language) => sentenceOf(fresh('duel', open), language))).toEqual([
    'Ada invites you to a game of Duel',
    'Ada vous invite à une partie de Duel',
    'Ada zaprasza do gry w Duel',
    'Ada te invita a una partida de Duel',
    'Ada lädt dich zu einer Partie Duel ein',
  ]);
  expect(sentenceOf(fresh('duel', { names: [null, null] }), 'en')).toBe('A game of Duel is waiting for players');
  expect(sentenceOf(fresh('duel'), 'fr')).toBe('Partie en cours');
  expect(sentenceOf(fresh('duel', won), 'pl')).toBe('Ben wygrywa');
  expect(sentenceOf(fresh('duel', { ending: { winner: null } }), 'en')).toBe('A draw');
  const closed = { ending: { winner: null, reason: 'closed' } } as const;
  expect(sentenceOf(fresh('duel', closed), 'en')).toBe('Closed without a result');
  expect(titleOf(fresh('discovery', open))).toBe('Ada – ? · Discovery');
});

test('the date is written as one writes it there, and whatever else a record says as it is', () => {
  const said = (date: string, language: 'en' | 'fr') => drawPicture(fresh('duel', { date }), language, art);
  expect(said('2026-08-01', 'fr')).toContain('Duel · Partie en cours · 1 août 2026');
  expect(said('last <summer>', 'en')).toContain('Game in progress · last &#60;summer&#62;');
});

test('a name is written in the letters the typeface has', () => {
  expect(drawnName('Łucja', 1, 'pl')).toBe('Łucja');
  expect(drawnName('Алиса', 1, 'pl')).toBe('Алиса');
  expect(drawnName('Ada 🏰', 1, 'en')).toBe('Ada');
  expect(drawnName('李', 2, 'fr')).toBe('Joueur 2');
  expect(drawnName(null, 2, 'fr')).toBe(null);
});
