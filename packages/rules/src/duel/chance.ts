import { type Below, type ChanceOutcome, type Fraction, fraction } from '../core/chance.ts';
import type { DuelAction } from './action.ts';
import type { Face } from './data.ts';
import { whyNotDuel } from './judge.ts';
import type { DuelState } from './state.ts';

/** The different faces of each die with how often each stands on it. */
const facesOf = (state: DuelState): ReadonlyMap<Face, number>[] =>
  state.options.sheet.dice.map((faces) => {
    const counts = new Map<Face, number>();
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
    return counts;
  });

const allOutcomes = (state: DuelState): number =>
  state.options.sheet.dice.reduce((product, faces) => product * faces.length, 1);

export const countRolls = (state: DuelState): number =>
  state.phase === 'roll' ? facesOf(state).reduce((product, faces) => product * faces.size, 1) : 0;

export function* rolls(state: DuelState): Generator<ChanceOutcome<DuelAction>> {
  if (state.phase !== 'roll') return;
  const dice = facesOf(state);
  const all = allOutcomes(state);
  function* from(faces: readonly Face[], ways: number): Generator<ChanceOutcome<DuelAction>> {
    const die = dice[faces.length];
    if (!die) yield { action: { type: 'roll', faces }, probability: fraction(ways, all) };
    else for (const [face, count] of die) yield* from([...faces, face], ways * count);
  }
  yield* from([], 1);
}

export function probabilityOfRoll(state: DuelState, action: DuelAction): Fraction | null {
  if (action.type !== 'roll' || whyNotDuel(state, action)) return null;
  const ways = facesOf(state).reduce((product, die, index) => product * die.get(action.faces[index]!)!, 1);
  return fraction(ways, allOutcomes(state));
}

export const drawRoll = (state: DuelState, below: Below): DuelAction => ({
  type: 'roll',
  faces: state.options.sheet.dice.map((faces) => faces[below(faces.length)]!),
});
