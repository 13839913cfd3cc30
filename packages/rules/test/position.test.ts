import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  discovery,
  duel,
  GAME_NAMES,
  GAMES,
  LONGEST_POSITION,
  must,
  OPTION_CODES,
  POSITION_CODES,
  type PositionError,
  printRecord,
  readPosition,
  readRecord,
  seeded,
  stateAt,
} from '@castellan/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLES } from './tables.ts';
import { randomWalk } from './walk.ts';

const SEEDS = [1, 2, 3, 4];
/** What fits into a message of any chat. */
const PASTED = 500;

const read = (text: string) => readPosition(text, GAMES as readonly AnyGame[]);
const wrong = (text: string): PositionError | null => {
  const answer = read(text);
  return answer.ok ? null : answer.error;
};

test('a position is read as one of the game it is asked for, and of no other', () => {
  for (const game of GAMES as readonly AnyGame[]) {
    const state = game.create(must(game.parseOptions([])));
    const text = game.printPosition(state);
    for (const name of GAME_NAMES) {
      if (name === game.name) expect(stateAt(name, text)).toEqual({ ok: true, value: state });
      else expect(stateAt(name, text)).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
    }
  }
});

test('a position in which both lightning powers are to be resolved reads back', () => {
  const file = new URL('positions/duel-lightning-domains-cross.txt', import.meta.url);
  const state = must(readRecord(readFileSync(file, 'utf8').trimEnd().split('\n'), [duel])).replay.states.at(-1)!;
  const text = duel.printPosition(state);
  expect(text).toContain(' phase=domains,cross ');
  expect(must(read(text))).toEqual({ game: duel, state });
});

describe.each(TABLES)('a position of $title', ({ game, options }) => {
  test('is one line that reads back to the very state, whenever it was written', () => {
    for (const seed of SEEDS) {
      for (const { state } of randomWalk(game, options, seeded(seed))) {
        const text = game.printPosition(state);
        expect(text).not.toMatch(/[\r\n]/);
        expect(text.length).toBeLessThan(PASTED);
        expect(must(read(text))).toEqual({ game, state });
      }
    }
  });

  test('may give its words in any order', () => {
    const below = seeded(5);
    for (const { state } of randomWalk(game, options, seeded(5))) {
      const [name, ...words] = game.printPosition(state).split(' ');
      const shuffled = words.map((word) => [below(1000), word] as const).sort(([a], [b]) => a - b);
      expect(must(read([name, ...shuffled.map(([, word]) => word)].join(' '))).state).toEqual(state);
    }
  });

  test('begins a record from which the same game goes on', () => {
    const steps = [...randomWalk(game, options, seeded(6))];
    const { lines, state: end } = steps[steps.length - 1]!;
    // Every state was read back above; a few of each game are played on.
    for (const { state, lines: before } of steps.filter((_, index) => index % 7 === 0)) {
      const position = game.printPosition(state);
      const later = lines.slice(before.length);
      const { replay: played } = must(readRecord([`position ${position}`, ...later], [game]));
      expect(played.states[played.states.length - 1]).toEqual(end);
      expect(printRecord(played)).toEqual([`position ${position}`, ...later]);
      expect(game.score(played.states[played.states.length - 1])).toEqual(game.score(end));
    }
  });

  test('with one character changed is refused with a reason, or is a position that can be played to its end', () => {
    const positions = SEEDS.flatMap((seed) =>
      [...randomWalk(game, options, seeded(seed))].map(({ state }) => game.printPosition(state)),
    );
    const letters = [...'123456789dsDSfqwlmn+*/-,:=?', ''];
    fc.assert(
      fc.property(
        fc.constantFrom(...positions),
        fc.nat(),
        fc.constantFrom(...letters),
        fc.nat(),
        (text, at, by, seed) => {
          const from = text.indexOf(' ') + 1 + (at % (text.length - text.indexOf(' ')));
          const changed = text.slice(0, from) + by + text.slice(from + 1);
          const answer = read(changed);
          if (!answer.ok) return [...POSITION_CODES, ...OPTION_CODES].some((code) => code === answer.error.code);
          const found = answer.value;
          expect(must(read(found.game.printPosition(found.state))).state).toEqual(found.state);
          return endsSafely(found.game, found.state, seed);
        },
      ),
      { numRuns: 100 },
    );
  });
});

