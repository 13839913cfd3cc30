import type { Board } from '../core/domains.ts';
import type { Illegal } from '../core/errors.ts';
import { bySeat, other, type Seat } from '../core/game.ts';
import { type Square, squareAt } from '../core/grid.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { DuelAction, Place } from './action.ts';
import { apartOnMap, connects, powersNeeded } from './connection.ts';
import { type Coat, MAP, type Power } from './data.ts';
import { whyNotDuel } from './judge.ts';
import { continueSpellbook, countsOfPass, countsOfTokens, fillSpellbook } from './spellbook.ts';
import { type DuelPlayer, type DuelState, someMapIsFull, withPlayer } from './state.ts';

export function applyDuel(state: DuelState, action: DuelAction): Result<DuelState, Illegal> {
  const illegal = whyNotDuel(state, action);
  return illegal ? err(illegal) : ok(applyLegal(state, action));
}

function applyLegal(state: DuelState, action: DuelAction): DuelState {
  const { seat } = state;
  const player = bySeat(state.players, seat);
  switch (action.type) {
    case 'roll':
      return { ...state, phase: 'draft', dice: action.faces.map((face) => ({ face, taker: null })) };
    case 'pick':
      return pick(state, action.dice);
    case 'place':
      return nextToPlace(withPlayer(state, seat, drawn(player, action)));
    case 'pass':
      return nextToPlace(withPlayer(state, seat, { passed: true, counts: countsOfPass(state, seat) }));
    case 'bonus':
      return continueSpellbook(withPlayer(resolved(state), seat, { bonus: action.coat }), seat);
    case 'cross':
      return continueSpellbook(withPlayer(resolved(state), seat, { map: withCross(player.map, action.square) }), seat);
  }
}

const resolved = (state: DuelState): DuelState => ({ ...state, lightning: state.lightning.slice(1) });

/** The dice nobody chose go to the other player without a decision: A's last die, or B's two after `both`. */
function pick(state: DuelState, numbers: readonly number[]): DuelState {
  const { seat, roller } = state;
  const take = (by: Seat, chosen: readonly number[]) =>
    state.dice.map((die, index) => (chosen.includes(index + 1) ? { ...die, taker: by } : die));
  const dice = take(seat, numbers);
  if (seat === roller && numbers.length === 1) return { ...state, dice, seat: other(seat) };
  const rest = dice.map((die) => (die.taker === null ? { ...die, taker: other(seat) } : die));
  const formed: DuelState = { ...state, dice: rest, phase: 'place', seat: roller };
  return seat === roller ? withPlayer(formed, seat, { powers: without(state, seat, ['both']) }) : formed;
}

const without = (state: DuelState, seat: Seat, spent: readonly Power[]): readonly Power[] =>
  bySeat(state.players, seat).powers.filter((power) => !spent.includes(power));

function drawn(player: DuelPlayer, { tokens }: Place): Partial<DuelPlayer> {
  return {
    map: withTokens(player.map, tokens),
    castle: player.castle && !tokens.some((token) => token.castle),
    powers: player.powers.filter((power) => !powersSpent(player, tokens).includes(power)),
    counts: countsOfTokens(tokens),
  };
}

/** The powers in hand that a placement uses up. */
export function powersSpent(player: DuelPlayer, tokens: Place['tokens']): Power[] {
  const [one, two] = tokens;
  const [a, b] = [squareAt(MAP, one.square), squareAt(MAP, two.square)];
  const spent = powersNeeded(apartOnMap(a, b), connects(player.map, one.coat, a), connects(player.map, two.coat, b));
  return one.turned || two.turned ? [...spent, 'turn'] : [...spent];
}

export function withTokens(map: Board<Coat>, tokens: Place['tokens']): Board<Coat> {
  const next = map.slice();
  for (const { square, coat, crosses } of tokens) next[squareAt(MAP, square)] = { kind: coat, marks: crosses };
  return next;
}

export function withCross(map: Board<Coat>, name: Square): Board<Coat> {
  const next = map.slice();
  const square = squareAt(MAP, name);
  const { kind, marks } = next[square]!;
  next[square] = { kind, marks: marks + 1 };
  return next;
}

/** A places first, then B; then the spellbook, unless a full map ends the game before it. */
function nextToPlace(state: DuelState): DuelState {
  if (state.seat === state.roller) return { ...state, seat: other(state.seat) };
  return state.options.end === 'map' && someMapIsFull(state) ? { ...state, phase: 'over' } : fillSpellbook(state);
}
