import { type BySeat, type Coat, type DuelState, duelRules, editionFor, MAP, must } from '@castellan/rules';
import { boardOf, type PaperSquares, tapped } from '../../box/paper-parts.tsx';
import { locale } from '../../i18n/index.ts';

/** A finished paper map as it is tapped in, square by square. Scored by the rules, like any game. */
export interface PaperMap {
  readonly squares: PaperSquares<Coat>;
  /** The coat chosen for the power Domains. */
  readonly bonus: Coat | null;
}

export const EMPTY_MAP: PaperMap = { squares: {}, bonus: null };

/** More crosses than this on one square never were on paper; a tap then begins again. */
const MOST_CROSSES = 6;

export const tapMap = (paper: PaperMap, square: string, coat: Coat | null): PaperMap =>
  square === MAP.names[MAP.castle] ? paper : { ...paper, squares: tapped(paper.squares, square, coat, MOST_CROSSES) };

/** A game that stands as these two maps do. */
export function stateOf([one, two]: BySeat<PaperMap>): DuelState {
  const fresh = duelRules.create(must(duelRules.parseOptions([`edition=${editionFor(locale.value)}`])));
  const player = (paper: PaperMap, index: 0 | 1) => ({
    ...fresh.players[index],
    map: boardOf(MAP.names, paper.squares),
    bonus: paper.bonus,
  });
  return { ...fresh, phase: 'over', players: [player(one, 0), player(two, 1)] };
}
