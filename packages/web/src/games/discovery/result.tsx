import { terrainArt } from '@castellan/picture/games/discovery';
import {
  bySeat,
  type DiscoveryState,
  type Domain,
  discoveryRules,
  other,
  type Seat,
  type Square,
  TERRAINS,
  type Terrain,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { GameBoard } from '../../board/game-board.tsx';
import { formatNumber, formatSigned, say, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { isAlone, personSeat } from '../../play/names.ts';
import { replayInfo } from '../../play/replay-info.ts';
import { type Counting, useCounting } from '../../table/counting.ts';
import { FinalSide } from '../../table/final-side.tsx';
import { largestOf } from '../../table/finale.ts';
import { ResultPanel, type ResultProps } from '../../table/result-panel.tsx';
import { domainAt } from '../view.ts';
import { DomainTable } from './domain-table.tsx';
import styles from './result.module.css';
import { drawnTerrain, kingdomText, resultText, sayDomain } from './sentences.ts';
import { DISCOVERY_VIEW } from './view.ts';

export function Result(props: ResultProps) {
  const { info, ending } = props;
  const terrain = useSignal<Terrain | null>(null);
  const { states } = replayInfo(info);
  const state = states[states.length - 1] as DiscoveryState;
  const me = personSeat(info);
  const seats: readonly [Seat, Seat] = [me, other(me)];
  const outcome = discoveryRules.result(state);
  const by = outcome.kind === 'win' ? outcome.by : 'draw';
  const scores = discoveryRules.score(state);
  const { counting, of, beat, at, beats } = useCounting(
    info,
    seats.map((seat) => bySeat(scores, seat)),
  );
  const best = bySeat(scores, me).domains.toSorted((a, b) => b.points - a.points)[0];
  const largest = largestOf(bySeat(scores, me).domains);
  const both = (count: (seat: Seat) => number) => seats.map((seat) => formatNumber(count(seat))).join(' : ');
  return (
    <ResultPanel
      {...props}
      class={styles.kingdoms}
      sub="Discovery"
      headline={resultText(state, info)}
      why={
        by === 'total' && best && isAlone(info)
          ? say('finale.bestDomain', { domain: sayDomain(best) })
          : [t(`discovery.result.by.${by}`)]
      }
      boards={seats.map((seat, side) => (
        <FinalKingdom
          key={seat}
          info={info}
          state={state}
          seat={seat}
          side={side === 0 ? 'first' : 'second'}
          terrain={terrain.value}
          counted={of[side]!}
        />
      ))}
      counting={
        counting
          ? {
              said: beat?.domain
                ? sayDomain(beat.domain)
                : say('finale.bonus', { gain: formatSigned(beat?.points ?? 0) }),
              at,
              beats,
            }
          : null
      }
      idea={
        largest && {
          icon: 'crown',
          said: say('finale.idea.crown', {
            kind: drawnTerrain(largest.kind),
            squares: t('discovery.squares', { n: largest.squares.length }),
            points: t('discovery.points', { n: largest.squares.length }),
          }),
        }
      }
      garland={TERRAINS.map(terrainArt)}
      tally={
        <>
          <DomainTable
            state={state}
            info={info}
            seats={seats}
            onLook={(looked) => {
              terrain.value = looked;
            }}
          />
          {by !== 'total' && !ending && (
            <dl class={styles.equal}>
              <dt>{t('discovery.tally.largest')}</dt>
              <dd>{both((seat) => bySeat(scores, seat).largest)}</dd>
              <dt>{t('discovery.tally.crowns')}</dt>
              <dd>{both((seat) => bySeat(scores, seat).marks)}</dd>
            </dl>
          )}
        </>
      }
    />
  );
}

interface FinalKingdomProps {
  readonly info: GameInfo;
  readonly state: DiscoveryState;
  readonly seat: Seat;
  readonly side: 'first' | 'second';
  /** A row of the table pointed at: its largest domain lights up. */
  readonly terrain: Terrain | null;
  readonly counted: Counting<Domain<Terrain>>;
}

function FinalKingdom({ info, state, seat, side, terrain, counted }: FinalKingdomProps) {
  const looked = useSignal<Square | null>(null);
  const scores = discoveryRules.score(state);
  const score = bySeat(scores, seat);
  const label = kingdomText(info, seat);
  const best = terrain
    ? (score.domains.filter(({ kind }) => kind === terrain).toSorted((a, b) => b.points - a.points)[0] ?? null)
    : null;
  return (
    <FinalSide info={info} seat={seat} side={side} label={label} sum={counted.sum}>
      <GameBoard
        view={DISCOVERY_VIEW}
        id={`final-${seat}`}
        label={label}
        board={discoveryRules.board(state, seat)}
        mark={bySeat(info.marks, seat)}
        small
        fade={counted.lit !== null}
        shine={counted.lit ?? (looked.value ? domainAt(DISCOVERY_VIEW, state, seat, looked.value) : best)}
        onIntent={({ square }) => {
          looked.value = square;
        }}
        onLook={(square) => {
          looked.value = square;
        }}
      />
    </FinalSide>
  );
}