function endsSafely(game: AnyGame, from: unknown, seed: number): boolean {
  const below = seeded(seed);
  let state = from;
  while (game.turn(state) !== 'over') {
    const actions = game.turn(state) === 'chance' ? [game.draw(state, below)] : game.legal(state);
    state = must(game.apply(state, actions[below(actions.length)]));
  }
  return game.result(state).kind !== 'ongoing';
}

describe('the text of a position', () => {
  test('of a new game is its name and its options', () => {
    expect(duel.printPosition(duel.create(must(duel.parseOptions(['edition=pl']))))).toBe('duel edition=pl rules=2');
    expect(discovery.printPosition(discovery.create(must(discovery.parseOptions(['size=7']))))).toBe(
      'discovery deck=base size=7 rules=1',
    );
    expect(must(read('duel')).state).toEqual(duel.create(must(duel.parseOptions([]))));
  });

  test('tells what lies on the table', () => {
    const after = (game: AnyGame, ...lines: readonly string[]) => {
      const { replay: played } = must(readRecord([`new ${game.name}`, ...lines], [game]));
      return game.printPosition(played.states[played.states.length - 1]);
    };
    expect(after(duel, 'roll d s f++ ?', 'pick 3')).toBe(
      'duel edition=en rules=2 phase=draft seat=2 dice=d-,s-,f++1,?-',
    );
    expect(after(duel, 'roll d s f++ ?', 'pick 3', 'pick 1 4', 'place s+^@b3 f++@c3', 'place d@c3 ?q@c4')).toBe(
      'duel edition=en rules=2 round=2 map1=s+f++* castle1=spent map2=d*/q1 book2=d1',
    );
    expect(after(duel, 'roll d s f++ ?', 'pick 3', 'pick 1 4', 'place s@b3 f++@c3')).toBe(
      'duel edition=en rules=2 phase=place seat=2 dice=d2,s1,f++1,?2 map1=sf++* done1=s',
    );
    expect(after(discovery, 'line 3 7 12 20', 'king 2', 'pick 7')).toBe(
      'discovery rules=1 phase=king seat=2 unseen=1-2,4-6,8-11,13-19,21-24 choosing=3,7:2,12,20',
    );
    const line = ['line 1 2 3 4', 'king 1', 'pick 1', 'king 2', 'pick 2', 'king 2', 'pick 3', 'king 1', 'pick 4'];
    expect(after(discovery, ...line, 'line 5 6 7 8', 'place 1 f5 g5', 'pick 8')).toBe(
      'discovery rules=1 phase=place seat=2 unseen=9-24 placing=1:1,2:2,3:2,4:1 done=1 choosing=5,6,7,8:1 kingdom1=*ww',
    );
  });
});

const DRAFT = 'duel phase=draft dice=d-,s-,f++-,?-';
const PLACE = 'duel phase=place dice=d2,s1,f++1,?2';
const PICKING = 'discovery phase=pick unseen=5-24 choosing=1,2,3,4';
const PLACING = 'discovery phase=place unseen=9-24 placing=1:1,2:2,3:2,4:1 choosing=5,6,7,8';

const FULL = 'ddddddd/ddddddd/ddd*ddd/ddddddd/ddddddd';
const CHOOSING = 'choosing=1,2,3,4';
const FOUR = 'placing=1:1,2:2,3:2,4:1';
const LAST = 'placing=21:1,22:2,23:2,24:1';

