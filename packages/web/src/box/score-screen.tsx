import './box.css';
import '../board/board.css';
import '../games/discovery/board.css';
import {
  BOARDS,
  bySeat,
  COATS,
  type Coat,
  discovery,
  duel,
  fitsIn,
  type Outcome,
  type Score,
  SEATS,
  type Seat,
  type Size,
  squareAt,
  stretched,
  TERRAINS,
  type Terrain,
  withSeat,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { terrainArt } from '../games/discovery/art.tsx';
import { KingdomMap } from '../games/discovery/board.tsx';
import { halfText, terrainName } from '../games/discovery/sentences.ts';
import { COAT_ART } from '../games/duel/art.ts';
import { DuelMap } from '../games/duel/board.tsx';
import { coatName, coatWithCrosses, squareText } from '../games/duel/sentences.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button, Choice } from '../ui/controls.tsx';
import { Brush } from './brush.tsx';
import { keptSignal } from './kept-paper.ts';
import {
  discoveryOf,
  duelOf,
  EMPTY_KINGDOM,
  EMPTY_MAP,
  extentOf,
  type KingdomRules,
  type PaperKingdom,
  type PaperMap,
  tapKingdom,
  tapMap,
} from './paper.ts';
import { ScoreTable } from './score-table.tsx';

/** `#/score/GAME`: a finished paper map, tapped in and counted by the rules. */
export default function ScoreScreen({ path }: ScreenProps) {
  const game = path[0] === 'discovery' ? 'discovery' : 'duel';
  return (
    <>
      <Bar sub={t('box.title')} />
      <main class="paper" tabIndex={-1}>
        <h1>{t('box.score.title')}</h1>
        <nav class="which" aria-label={t('box.score.title')}>
          {(['duel', 'discovery'] as const).map((name) => (
            <a key={name} href={link('score', name)} aria-current={name === game ? 'page' : undefined}>
              {t(`box.score.${name}`)}
            </a>
          ))}
        </nav>
        {game === 'duel' ? <DuelPaper /> : <DiscoveryPaper />}
      </main>
    </>
  );
}

const maps = keptSignal<readonly [PaperMap, PaperMap]>('paper.duel', [EMPTY_MAP, EMPTY_MAP]);
const kingdoms = keptSignal<Readonly<Record<Size, readonly [PaperKingdom, PaperKingdom]>>>('paper.discovery', {
  5: [EMPTY_KINGDOM, EMPTY_KINGDOM],
  7: [EMPTY_KINGDOM, EMPTY_KINGDOM],
});
const kingdomRules = keptSignal<KingdomRules>('paper.kingdom', { size: 5, middle: false });

const seatName = (seat: Seat): string => (seat === 1 ? t('box.score.first') : t('box.score.second'));

function Whose({ seat, onSeat }: { seat: Seat; onSeat: (seat: Seat) => void }) {
  return (
    <Choice
      legend={t('box.score.which')}
      name="whose"
      value={String(seat) as '1' | '2'}
      options={SEATS.map((one) => ({ value: String(one) as '1' | '2', text: seatName(one) }))}
      onChange={(value) => onSeat(value === '1' ? 1 : 2)}
    />
  );
}

/** Who wins, once both are there. */
function outcomeText(outcome: Outcome, [one, two]: readonly [Score<unknown>, Score<unknown>]): string {
  if (one.domains.length === 0 || two.domains.length === 0) return '';
  if (outcome.kind !== 'win') return t('box.score.equal', { a: one.total });
  const name = seatName(outcome.seat);
  if (outcome.by !== 'total') return t(`box.score.aheadBy.${outcome.by}`, { name });
  const [a, b] = outcome.seat === 1 ? [one.total, two.total] : [two.total, one.total];
  return t('box.score.ahead', { name, a, b });
}

function DuelPaper() {
  const seat = useSignal<Seat>(1);
  const brush = useSignal<Coat | null>('d');
  const paper = bySeat(maps.value, seat.value);
  const state = duelOf(maps.value);
  const scores = duel.score(state);
  const change = (next: PaperMap) => {
    maps.value = withSeat(maps.value, seat.value, next);
  };
  const tap = (square: string) => {
    const next = tapMap(paper, square, brush.value);
    change(next);
    const there = next.squares[square];
    const total = bySeat(duel.score(duelOf(maps.value)), seat.value).total;
    announce(
      `${square}, ${there ? coatWithCrosses(there.kind, there.marks) : t('duel.square.empty')}. ${t('duel.points', { n: total })}`,
    );
  };
  return (
    <>
      <div class="board-side">
        <DuelMap
          id="paper"
          label={t('box.score.board')}
          player={bySeat(state.players, seat.value)}
          mark={seat.value}
          squareLabel={(square) => squareText(state, seat.value, square, { lit: false, ghost: null })}
          onIntent={({ square }) => tap(square)}
        />
      </div>
      <div class="tools-side">
        <Brush
          how={t('box.score.how.duel')}
          kinds={COATS.map((coat) => ({ kind: coat, art: COAT_ART[coat], name: coatName(coat) }))}
          value={brush.value}
          onChoose={(coat) => {
            brush.value = coat;
          }}
        />
        <Whose seat={seat.value} onSeat={(next) => (seat.value = next)} />
        <label class="field">
          <span>{t('box.score.bonus')}</span>
          <select
            value={paper.bonus ?? ''}
            onChange={(event) => change({ ...paper, bonus: (event.currentTarget.value || null) as Coat | null })}
          >
            <option value="">{t('box.score.none')}</option>
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
        outcome={outcomeText(duel.result(state), scores)}
      />
    </>
  );
}

function DiscoveryPaper() {
  const seat = useSignal<Seat>(1);
  const brush = useSignal<Terrain | null>('wheat');
  const refused = useSignal(false);
  const { size } = kingdomRules.value;
  const pair = kingdoms.value[size];
  const paper = bySeat(pair, seat.value);
  const state = discoveryOf(pair, kingdomRules.value);
  const scores = discovery.score(state);
  const change = (next: PaperKingdom) => {
    refused.value = false;
    kingdoms.value = { ...kingdoms.value, [size]: withSeat(pair, seat.value, next) };
  };
  const tap = (square: string) => {
    const grid = BOARDS[size];
    const extent = extentOf(size, Object.keys(paper.squares));
    if (brush.value !== null && !fitsIn(stretched(grid, extent, [squareAt(grid, square)]), size)) {
      refused.value = true;
      announce(t('box.score.outside', { n: size }));
      return;
    }
    const next = tapKingdom(paper, size, square, brush.value);
    change(next);
    const there = next.squares[square];
    const total = bySeat(discovery.score(discoveryOf(kingdoms.value[size], kingdomRules.value)), seat.value).total;
    announce(
      `${square}, ${there ? halfText(there) : t('discovery.square.empty')}. ${t('discovery.points', { n: total })}`,
    );
  };
  return (
    <>
      <div class="board-side kingdom-side">
        <KingdomMap
          id="paper"
          label={t('box.score.board')}
          size={size}
          kingdom={bySeat(state.kingdoms, seat.value)}
          score={bySeat(scores, seat.value)}
          mark={seat.value}
          onIntent={({ square }) => tap(square)}
        />
        <p class="refusal">{refused.value ? t('box.score.outside', { n: size }) : ''}</p>
      </div>
      <div class="tools-side">
        <Brush
          how={t('box.score.how.discovery')}
          kinds={TERRAINS.map((terrain) => ({ kind: terrain, art: terrainArt(terrain), name: terrainName(terrain) }))}
          value={brush.value}
          onChoose={(terrain) => {
            brush.value = terrain;
          }}
        />
        <Whose seat={seat.value} onSeat={(next) => (seat.value = next)} />
        <Choice
          legend={t('box.score.size')}
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
        <label class="switch">
          <input
            type="checkbox"
            checked={paper.harmony}
            onChange={(event) => change({ ...paper, harmony: event.currentTarget.checked })}
          />
          <span>
            {t('box.score.harmony')}
            <small>{t('box.score.harmonyNote')}</small>
          </span>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={kingdomRules.value.middle}
            onChange={(event) => {
              kingdomRules.value = { ...kingdomRules.value, middle: event.currentTarget.checked };
            }}
          />
          <span>
            {t('box.score.middle')}
            <small>{t('box.score.middleNote')}</small>
          </span>
        </label>
        <Button name="clear" icon="i-trash" onClick={() => change(EMPTY_KINGDOM)}>
          {t('box.score.clear')}
        </Button>
      </div>
      <ScoreTable
        score={bySeat(scores, seat.value)}
        artOf={terrainArt}
        nameOf={terrainName}
        outcome={outcomeText(discovery.result(state), scores)}
      />
    </>
  );
}
