import { bySeat, SEATS, type Seat } from '../core/game.ts';
import { fitsIn } from '../core/grid.ts';
import {
  countAt,
  countDrawn,
  type Fields,
  type PositionCode,
  type PositionError,
  positionError,
  printBoard,
  type Read,
  readBoard,
  readSetUp,
  seatOf,
  wordOf,
} from '../core/position.ts';
import { type Err, err, ok, type Result } from '../core/result.ts';
import { wholeNumber } from '../core/words.ts';
import { BOARDS, DECKS, type Deck, KINGS_EACH, LINE_LENGTH, LINES, type Terrain } from './data.ts';
import { type DiscoveryOptions, parseDiscoveryOptions, printDiscoveryOptions } from './options.ts';
import {
  boardOf,
  type DiscoveryPhase,
  type DiscoveryState,
  type Kingdom,
  kingdomOf,
  newDiscovery,
  type Spot,
} from './state.ts';

/** The words of a position, in the order in which they are printed. */
const OF_GAME = ['phase', 'seat', 'unseen', 'placing', 'done', 'choosing'] as const;
const OF_PLAYER = ['kingdom', 'discards'] as const;
const KNOWN: readonly string[] = [...OF_GAME, ...SEATS.flatMap((seat) => OF_PLAYER.map((name) => `${name}${seat}`))];

const PHASES: readonly DiscoveryPhase[] = ['line', 'king', 'pick', 'place', 'over'];

/** A mine is an `n`: `m` is a meadow. */
const LETTERS: Readonly<Record<Terrain, string>> = {
  wheat: 'w',
  forest: 'f',
  lake: 'l',
  meadow: 'm',
  swamp: 's',
  mine: 'n',
};

export function printDiscoveryPosition(state: DiscoveryState): string {
  const words = [...wordsOf(state)].map(([name, value]) => `${name}=${value}`);
  return ['discovery', ...printDiscoveryOptions(state.options), ...words].join(' ');
}

/** What differs from a new game, word by word. */
function wordsOf(state: DiscoveryState): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const { options, phase, seat, unseen, placing, done, choosing, kingdoms } = state;
  if (phase !== 'line') words.set('phase', phase);
  if (seat !== 1) words.set('seat', String(seat));
  if (unseen.length !== DECKS[options.deck].length) words.set('unseen', printNumbers(unseen));
  if (placing.length > 0) words.set('placing', printSpots(placing));
  if (done > 0) words.set('done', String(done));
  if (choosing.length > 0) words.set('choosing', printSpots(choosing));
  for (const own of SEATS) {
    const { board, discards } = bySeat(kingdoms, own);
    if (countDrawn(board) > 0) words.set(`kingdom${own}`, printBoard(boardOf(state), board, LETTERS));
    if (discards > 0) words.set(`discards${own}`, String(discards));
  }
  return words;
}

const printSpots = (spots: readonly Spot[]): string =>
  spots.map(({ domino, king }) => (king ? `${domino}:${king}` : String(domino))).join();

/** Ascending numbers; those that follow each other as the first and the last of them, `4-9`. */
function printNumbers(numbers: readonly number[]): string {
  if (numbers.length === 0) return 'none';
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs[runs.length - 1];
    if (run && run[1] + 1 === number) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join();
}

export const parseDiscoveryPosition = (words: readonly string[]): Result<DiscoveryState, PositionError> =>
  readSetUp({ known: KNOWN, parseOptions: parseDiscoveryOptions, setUp, whatIsWrong, wordsOf }, words);

