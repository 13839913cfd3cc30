import type { Board } from '../core/domains.ts';
import { bySeat, other, SEATS, type Seat } from '../core/game.ts';
import {
  countAt,
  countDrawn,
  type Fields,
  type PositionError,
  positionError,
  printBoard,
  type Read,
  readable,
  readBoard,
  readSetUp,
  seatOf,
  wordOf,
} from '../core/position.ts';
import { type Err, err, ok, type Result } from '../core/result.ts';
import {
  type ByCoat,
  COATS,
  type Coat,
  coatOf,
  crossesOf,
  isCoat,
  isFace,
  JOKER,
  LIGHTNING,
  MAP,
  POWERS,
  type Power,
} from './data.ts';
import { type DuelOptions, parseDuelOptions, printDuelOptions } from './options.ts';
import { countsOfPass } from './spellbook.ts';
import { type Die, type DuelPlayer, type DuelState, diceOf, mapIsFull, newDuel } from './state.ts';

/** The words of a position, in the order in which they are printed. */
const OF_GAME = ['round', 'phase', 'seat', 'dice'] as const;
const OF_PLAYER = ['map', 'castle', 'book', 'held', 'bonus', 'done'] as const;
const KNOWN: readonly string[] = [...OF_GAME, ...SEATS.flatMap((seat) => OF_PLAYER.map((name) => `${name}${seat}`))];

const LETTERS = Object.fromEntries(COATS.map((coat) => [coat, coat])) as ByCoat<Coat>;

/** The moments of a round; a lightning power is named by what it asks for. */
type Moment = Pick<DuelState, 'phase' | 'lightning'>;
const MOMENTS: ReadonlyMap<string, Moment> = new Map<string, Moment>([
  ['roll', { phase: 'roll', lightning: [] }],
  ['draft', { phase: 'draft', lightning: [] }],
  ['place', { phase: 'place', lightning: [] }],
  ['domains', { phase: 'lightning', lightning: ['domains'] }],
  ['domains,cross', { phase: 'lightning', lightning: ['domains', 'cross'] }],
  ['cross', { phase: 'lightning', lightning: ['cross'] }],
  ['over', { phase: 'over', lightning: [] }],
]);

const rollerOf = (round: number): Seat => (round % 2 === 1 ? 1 : 2);

export function printDuelPosition(state: DuelState): string {
  const words = [...wordsOf(state)].map(([name, value]) => `${name}=${value}`);
  return ['duel', ...printDuelOptions(state.options), ...words].join(' ');
}

/** What differs from a new game, word by word. */
function wordsOf(state: DuelState): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const { round, phase, seat, dice, lightning, players } = state;
  if (round !== 1) words.set('round', String(round));
  if (phase !== 'roll') words.set('phase', phase === 'lightning' ? lightning.join() : phase);
  if (seat !== rollerOf(round)) words.set('seat', String(seat));
  if (dice.length > 0) words.set('dice', dice.map(({ face, taker }) => `${face}${taker ?? '-'}`).join());
  for (const own of SEATS) {
    const { map, castle, ticks, powers, bonus, passed, counts } = bySeat(players, own);
    if (countDrawn(map) > 0) words.set(`map${own}`, printBoard(MAP, map, LETTERS));
    if (!castle) words.set(`castle${own}`, 'spent');
    const ticked = COATS.filter((coat) => ticks[coat] > 0).map((coat) => `${coat}${ticks[coat]}`);
    if (ticked.length > 0) words.set(`book${own}`, ticked.join(''));
    if (powers.length > 0) words.set(`held${own}`, powers.join());
    if (bonus) words.set(`bonus${own}`, bonus);
    if (passed || counts.length > 0) words.set(`done${own}`, `${passed ? 'pass' : ''}${counts.join('')}`);
  }
  return words;
}

export const parseDuelPosition = (words: readonly string[]): Result<DuelState, PositionError> =>
  readSetUp({ known: KNOWN, parseOptions: parseDuelOptions, setUp, whatIsWrong, wordsOf }, words);