/** What is wrong with a position, and where. */
const REFUSED: readonly (readonly [string, string, PositionError['code'], string])[] = [
  ['no game', 'chess', 'unknown-game', ''],
  ['nothing at all', '', 'unknown-game', ''],
  ['more than any position', `duel ${'x'.repeat(LONGEST_POSITION)}`, 'too-long', ''],
  ['a word nobody knows', 'duel colour=red', 'unknown-option', 'colour'],
  ['a word of the other game', 'duel unseen=1-4', 'unknown-option', 'unseen'],
  ['an edition nobody printed', 'duel edition=de', 'bad-value', 'edition'],
  ['rules of another time', 'duel rules=3', 'unknown-rules', 'rules'],
  ['a word twice', 'duel round=2 round=3', 'repeated-option', 'round'],
  ['a word without its value', 'duel round', 'unreadable', 'round'],
  ['a round that is no number', 'duel round=two', 'unreadable', 'round'],
  ['a round before the first', 'duel round=0', 'unreadable', 'round'],
  ['a round beyond all rounds', 'duel round=1000', 'unreadable', 'round'],
  ['the value that a new game has', 'duel round=1', 'not-canonical', 'round'],
  ['the moment at which Duel begins', 'duel phase=roll', 'not-canonical', 'phase'],
  ['the moment at which Discovery begins', 'discovery phase=line', 'not-canonical', 'phase'],
  ['a phase nobody knows', 'duel phase=tea', 'unreadable', 'phase'],
  ['a third player', 'duel seat=3', 'unreadable', 'seat'],
  ['a roll by who is not the roller', 'duel seat=2', 'wrong-seat', 'seat'],
  ['dice before they are rolled', 'duel dice=d-,s-,f++-,?-', 'wrong-takers', 'dice'],
  ['a draft without dice', 'duel phase=draft', 'wrong-takers', 'dice'],
  ['three dice', 'duel phase=draft dice=d-,s-,f++-', 'wrong-takers', 'dice'],
  ['a face no die has', 'duel phase=draft dice=d-,s-,f-,?-', 'not-a-face', 'dice'],
  ['a face nobody can read', 'duel phase=draft dice=d-,s-,x-,?-', 'unreadable', 'dice'],
  ['a die taken by nobody knows whom', 'duel phase=draft dice=d-,s-,f++3,?-', 'unreadable', 'dice'],
  ['A choosing first with a die already', 'duel phase=draft dice=d1,s-,f++-,?-', 'wrong-takers', 'dice'],
  ['B choosing with a die already', 'duel phase=draft seat=2 dice=d1,s2,f++-,?-', 'wrong-takers', 'dice'],
  ['three dice in one hand', 'duel phase=place dice=d1,s1,f++1,?2', 'wrong-takers', 'dice'],
  ['a coat nobody knows', 'duel round=2 map1=xd*', 'unreadable', 'map1'],
  ['a map that begins with what is nothing', 'duel round=2 map1=!sd*', 'unreadable', 'map1'],
  ['a map that ends with what is nothing', 'duel round=2 map1=sd*!', 'unreadable', 'map1'],
  ['no empty squares at all', 'duel round=2 map1=s0d*', 'unreadable', 'map1'],
  ['ten empty squares', 'duel round=2 map1=s10d*', 'outside-bound', 'map1'],
  ['rows of different length', 'duel round=2 map1=sd*/1', 'bad-rows', 'map1'],
  ['a map without its castle', 'duel round=2 map1=sd', 'no-castle', 'map1'],
  ['a map with two castles', 'duel round=2 map1=s**', 'no-castle', 'map1'],
  ['a map that is too wide', 'duel round=2 map1=s3d*', 'outside-bound', 'map1'],
  ['a map that is too tall', 'duel round=2 map2=*/1/1/d', 'outside-bound', 'map2'],
  ['empty squares around a map', 'duel round=2 map1=1sd*', 'not-canonical', 'map1'],
  ['a map too far up', 'duel round=2 map2=d/1/1/*', 'outside-bound', 'map2'],
  ['a map too far to the right', 'duel round=2 map2=*3d', 'outside-bound', 'map2'],
  ['half a domino', 'duel round=2 map1=d*', 'odd-squares', 'map1'],
  ['more crosses than any face', 'duel round=2 map1=sf+++*', 'too-many-marks', 'map1'],
  ['more crosses than a face and the castle', 'duel round=2 map1=s+++f++* castle1=spent', 'too-many-marks', 'map1'],
  ['two squares with the cross of one castle', 'duel map2=s++f+++* castle2=spent', 'too-many-marks', 'map2'],
  [
    'a cross on a coat that only jokers show',
    'duel die2=d,s,D,S,s,q die3=d,s,D,S,s,q map1=sf+*',
    'too-many-marks',
    'map1',
  ],
  [
    'the cross that is still to be added',
    `${PLACE.replace('place', 'cross')} map1=sf+++* book1=q3`,
    'too-many-marks',
    'map1',
  ],
  ['more ticks than boxes', 'duel book1=d6', 'too-many-ticks', 'book1'],
  ['ticks that cannot be read', 'duel book1=6d', 'unreadable', 'book1'],
  ['ticks after a sign', 'duel book1=!d1', 'unreadable', 'book1'],
  ['ticks before a sign', 'duel book1=d1!', 'unreadable', 'book1'],
  ['ten ticks', 'duel book1=d10', 'too-many-ticks', 'book1'],
  ['ticks in another order', 'duel book1=s1d1', 'not-canonical', 'book1'],
  ['a line that both have filled', 'duel book1=d5 book2=d5', 'line-won-twice', 'book1'],
  ['a power whose line is open', 'duel book1=d4 held1=free', 'power-not-won', 'held1'],
  ['a power of the other player', 'duel book1=d5 held2=free', 'power-not-won', 'held2'],
  ['lightning in the hand', 'duel book1=q3 held1=cross', 'power-not-won', 'held1'],
  ['a power nobody knows', 'duel book1=d5 held1=fly', 'unreadable', 'held1'],
  ['a power twice', 'duel book1=d5 held1=free,free', 'unreadable', 'held1'],
  ['powers in another order', 'duel book1=d5s5 held1=split,free', 'not-canonical', 'held1'],
  ['a coat for domains that are not won', 'duel bonus1=d', 'power-not-won', 'bonus1'],
  ['domains without their coat', 'duel book1=f3', 'bonus-missing', 'bonus1'],
  [
    'a coat for domains before it is chosen',
    `${PLACE.replace('place', 'domains')} book1=f3 bonus1=d`,
    'power-not-won',
    'bonus1',
  ],
  ['a cross to add without its line', `${PLACE.replace('place', 'cross')} map1=sd*`, 'power-not-won', 'phase'],
  ['a cross to add for another line', `${PLACE.replace('place', 'cross')} map1=sd* book1=d5`, 'power-not-won', 'phase'],
  ['domains of who does not choose', `${PLACE.replace('place', 'domains')} book2=f3`, 'bonus-missing', 'bonus2'],
  ['a cross to add to nothing', `${PLACE.replace('place', 'cross')} book1=q3`, 'nothing-drawn', 'phase'],
  ['a castle bonus that is half spent', 'duel castle1=half', 'unreadable', 'castle1'],
  ['ticks of a round that has not begun', 'duel done1=d', 'wrong-moment', 'done1'],
  ['a pass during the draft', `${DRAFT} done2=pass`, 'wrong-moment', 'done2'],
  ['a pass by who is to place', `${PLACE} done1=pass`, 'wrong-moment', 'done1'],
  ['a pass by B before A', `${PLACE} done2=pass`, 'wrong-moment', 'done2'],
  ['ticks for a pass where only drawn dice tick', `${PLACE} seat=2 done1=passs`, 'wrong-moment', 'done1'],
  ['nothing that was done', `${PLACE} seat=2 done1=`, 'unreadable', 'done1'],
  ['an end after one pass', `${PLACE.replace('place', 'over')} done1=pass`, 'wrong-moment', 'phase'],
  ['a full map and a draft', `${DRAFT} map1=${FULL}`, 'should-be-over', 'map1'],
  ['a full map and a placement on it', `${PLACE} map1=${FULL}`, 'should-be-over', 'map1'],
  ['a full map of who places last', `${PLACE} map2=${FULL}`, 'should-be-over', 'map2'],
  ['three dice that tick', `${PLACE} seat=2 done1=ddd`, 'unreadable', 'done1'],
  ['an end that nobody has brought about', PLACE.replace('place', 'over'), 'wrong-moment', 'phase'],
  [
    'a lightning after the map that ended the game',
    `${PLACE.replace('place', 'cross')} map1=${FULL} book1=q3`,
    'should-be-over',
    'map1',
  ],
  ['a full map and a roll to come', `duel round=19 map2=${FULL}`, 'should-be-over', 'map2'],
  ['a domino that is not in the deck', 'discovery phase=king unseen=5-25 choosing=1,2,3,4', 'not-in-deck', 'unseen'],
  ['a domino 0', 'discovery phase=king unseen=5-24 choosing=0,2,3,4', 'not-in-deck', 'choosing'],
  [
    'one domino more than the deck has',
    'discovery phase=king unseen=5-24 choosing=2,3,4,25',
    'not-in-deck',
    'choosing',
  ],
  ['dominoes in another order', 'discovery phase=king unseen=5-24 choosing=2,1,3,4', 'not-canonical', 'choosing'],
  [
    'unseen dominoes in another order',
    'discovery phase=king unseen=6-24,5 choosing=1,2,3,4',
    'not-canonical',
    'unseen',
  ],
  ['unseen dominoes one by one', 'discovery phase=king unseen=5,6-24 choosing=1,2,3,4', 'not-canonical', 'unseen'],
  ['a line of three', 'discovery phase=king unseen=4-24 choosing=1,2,3', 'unreadable', 'choosing'],
  ['a king of player 3', 'discovery phase=king unseen=5-24 choosing=1:3,2,3,4', 'unreadable', 'choosing'],
  ['dominoes that make no lines', 'discovery phase=king unseen=6-24 choosing=1,2,3,4', 'wrong-lines', 'unseen'],
  ['a line that nobody has revealed', 'discovery phase=king choosing=1,2,3,4', 'wrong-lines', 'unseen'],
  ['more lines than there are', 'discovery deck=base unseen=none', 'wrong-lines', 'unseen'],
  ['a domino on the table and unseen', 'discovery phase=king unseen=4-23 choosing=1,2,3,4', 'domino-twice', 'choosing'],
  [
    'a domino in both lines',
    PLACING.replace('choosing=5', 'choosing=4').replace('9-24', '9-24'),
    'domino-twice',
    'choosing',
  ],
  ['a pick with nothing to pick from', 'discovery phase=pick', 'wrong-moment', 'phase'],
  [
    'a line to reveal while one is chosen from',
    PICKING.replace('pick', 'line').replace('phase=line ', ''),
    'wrong-moment',
    'phase',
  ],
  ['a placement with nothing to place', PICKING.replace('pick', 'place'), 'wrong-moment', 'phase'],
  ['an end with dominoes left', PLACING.replace('place', 'over'), 'wrong-moment', 'phase'],
  ['a line to reveal before the first is placed', 'discovery unseen=5-24', 'wrong-moment', 'phase'],
  ['a line to reveal amid placing', `discovery unseen=5-24 ${FOUR} done=1`, 'wrong-moment', 'phase'],
  ['a line to reveal after the last', `discovery unseen=none ${LAST}`, 'wrong-moment', 'phase'],
  ['a king to set after the first line', PLACING.replace('place', 'king'), 'wrong-moment', 'phase'],
  ['a king to set after a line that is gone', `discovery phase=king unseen=9-24 ${CHOOSING}`, 'wrong-moment', 'phase'],
  ['a king to set on nothing', 'discovery phase=king unseen=5-24', 'wrong-moment', 'phase'],
  ['a king to set after a placement', `discovery phase=king unseen=5-24 ${CHOOSING} done=1`, 'wrong-moment', 'phase'],
  ['a pick after a line that is gone', `discovery phase=pick unseen=9-24 ${CHOOSING}`, 'wrong-moment', 'phase'],
  ['a first pick after a placement', `${PICKING} done=1`, 'wrong-moment', 'phase'],
  ['a pick when all is placed', `${PLACING.replace('place', 'pick')} done=4`, 'wrong-moment', 'phase'],
  ['a placement when all is placed', `${PLACING} done=4`, 'wrong-moment', 'phase'],
  ['a placement with no line to go to', `discovery phase=place unseen=5-24 ${FOUR}`, 'wrong-moment', 'phase'],
  ['an end without a line', 'discovery phase=over unseen=none', 'wrong-moment', 'phase'],
  ['an end before the last placement', `discovery phase=over unseen=none ${LAST} done=3`, 'wrong-moment', 'phase'],
  [
    'an end with a line to choose from',
    `discovery phase=over unseen=none ${FOUR} choosing=21,22,23,24 done=4`,
    'wrong-moment',
    'phase',
  ],
  ['a line to reveal beside one to choose from', PLACING.replace('phase=place ', ''), 'wrong-moment', 'phase'],
  ['a pick from a line that is gone', 'discovery phase=pick unseen=5-24', 'wrong-moment', 'phase'],
  ['an end of nothing that was placed', 'discovery phase=over unseen=none done=4', 'wrong-moment', 'phase'],
  ['an end by who did not place last', `discovery phase=over seat=2 unseen=none ${LAST} done=4`, 'wrong-seat', 'seat'],
  ['a domino to place that is unseen', `discovery unseen=1-20 ${FOUR}`, 'domino-twice', 'placing'],
  ['unseen dominoes that are no numbers', 'discovery unseen=x', 'unreadable', 'unseen'],
  ['unseen dominoes up to no number', 'discovery unseen=1-x', 'unreadable', 'unseen'],
  ['unseen dominoes from no number', 'discovery unseen=-4', 'unreadable', 'unseen'],
  ['unseen dominoes from, to and beyond', 'discovery unseen=1-2-3', 'unreadable', 'unseen'],
  ['unseen dominoes from domino 0', 'discovery unseen=0-4', 'not-in-deck', 'unseen'],
  ['unseen dominoes backwards', 'discovery unseen=9-5', 'not-in-deck', 'unseen'],
  ['an unseen domino twice', 'discovery unseen=5-24,24', 'not-canonical', 'unseen'],
  ['a domino twice in a line', 'discovery phase=king unseen=5-24 choosing=1,1,2,3', 'not-canonical', 'choosing'],
  ['a domino with more than a king', 'discovery phase=king unseen=5-24 choosing=1:12,2,3,4', 'unreadable', 'choosing'],
  ['a domino after a sign', 'discovery phase=king unseen=5-24 choosing=!1,2,3,4', 'unreadable', 'choosing'],
  ['a new game begun by player 2', 'discovery seat=2', 'wrong-seat', 'seat'],
  ['a placement by who has no king there', `${PLACING} seat=2`, 'wrong-seat', 'seat'],
  ['three kings of one player', PLACING.replace('2:2', '2:1'), 'wrong-kings', 'placing'],
  ['a king that is still on the old line', PLACING.replace('5,6', '5:1,6'), 'wrong-kings', 'choosing'],
  ['three kings on the first line', PICKING.replace('1,2,3', '1:1,2:1,3:1'), 'wrong-kings', 'choosing'],
  [
    'a king to come out of an empty hand',
    PICKING.replace('pick', 'king').replace('1,2,3,4', '1:1,2:1,3:2,4:2'),
    'wrong-kings',
    'choosing',
  ],
  ['a kingdom before the first placement', `${PLACING} kingdom1=*ww`, 'wrong-count', 'kingdom1'],
  ['a discard before the first placement', `${PLACING} discards2=1`, 'wrong-count', 'kingdom2'],
  ['half a domino in a kingdom', `${PLACING} kingdom1=*w`, 'odd-squares', 'kingdom1'],
  ['four crowns on a square', `${PLACING} kingdom1=*wn++++`, 'too-many-marks', 'kingdom1'],
  ['two crowns in the wheat', `${PLACING} kingdom1=*w++n`, 'too-many-marks', 'kingdom1'],
  ['a kingdom beyond 5×5', `${PLACING} kingdom1=w4*1w`, 'outside-bound', 'kingdom1'],
  ['a kingdom that is seven wide', `${PLACING} kingdom1=wwww*ww`, 'outside-bound', 'kingdom1'],
  ['a mine written as a meadow is written', `${PLACING} kingdom1=*xx`, 'unreadable', 'kingdom1'],
];

