import type { DuelState, Face } from '@castellan/rules';

type Dice = readonly (readonly Face[])[];

/** Every way in which these dice can show these faces, one face each: in each, the faces stand in the order of the dice. */
export function rollsShowing(dice: Dice, faces: readonly Face[]): readonly (readonly Face[])[] {
  const [die, ...others] = dice;
  if (!die) return faces.length === 0 ? [[]] : [];
  return [...new Set(faces)]
    .filter((face) => die.includes(face))
    .flatMap((face) => rollsShowing(others, faces.toSpliced(faces.indexOf(face), 1)).map((rest) => [face, ...rest]));
}

/** Whether one more die can show this face, with the others showing those. */
export const canShow = (dice: Dice, shown: readonly Face[], face: Face): boolean => hasPlace(dice, [...shown, face]);

function hasPlace(dice: Dice, [face, ...others]: readonly Face[]): boolean {
  if (face === undefined) return true;
  return dice.some((die, index) => die.includes(face) && hasPlace(dice.toSpliced(index, 1), others));
}

/** Whether it matters which die shows what: only for who can turn one to another of its faces. */
export const diceMatter = ({ players }: Pick<DuelState, 'players'>): boolean =>
  players.some(({ powers }) => powers.includes('turn'));