function setUp(options: DiscoveryOptions, { take }: Fields): DiscoveryState {
  const fresh = newDiscovery(options);
  const { size } = options;
  const deck = DECKS[options.deck].length;
  const phase = take('phase', fresh.phase, wordOf(PHASES));
  const seat = take<Seat>('seat', 1, seatOf);
  const unseen = take('unseen', fresh.unseen, (text) => readNumbers(text, deck));
  const placing = take('placing', fresh.placing, (text) => readSpots(text, deck));
  const choosing = take('choosing', fresh.choosing, (text) => readSpots(text, deck));
  const kingdoms = fresh.kingdoms.map((kingdom, index): Kingdom => {
    const board = take(`kingdom${index + 1}`, kingdom.board, (text) => readBoard(BOARDS[size], text, LETTERS));
    return kingdomOf(size, board, take(`discards${index + 1}`, 0, countAt(1, deck)));
  });
  const lines = (deck - unseen.length) / LINE_LENGTH;
  const handOf = (own: Seat): number => {
    if (lines === 0) return KINGS_EACH;
    if (placing.length > 0) return 0;
    // Before the first round: what is neither on a domino nor just coming out of the hand.
    return KINGS_EACH - kingsOf(choosing, own) - (phase === 'pick' && seat === own ? 1 : 0);
  };
  return {
    options,
    phase,
    seat,
    lines,
    unseen,
    hand: [handOf(1), handOf(2)],
    placing,
    done: take('done', 0, countAt(1, LINE_LENGTH)),
    choosing,
    kingdoms: kingdoms as [Kingdom, Kingdom],
  };
}

const kingsOf = (spots: readonly Spot[], seat: Seat): number => spots.filter(({ king }) => king === seat).length;

function readNumbers(text: string, deck: number): Read<readonly number[]> {
  if (text === 'none') return ok([]);
  const numbers: number[] = [];
  for (const run of text.split(',')) {
    const [first, last, ...more] = run.split('-').map(wholeNumber);
    if (first === null || first === undefined || last === null || more.length > 0) return err('unreadable');
    const end = last ?? first;
    if (first < 1 || end > deck || end < first) return err('not-in-deck');
    if (first <= (numbers[numbers.length - 1] ?? 0)) return err('not-canonical');
    for (let number = first; number <= end; number++) numbers.push(number);
  }
  return ok(numbers);
}

/** Four dominoes in ascending order, each with the king on it. */
function readSpots(text: string, deck: number): Read<readonly Spot[]> {
  const spots: Spot[] = [];
  for (const word of text.split(',')) {
    const [, number, king] = /^(\d+)(?::([12]))?$/.exec(word) ?? [];
    const domino = number === undefined ? null : wholeNumber(number);
    if (domino === null) return err('unreadable');
    if (domino < 1 || domino > deck) return err('not-in-deck');
    if (domino <= (spots[spots.length - 1]?.domino ?? 0)) return err('not-canonical');
    spots.push({ domino, king: king === undefined ? null : king === '1' ? 1 : 2 });
  }
  return spots.length === LINE_LENGTH ? ok(spots) : err('unreadable');
}

function whatIsWrong(state: DiscoveryState): Err<PositionError> | null {
  return wrongLines(state) ?? wrongPhase(state) ?? wrongKings(state) ?? wrongKingdoms(state);
}

const fail = (state: DiscoveryState, code: PositionCode, word: string): Err<PositionError> =>
  positionError(code, word, wordsOf(state).get(word) ?? '');

/** What is revealed comes in lines of four, and every domino is in one place. */
function wrongLines(state: DiscoveryState): Err<PositionError> | null {
  const { options, lines, unseen, placing, choosing } = state;
  const shown = (placing.length + choosing.length) / LINE_LENGTH;
  if (!Number.isInteger(lines) || lines > LINES[options.size] || lines < shown) {
    return fail(state, 'wrong-lines', 'unseen');
  }
  const named = [...placing, ...choosing].map(({ domino }) => domino);
  if (new Set(named).size !== named.length || named.some((domino) => unseen.includes(domino))) {
    return fail(state, 'domino-twice', choosing.length > 0 ? 'choosing' : 'placing');
  }
  return null;
}