describe('a position that cannot be', () => {
  test.each(REFUSED)('is refused: %s', (_, text, code, word) => {
    expect(wrong(text)).toMatchObject({ code, word });
  });

  test('is refused with the whole value of the word, whatever is in it', () => {
    expect(wrong('duel round=2=3')).toEqual({ code: 'unreadable', word: 'round', found: '2=3' });
    expect(wrong('duel book1=d6')).toMatchObject({ found: 'd6' });
    expect(wrong('duel book1=f3')).toMatchObject({ word: 'bonus1', found: '' });
    expect(wrong('duel done1=d')).toMatchObject({ found: 'd' });
    expect(wrong('duel phase=draft dice=d-,s-,f-,?-')).toMatchObject({ found: 'd-,s-,f-,?-' });
    expect(wrong('duel phase=draft')).toMatchObject({ found: '' });
    expect(wrong(`${DRAFT} map1=${FULL}`)).toMatchObject({ found: '' });
    expect(wrong('discovery unseen=5-24')).toMatchObject({ word: 'phase', found: '' });
    expect(wrong('duel round=2 round=3=4')).toEqual({ code: 'repeated-option', word: 'round', found: '3=4' });
  });

  test('is not refused where it could be after all', () => {
    expect(wrong('discovery phase=king unseen=2,6-24 choosing=1,3,4,5')).toBeNull();
    // Who rolled has filled the map; the other still places.
    expect(wrong(`${PLACE} seat=2 map1=${FULL}`)).toBeNull();
    expect(wrong(`${PLACE.replace('place', 'over')} map1=${FULL}`)).toBeNull();
    expect(wrong(`${PLACE.replace('place', 'cross')} end=round map1=${FULL} book1=q3`)).toBeNull();
    expect(wrong(`${PLACE.replace('place', 'cross')} rules=1 map1=${FULL} book1=q3`)).toBeNull();
    // Two crosses of the face, one of the castle, one of the power.
    expect(wrong('duel round=9 map1=sf++++* castle1=spent book1=q3')).toBeNull();
    expect(wrong('duel round=9 map1=s++f+++* castle1=spent book1=q3')).toBeNull();
  });

  test('is refused where a part of a kingdom stands apart', () => {
    const text =
      'discovery rules=1 phase=place seat=2 unseen=9-24 placing=1:1,2:2,3:2,4:1 done=1 choosing=5:1,6,7,8 kingdom1=';
    expect(wrong(`${text}*ww`)).toBeNull();
    expect(wrong(`${text}*1ww`)).toMatchObject({ code: 'not-connected', word: 'kingdom1' });
  });

  test('gives every reason there is somewhere', () => {
    const given = new Set(['not-connected', ...REFUSED.map(([, , code]) => code)]);
    expect(POSITION_CODES.filter((code) => !given.has(code))).toEqual([]);
  });

  test('names its line in a record', () => {
    const answer = readRecord(['[Player1 "Ada"]', 'position duel seat=2', 'roll d s f++ ?'], GAMES);
    expect(answer).toEqual({
      ok: false,
      error: { line: 2, problem: { kind: 'position', error: { code: 'wrong-seat', word: 'seat', found: '2' } } },
    });
  });
});
