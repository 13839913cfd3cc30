import {
  type AnyGame,
  discovery,
  duel,
  GAMES,
  ILLEGAL_CODES,
  must,
  OPTION_CODES,
  PARSE_CODES,
  POSITION_CODES,
  printRecord,
  type RecordProblem,
  seeded,
} from '@castellan/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { RECORDING as DISCOVERY_GAME } from '../src/games/discovery/recording.ts';
import { DUEL } from '../src/games/duel/kit.ts';
import { RECORDING as DUEL_GAME } from '../src/games/duel/recording.ts';
import { kitOf } from '../src/games/index.ts';
import { LOCALES, loadAreas, locale } from '../src/i18n/index.ts';
import { textOf } from '../src/i18n/message.ts';
import { computer, newGame, PERSON } from '../src/play/game-info.ts';
import { positionIn, positionLink } from '../src/records/address.ts';
import { type GameRecord, readText, recordOf } from '../src/records/game-record.ts';
import { pack, packedIn, unpack } from '../src/records/pack.ts';
import { headlineOf } from '../src/records/postcard.ts';
import { problemText } from '../src/records/problem.ts';
import { infoOfRecord, tagOf } from '../src/records/record-info.ts';

const printText = ({ replay, tags }: GameRecord): string[] => printRecord(replay, tags);

beforeAll(async () => {
  locale.value = 'en';
  await loadAreas('records', 'share', 'duel', 'discovery');
});

/** A whole game by chance alone, as a record. */
function chanceGame(seed: number): string[] {
  const game: AnyGame = GAMES[seed % 2]!;
  const below = seeded(seed);
  let state = game.create(must(game.parseOptions([])));
  const lines = [`new ${game.name}`];
  while (game.turn(state) !== 'over') {
    const legal = game.turn(state) === 'chance' ? [game.draw(state, below)] : game.legal(state);
    const action = legal[below(legal.length)];
    lines.push(game.printAction(action));
    state = must(game.apply(state, action));
  }
  return lines;
}

describe('a link that holds a game', () => {
  test('gives back the very record that went in, for forty games of both kinds', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const record = must(readText(chanceGame(seed).join('\n')));
      const text = printText(record).join('\n');
      const packed = await pack(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(must(await unpack(packed))).toBe(text);
    }
  });

  test('keeps names of any alphabet and stays short enough to send', async () => {
    const text = ['[Player1 "Żółw \\"Zoë\\" 王"]', ...DUEL_GAME].join('\n');
    const packed = await pack(text);
    expect(must(await unpack(packed))).toBe(text);
    expect(packed.length).toBeLessThan(1200);
  });

  test.each(['', '1', '1abc', '2abcdef', '1!!!', `1${'A'.repeat(50)}`])(
    'says so when it was damaged: %j',
    async (packed) => {
      expect(await unpack(packed)).toEqual({ ok: false, error: 'bad-link' });
    },
  );

  test('does not unfold a bomb', async () => {
    expect(await unpack(await pack('d'.repeat(5_000_000)))).toEqual({ ok: false, error: 'bad-link' });
  });

  test('is found in whatever was pasted', () => {
    expect(packedIn(' https://example.org/castellan/#/r/1ab_-C?at=4 ')).toBe('1ab_-C');
    expect(packedIn('new duel')).toBeNull();
  });
});

describe('reading a pasted record', () => {
  test('forgives blank lines, spaces at the ends and line breaks of any system', () => {
    const text = `\uFEFF\r\n${DUEL_GAME.map((line) => `  ${line} `).join('\r\n\r\n')}\r\n\r\n`;
    const record = must(readText(text));
    expect(printText(record).slice(1)).toEqual(DUEL_GAME.slice(1));
    expect(record.replay.states).toHaveLength(DUEL_GAME.length);
  });

  test('names the line as it stands in the text, blank lines counted', () => {
    const read = readText('[Player1 "Ann"]\n\nnew duel\n\nroll d s f++ ?\npick 5');
    expect(read).toMatchObject({ ok: false, error: { line: 6, text: 'pick 5', game: 'duel' } });
  });

  test('an empty text and a text of something else are refused, not thrown', () => {
    for (const text of ['', '\n\n', 'hello', '[broken', 'new chess', 'new duel edition=xx']) {
      expect(readText(text).ok).toBe(false);
    }
  });

  test('tags survive the round trip through text', () => {
    const text = '[Player1 "A \\"B\\" \\\\ C"]\n[Note "round 1"]\nnew discovery harmony=on rules=1\nline 1 2 3 4';
    const record = must(readText(text));
    expect(tagOf(record.tags, 'Player1')).toBe('A "B" \\ C');
    expect(printText(record).join('\n')).toBe(text);
  });

  test('a position survives the round trip through text and through a link', async () => {
    const text = 'position duel edition=pl rules=1 round=2 map1=s+f++* castle1=spent\nroll d s f++ ?';
    const record = must(readText(text));
    expect(printText(record).join('\n')).toBe(text);
    expect(must(await unpack(await pack(text)))).toBe(text);
    expect(record.replay.states).toHaveLength(2);
    expect(readText('position duel seat=2')).toMatchObject({ ok: false, error: { line: 1, game: 'duel' } });
  });
});