function setUp(options: DuelOptions, { take }: Fields): DuelState {
  const fresh = newDuel(options);
  const round = take('round', 1, countAt(1, 999));
  const moment = take('phase', { phase: 'roll', lightning: [] } as Moment, (text) => readable(MOMENTS.get(text)));
  const players = fresh.players.map((player, index): DuelPlayer => {
    const seat = index + 1;
    const done = take(`done${seat}`, { passed: false, counts: [] as readonly Coat[] }, readDone);
    return {
      map: take(`map${seat}`, player.map, (text) => readBoard(MAP, text, LETTERS)),
      castle: take(`castle${seat}`, true, (text) => (text === 'spent' ? ok(false) : err('unreadable'))),
      ticks: take(`book${seat}`, player.ticks, readTicks),
      powers: take(`held${seat}`, player.powers, readPowers),
      bonus: take<Coat | null>(`bonus${seat}`, null, wordOf<Coat>(COATS)),
      ...done,
    };
  });
  const [one, two] = players as [DuelPlayer, DuelPlayer];
  const wonBy = (coat: Coat): Seat | null =>
    SEATS.find((seat) => bySeat([one, two], seat).ticks[coat] >= options.sheet.boxes[coat]) ?? null;
  return {
    options,
    round,
    roller: rollerOf(round),
    ...moment,
    seat: take('seat', rollerOf(round), seatOf),
    dice: take('dice', [] as readonly Die[], readDice),
    players: [one, two],
    lines: { d: wonBy('d'), s: wonBy('s'), D: wonBy('D'), S: wonBy('S'), f: wonBy('f'), q: wonBy('q') },
  };
}

/** Four faces, each followed by who has the die, or `-`. */
function readDice(text: string): Read<readonly Die[]> {
  const dice = text.split(',').map((word): Die | null => {
    const face = word.slice(0, -1);
    const taker = SEATS.find((seat) => word.endsWith(String(seat))) ?? null;
    return isFace(face) && (taker !== null || word.endsWith('-')) ? { face, taker } : null;
  });
  const read = dice.filter((die) => die !== null);
  return read.length === dice.length ? ok(read) : err('unreadable');
}

/** A coat and how many boxes of its line are ticked. */
function readTicks(text: string): Read<ByCoat<number>> {
  if (!/^(?:[dsDSfq]\d{1,2})+$/.test(text)) return err('unreadable');
  const ticks: Record<Coat, number> = { d: 0, s: 0, D: 0, S: 0, f: 0, q: 0 };
  for (const [, coat, count] of text.matchAll(/([dsDSfq])(\d+)/g)) if (isCoat(coat!)) ticks[coat] = Number(count);
  return ok(ticks);
}

function readPowers(text: string): Read<readonly Power[]> {
  const names = text.split(',');
  const powers = POWERS.filter((power) => names.includes(power));
  return powers.length === names.length ? ok(powers) : err('unreadable');
}

/** `pass`, then the coats that tick a box at the end of this round. */
function readDone(text: string): Read<Pick<DuelPlayer, 'passed' | 'counts'>> {
  const [, pass, coats] = /^(pass)?([dsDSfq]{0,2})$/.exec(text) ?? [];
  if (coats === undefined || text === '') return err('unreadable');
  return ok({ passed: pass !== undefined, counts: [...coats].filter(isCoat) });
}

function whatIsWrong(state: DuelState): Err<PositionError> | null {
  for (const seat of SEATS) {
    const wrong = wrongPlayer(state, seat);
    if (wrong) return wrong;
  }
  return wrongDice(state) ?? wrongMoment(state) ?? wrongEnd(state);
}

function wrongPlayer(state: DuelState, seat: Seat): Err<PositionError> | null {
  const { boxes, powers: printed } = state.options.sheet;
  const { map, ticks, powers, bonus } = bySeat(state.players, seat);
  const fail = (code: Parameters<typeof positionError>[0], name: string) =>
    positionError(code, `${name}${seat}`, wordsOf(state).get(`${name}${seat}`) ?? '');
  if (countDrawn(map) % 2 === 1) return fail('odd-squares', 'map');
  if (crossesBeyondFaces(state, map) > crossesAdded(state, seat)) return fail('too-many-marks', 'map');
  if (COATS.some((coat) => ticks[coat] > boxes[coat])) return fail('too-many-ticks', 'book');
  const rival = bySeat(state.players, other(seat)).ticks;
  if (COATS.some((coat) => ticks[coat] === boxes[coat] && rival[coat] >= boxes[coat])) {
    return fail('line-won-twice', 'book');
  }
  const won = COATS.filter((coat) => state.lines[coat] === seat).map((coat) => printed[coat]);
  if (powers.some((power) => LIGHTNING.includes(power) || !won.includes(power))) return fail('power-not-won', 'held');
  const choosing = state.seat === seat && state.lightning.includes('domains');
  if (bonus && (choosing || !won.includes('domains'))) return fail('power-not-won', 'bonus');
  return won.includes('domains') && !choosing && !bonus ? fail('bonus-missing', 'bonus') : null;
}

