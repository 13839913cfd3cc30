import {
  type BySeat,
  bySeat,
  COATS,
  type Coat,
  type DuelState,
  duelRules,
  editionFor,
  MAP,
  must,
  type Seat,
  withSeat,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { GameBoard } from '../../board/game-board.tsx';
import { Brush } from '../../box/brush.tsx';
import { boardOf, outcomeText, type PaperSquares, tapped, Whose } from '../../box/paper-parts.tsx';
import { ScoreTable } from '../../box/score-table.tsx';
import { locale, t } from '../../i18n/index.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/controls.tsx';
import { savedSignal } from '../../ui/saved-signal.ts';
import { COAT_ART } from './art.ts';
import { coatName, coatWithCrosses } from './sentences.ts';
import { DUEL_VIEW } from './view.ts';

/** A finished paper map as it is tapped in, square by square. Scored by the rules, like any game. */
export interface PaperMap {
  readonly squares: PaperSquares<Coat>;
  /** The coat chosen for the power Domains. */
  readonly bonus: Coat | null;
}

export const EMPTY_MAP: PaperMap = { squares: {}, bonus: null };

const maps = savedSignal<readonly [PaperMap, PaperMap]>('paper.duel', [EMPTY_MAP, EMPTY_MAP]);

export function Paper() {
  const seat = useSignal<Seat>(1);
  const brush = useSignal<Coat | null>('d');
  const paper = bySeat(maps.value, seat.value);
  const state = stateOf(maps.value);
  const scores = duelRules.score(state);
  const change = (next: PaperMap) => {
    maps.value = withSeat(maps.value, seat.value, next);
  };
  const tap = (square: string) => {
    const next = tapMap(paper, square, brush.value);
    change(next);
    const there = next.squares[square];
    const total = bySeat(duelRules.score(stateOf(maps.value)), seat.value).total;
    announce(
      `${square}, ${there ? coatWithCrosses(there.kind, there.marks) : t('duel.square.empty')}. ${t('duel.points', { n: total })}`,
    );
  };
  return (
    <>
      <div class="board-side">
        <GameBoard
          view={DUEL_VIEW}
          id="paper"
          label={t('box.score.board')}
          board={duelRules.board(state, seat.value)}
          mark={seat.value}
          onIntent={({ square }) => tap(square)}
        />
      </div>
      <div class="tools-side">
        <Brush
          how={t('duel/box.how')}
          kinds={COATS.map((coat) => ({ kind: coat, art: COAT_ART[coat], name: coatName(coat) }))}
          value={brush.value}
          onChoose={(coat) => {
            brush.value = coat;
          }}
        />
        <Whose seat={seat.value} onSeat={(next) => (seat.value = next)} />
        <label class="field">
          <span>{t('duel/box.domains')}</span>
          <select
            value={paper.bonus ?? ''}
            onChange={(event) => change({ ...paper, bonus: (event.currentTarget.value || null) as Coat | null })}
          >
            <option value="">{t('duel/box.noDomains')}</option>
            {COATS.map((coat) => (
              <option key={coat} value={coat}>
                {coatName(coat)}
              </option>
            ))}
          </select>
        </label>
        <Button name="clear" icon="i-trash" onClick={() => change(EMPTY_MAP)}>
          {t('box.score.clear')}
        </Button>
      </div>
      <ScoreTable
        score={bySeat(scores, seat.value)}
        artOf={(coat) => COAT_ART[coat]}
        nameOf={coatName}
        extraName={() => t('duel/box.domains')}
        outcome={outcomeText(duelRules.result(state), scores, (_, name) => t('duel/box.aheadBy.largest', { name }))}
      />
    </>
  );
}

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