/** Which lines lie on the table at each moment, and how far the one being placed is. */
function wrongPhase(state: DiscoveryState): Err<PositionError> | null {
  const { options, phase, seat, lines, placing, done, choosing } = state;
  const last = lines === LINES[options.size];
  const first = placing.length === 0;
  const fits: Readonly<Record<DiscoveryPhase, boolean>> = {
    line: choosing.length === 0 && done === 0 && !last && first === (lines === 0),
    king: first && lines === 1 && choosing.length > 0 && done === 0,
    pick: choosing.length > 0 && (first ? lines === 1 && done === 0 : done < LINE_LENGTH),
    place: !first && done < LINE_LENGTH && (choosing.length > 0 || last),
    over: !first && last && choosing.length === 0 && done === LINE_LENGTH,
  };
  if (!fits[phase]) return fail(state, 'wrong-moment', 'phase');
  const decides = phase === 'over' ? placing[LINE_LENGTH - 1] : phase === 'line' ? undefined : placing[done];
  const wrong = decides ? decides.king !== seat : lines === 0 && seat !== 1;
  return wrong ? fail(state, 'wrong-seat', 'seat') : null;
}

/** Two kings each: all on the line being placed, and on the next line one for each domino that is done. */
function wrongKings(state: DiscoveryState): Err<PositionError> | null {
  const { phase, hand, placing, done, choosing } = state;
  for (const seat of SEATS) {
    if (placing.length > 0 && kingsOf(placing, seat) !== KINGS_EACH) return fail(state, 'wrong-kings', 'placing');
    const moved = kingsOf(placing.slice(0, done), seat);
    if (choosing.length > 0 && placing.length > 0 && kingsOf(choosing, seat) !== moved) {
      return fail(state, 'wrong-kings', 'choosing');
    }
    if (bySeat(hand, seat) < 0) return fail(state, 'wrong-kings', 'choosing');
  }
  return phase === 'king' && hand[0] + hand[1] === 0 ? fail(state, 'wrong-kings', 'choosing') : null;
}

/** Each kingdom holds what its player has placed: two squares for every domino that was not discarded, all connected. */
function wrongKingdoms(state: DiscoveryState): Err<PositionError> | null {
  const { options, phase, seat, lines, placing, done, choosing, kingdoms } = state;
  const shown = (placing.length + choosing.length) / LINE_LENGTH;
  for (const own of SEATS) {
    const { board, extent, discards } = bySeat(kingdoms, own);
    const word = `kingdom${own}`;
    const squares = countDrawn(board);
    if (squares % 2 === 1) return fail(state, 'odd-squares', word);
    if (board.some((drawn) => drawn && drawn.marks > mostCrowns(options.deck, drawn.kind))) {
      return fail(state, 'too-many-marks', word);
    }
    if (!fitsIn(extent, options.size)) return fail(state, 'outside-bound', word);
    const justPlaced = phase === 'pick' && placing.length > 0 && seat === own ? 1 : 0;
    const had = KINGS_EACH * (lines - shown) + kingsOf(placing.slice(0, done), own) + justPlaced;
    if (squares / 2 + discards !== had) return fail(state, 'wrong-count', word);
    if (!isConnected(state, own)) return fail(state, 'not-connected', word);
  }
  return null;
}

/** The most crowns on a half of this terrain. */
const mostCrowns = (deck: Deck, terrain: Terrain): number =>
  Math.max(
    ...DECKS[deck]
      .flatMap(({ left, right }) => [left, right])
      .map((half) => (half.terrain === terrain ? half.crowns : 0)),
  );

/** Every square is reached from the castle by edges: a domino always touches what lies there. */
function isConnected(state: DiscoveryState, seat: Seat): boolean {
  const grid = boardOf(state);
  const { board } = bySeat(state.kingdoms, seat);
  const reached = new Set([grid.castle]);
  // The set grows while it is walked.
  for (const square of reached) for (const next of grid.neighbours[square]!) if (board[next]) reached.add(next);
  return reached.size === countDrawn(board) + 1;
}