describe.each(LOCALES)('what is wrong with a record, said in %s', (language) => {
  const all: RecordProblem[] = [
    ...OPTION_CODES.map((code) => ({ kind: 'option', error: { code, option: 'die1', value: 'x' } }) as const),
    ...PARSE_CODES.map((code) => ({ kind: 'parse', error: { code, at: 0, found: 'zzz' } }) as const),
    ...POSITION_CODES.map((code) => ({ kind: 'position', error: { code, word: 'map1', found: 'x' } }) as const),
    ...ILLEGAL_CODES.map(
      (code) => ({ kind: 'illegal', error: { code, square: 'c4', power: 'free', number: 3 } }) as const,
    ),
    ...(['tag', 'no-new', 'unknown-game', 'too-long'] as const).map((kind) => ({ kind, found: 'zzz' })),
  ];

  test('has a sentence for every code, with nothing left unfilled', async () => {
    locale.value = language;
    await loadAreas('records', 'share', 'duel', 'discovery');
    for (const problem of all) {
      const text = problemText(problem, DUEL.termOf);
      expect(text).toMatch(/\.$|\?$/);
      expect(text).not.toMatch(/[{}]|records\.|duel\./);
    }
    locale.value = 'en';
  });
});

test('a wrong line is told with its reason', () => {
  const why = (text: string) => {
    const read = readText(text);
    return read.ok ? '' : `${read.error.line}: ${problemText(read.error.problem, DUEL.termOf)}`;
  };
  const start = 'new duel\nroll d s f++ ?\npick 3\npick 1 2\n';
  expect(why('new duel edition=de')).toBe('1: “edition” cannot be “de”.');
  expect(why('new discovery size=7 deck=discovery')).toContain('needs the base deck');
  expect(why(`${start}place f++@a1 ?d@a2`)).toBe('5: Neither square touches the castle or its own kind.');
  expect(why(`${start}pass`)).toBe('5: The dice can be drawn, so the player may not pass.');
  expect(why(`${start}place f++@d2 ?d@z9`)).toBe('5: “z9” is not a square.');
  expect(why('new discovery\nline 4 3 2 1')).toContain('out of order');
});

describe('a game of this device as a record', () => {
  const info = newGame('duel', { options: ['edition=pl'], actions: DUEL_GAME.slice(1), created: Date.UTC(2026, 0, 2) });

  test('says who played, when, by which options and how it ended', () => {
    const record = recordOf(info, ['Ann', 'Bea']);
    expect(printText(record).slice(0, 6)).toEqual([
      '[Player1 "Ann"]',
      '[Player2 "Bea"]',
      '[Date "2026-01-02"]',
      '[Edition "edition=pl"]',
      '[Result "win 1"]',
      'new duel edition=pl rules=2',
    ]);
  });

  test('comes back as the same game', () => {
    const again = infoOfRecord(must(readText(printText(recordOf(info, ['Ann', 'Bea'])).join('\n'))));
    expect(again.actions).toEqual(info.actions);
    expect(again.seats.map(({ name }) => name)).toEqual(['Ann', 'Bea']);
    expect(again.over).toBe(true);
  });
});

describe('every step of a game has its sentence', () => {
  test.each([
    ['duel', DUEL_GAME, duel],
    ['discovery', DISCOVERY_GAME, discovery],
  ] as const)('in %s', async (name, lines, game) => {
    const record = must(readText(lines.join('\n')));
    const { stepsOf } = await kitOf(name).stage.load();
    const steps = stepsOf(record.replay.states, record.replay.actions, infoOfRecord(record));
    expect(game.turn(record.replay.states.at(-1) as never)).toBe('over');
    expect(new Set(steps.map(({ after }) => after)).size).toBe(record.replay.actions.length);
    for (const { said } of steps) expect(textOf(said)).not.toMatch(/[{}]|undefined|duel\.|discovery\./);
  });
});

test('an address names a position within the game, and no other', () => {
  expect(positionLink('#/replay/abc', 12, 86)).toBe('#/replay/abc?at=12');
  expect(positionLink('#/replay/abc', 86, 86)).toBe('#/replay/abc');
  expect(positionIn(new URLSearchParams('at=12'), 86)).toBe(12);
  expect(positionIn(new URLSearchParams('at=999'), 86)).toBe(86);
  expect(positionIn(new URLSearchParams('at=-3'), 86)).toBe(86);
  expect(positionIn(new URLSearchParams(''), 86)).toBe(86);
});

describe('the headline of a picture to send', () => {
  test.each(['won', 'lost'] as const)('says that I %s against the squire', async (how) => {
    await loadAreas('levels');
    const read = must(readText(DUEL_GAME.join('\n')));
    const winner = read.replay.game.result(read.replay.states.at(-1)!);
    if (winner.kind !== 'win') throw new Error('the recorded game has a winner');
    const mine = (winner.seat === 1) === (how === 'won');
    const info = {
      ...infoOfRecord(read),
      seats: mine ? ([PERSON, computer('squire')] as const) : ([computer('squire'), PERSON] as const),
    };
    expect(headlineOf({ ...read, playedHere: info })).toBe(
      how === 'won' ? 'I beat the squire' : 'The squire beat me, who helps?',
    );
  });
});
