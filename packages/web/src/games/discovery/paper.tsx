import { terrainArt } from '@castellan/picture/games/discovery';
import {
  BOARDS,
  bySeat,
  discoveryRules,
  fitsIn,
  type Seat,
  type Size,
  squareAt,
  stretched,
  TERRAINS,
  type Terrain,
  withSeat,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { GameBoard } from '../../board/game-board.tsx';
import { Brush } from '../../box/brush.tsx';
import { outcomeText, Whose } from '../../box/paper-parts.tsx';
import { ScoreTable } from '../../box/score-table.tsx';
import { t } from '../../i18n/index.ts';
import { announce } from '../../ui/announce.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Button } from '../../ui/controls.tsx';
import { savedSignal } from '../../ui/saved-signal.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './box.module.css';
import { EMPTY_KINGDOM, extentOf, type KingdomRules, type PaperKingdom, stateOf, tapKingdom } from './paper-map.ts';
import { halfText, terrainName } from './sentences.ts';
import { DISCOVERY_VIEW } from './view.ts';

const kingdoms = savedSignal<Readonly<Record<Size, readonly [PaperKingdom, PaperKingdom]>>>('paper.discovery', {
  5: [EMPTY_KINGDOM, EMPTY_KINGDOM],
  7: [EMPTY_KINGDOM, EMPTY_KINGDOM],
});
const kingdomRules = savedSignal<KingdomRules>('paper.kingdom', { size: 5, middle: false });

export function Paper() {
  const seat = useSignal<Seat>(1);
  const brush = useSignal<Terrain | null>('wheat');
  const refused = useSignal(false);
  const { size } = kingdomRules.value;
  const pair = kingdoms.value[size];
  const paper = bySeat(pair, seat.value);
  const state = stateOf(pair, kingdomRules.value);
  const scores = discoveryRules.score(state);
  const change = (next: PaperKingdom) => {
    refused.value = false;
    kingdoms.value = { ...kingdoms.value, [size]: withSeat(pair, seat.value, next) };
  };
  const tap = (square: string) => {
    const grid = BOARDS[size];
    const extent = extentOf(size, Object.keys(paper.squares));
    if (brush.value !== null && !fitsIn(stretched(grid, extent, [squareAt(grid, square)]), size)) {
      refused.value = true;
      announce(t('discovery/box.outside', { n: size }));
      return;
    }
    const next = tapKingdom(paper, size, square, brush.value);
    change(next);
    const there = next.squares[square];
    const total = bySeat(discoveryRules.score(stateOf(kingdoms.value[size], kingdomRules.value)), seat.value).total;
    announce(
      `${square}, ${there ? halfText(there) : t('discovery.square.empty')}. ${t('discovery.points', { n: total })}`,
    );
  };
  return (
    <>
      <div class={styles.kingdom}>
        <GameBoard
          view={DISCOVERY_VIEW}
          id="paper"
          label={t('box.score.board')}
          board={discoveryRules.board(state, seat.value)}
          mark={seat.value}
          onIntent={({ square }) => tap(square)}
        />
        <p class={styles.refusal}>{refused.value ? t('discovery/box.outside', { n: size }) : ''}</p>
      </div>
      <div>
        <Brush
          how={t('discovery/box.how')}
          kinds={TERRAINS.map((terrain) => ({ kind: terrain, art: terrainArt(terrain), name: terrainName(terrain) }))}
          value={brush.value}
          onChoose={(terrain) => {
            brush.value = terrain;
          }}
        />
        <Whose seat={seat.value} onSeat={(next) => (seat.value = next)} />
        <Choice
          legend={t('discovery/box.size')}
          name="size"
          value={String(size) as '5' | '7'}
          options={[
            { value: '5', text: '5 × 5' },
            { value: '7', text: '7 × 7' },
          ]}
          onChange={(value) => {
            kingdomRules.value = { ...kingdomRules.value, size: value === '7' ? 7 : 5 };
          }}
        />
        <Switch
          text={t('discovery/box.harmony')}
          note={t('discovery/box.harmonyNote')}
          on={paper.harmony}
          onChange={(harmony) => change({ ...paper, harmony })}
        />
        <Switch
          text={t('discovery/box.middle')}
          note={t('discovery/box.middleNote')}
          on={kingdomRules.value.middle}
          onChange={(middle) => {
            kingdomRules.value = { ...kingdomRules.value, middle };
          }}
        />
        <Button name="clear" icon="i-trash" onClick={() => change(EMPTY_KINGDOM)}>
          {t('box.score.clear')}
        </Button>
      </div>
      <ScoreTable
        score={bySeat(scores, seat.value)}
        artOf={terrainArt}
        nameOf={terrainName}
        extraName={(name) => (name === 'harmony' ? t('discovery/box.harmony') : t('discovery/box.middle'))}
        outcome={outcomeText(discoveryRules.result(state), scores, (by, name) =>
          t(`discovery/box.aheadBy.${by}`, { name }),
        )}
      />
    </>
  );
}
