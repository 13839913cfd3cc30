import { expect, test } from 'vitest';
import { imitatesMark, tidyName } from '../src/index.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Żółć', 'Żółć'],
  ['김민준', '김민준'],
  ['நிலா', 'நிலா'],
  ['ไม้ไผ่', 'ไม้ไผ่'],
  ['क़ींमत', 'क़ींमत'],
  ['♥ Ada ♥', '♥ Ada ♥'],
  ['🦊', '🦊'],
  ['A\u200bd\u202ea', 'Ada'],
  ['A\u3164', 'A'],
  ['W'.repeat(24), 'W'.repeat(24)],
  ['あ'.repeat(12), 'あ'.repeat(12)],
])('%j is a name, and reads %j', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['spaces of every width', ' \u00a0\u2003\u3000'],
  ['zero width', '\u200b\u200d\ufeff'],
  ['a Hangul filler', '\u3164'],
  ['other fillers', '\u115f\u1160\uffa0\u17b4'],
  ['a Braille cell without dots', '\u2800\u2800'],
  ['a note without a head', '\u{1d159}'],
  ['selectors of variants', '\ufe0f\ufe0f'],
  ['marks without a letter', '\u0301\u0302'],
  ['a letter under a tower of marks', 'A\u0301\u0301\u0301\u0301\u0301'],
  ['25 letters', 'x'.repeat(25)],
  ['13 characters as wide as 26 letters', '漢'.repeat(13)],
  ['13 pictures', '🏰'.repeat(13)],
  ['a sentence in one character, twice', '\ufdfd\ufdfd'],
  ['three-em dashes', '\u2e3b'.repeat(5)],
])('%s is no name', (_what, text) => {
  expect(tidyName(text)).toBe(null);
});

test.each([
  'Ada bot',
  'Ada (bot)',
  '[BOT] Ada',
  'bot',
  'ｂｏｔ',
  'bоt',
  'You',
  'tÚ',
  'Computer',
  'Ada ✓',
  '● Ada',
  '🤖',
  'Аda',
  'ʙᴏᴛ',
  'ВОТ',
  'вот',
  'Ту',
  'B0T',
  'Ada ʙ0т',
  'Υου',
  'Y0U',
  'ＹＯＵ',
  'Соmрutеr',
  'Cornputer',
  'ORDlNATEUR',
  '𝓨𝓸𝓾',
])('a person called %s would pass for what the page says', (name) => {
  expect(imitatesMark(name, false)).toBe(true);
});

test.each([
  'Ada',
  'Abbot',
  'Botond',
  'Ty Cobb',
  'Ада',
  'Αθηνά',
  'Ada & Ада',
  '♥ Ada',
  'Tuyết',
  'Tu',
  'Болт',
  'Бот',
  'Ботев',
  'Оля',
  'Lilli',
  "O'Neill",
])('a person may be called %s', (name) => {
  expect(imitatesMark(name, false)).toBe(false);
});

test('a bot may say that it is one', () => {
  expect(imitatesMark('My bot', true)).toBe(false);
  expect(imitatesMark('You', true)).toBe(true);
});