/** The crosses of a map that no face can have brought, as no face of their coat shows so many; a joker shows none. */
function crossesBeyondFaces({ options }: DuelState, map: Board<Coat>): number {
  const most: Record<Coat, number> = { d: 0, s: 0, D: 0, S: 0, f: 0, q: 0 };
  for (const face of options.sheet.dice.flat()) {
    if (face !== JOKER) most[coatOf(face)] = Math.max(most[coatOf(face)], crossesOf(face));
  }
  return map.reduce((sum, drawn) => sum + Math.max(0, drawn ? drawn.marks - most[drawn.kind] : 0), 0);
}

/** The crosses a player has added to those of the faces: with the castle bonus and with `cross`. */
function crossesAdded(state: DuelState, seat: Seat): number {
  const { castle } = bySeat(state.players, seat);
  const adding = state.seat === seat && state.lightning.includes('cross');
  return (castle ? 0 : 1) + (hasWon(state, seat, 'cross') && !adding ? 1 : 0);
}

const hasWon = ({ lines, options }: DuelState, seat: Seat, power: Power): boolean =>
  COATS.some((coat) => lines[coat] === seat && options.sheet.powers[coat] === power);

/** Four dice from the roll on, taken as the draft has come. */
function wrongDice(state: DuelState): Err<PositionError> | null {
  const { phase, dice, options, seat, roller } = state;
  const fail = (code: 'wrong-takers' | 'not-a-face') => positionError(code, 'dice', wordsOf(state).get('dice') ?? '');
  if (phase === 'roll') return dice.length === 0 ? null : fail('wrong-takers');
  if (dice.length !== options.sheet.dice.length) return fail('wrong-takers');
  if (dice.some(({ face }, index) => !options.sheet.dice[index]!.includes(face))) return fail('not-a-face');
  const [taken, others] = [diceOf(state, roller).length, diceOf(state, other(roller)).length];
  const wanted = phase === 'draft' ? [seat === roller ? 0 : 1, 0] : [2, 2];
  return taken === wanted[0] && others === wanted[1] ? null : fail('wrong-takers');
}

/** Who decides, and what each has done in this round. */
function wrongMoment(state: DuelState): Err<PositionError> | null {
  const { phase, seat, roller, lightning, players } = state;
  if (phase === 'roll' && seat !== roller) return positionError('wrong-seat', 'seat', String(seat));
  const waiting = phase === 'roll' || phase === 'draft' ? SEATS : phase === 'place' ? [seat, other(roller)] : [];
  for (const own of SEATS) {
    const { passed, counts } = bySeat(players, own);
    const ticking = passed ? countsOfPass(state, own).join('') : counts.join('');
    const idle = waiting.includes(own);
    if (idle ? passed || counts.length > 0 : counts.join('') !== ticking) {
      return positionError('wrong-moment', `done${own}`, wordsOf(state).get(`done${own}`) ?? '');
    }
  }
  const { map } = bySeat(players, seat);
  if (!lightning.every((power) => hasWon(state, seat, power)))
    return positionError('power-not-won', 'phase', lightning.join());
  return lightning.includes('cross') && countDrawn(map) === 0
    ? positionError('nothing-drawn', 'phase', lightning.join())
    : null;
}

/** A full map ends the game with the placements or with the round, two who pass end it with the round: not sooner and not later. */
function wrongEnd({ options, phase, players, seat, roller }: DuelState): Err<PositionError> | null {
  const full = (own: Seat): boolean => mapIsFull(bySeat(players, own).map as Board<Coat>);
  if (phase === 'over') {
    const ended = SEATS.some(full) || players.every(({ passed }) => passed);
    return ended ? null : positionError('wrong-moment', 'phase', phase);
  }
  const inSpellbook = options.end === 'map' ? SEATS : [];
  const before =
    phase === 'roll' || phase === 'draft' ? SEATS : phase === 'place' ? [seat, other(roller)] : inSpellbook;
  const late = before.find(full);
  return late ? positionError('should-be-over', `map${late}`, '') : null;
}
