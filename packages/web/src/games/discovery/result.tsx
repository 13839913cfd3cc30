import './table.css';
import './result.css';
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
import { isAlone, personSeat, shortName } from '../../play/names.ts';
import { replayInfo } from '../../play/replay-info.ts';
import { type Counting, useCounting } from '../../table/counting.ts';
import { Face } from '../../table/face.tsx';
import { largestOf, winnerOf } from '../../table/finale.ts';
import { ResultPanel, type ResultProps } from '../../table/result-panel.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { domainAt } from '../view.ts';
import { DomainTable } from './domain-table.tsx';
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
      class="discovery-result"
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
          side={side === 0 ? 'first-side' : 'second-side'}
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
            <dl>
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
  readonly side: string;
  /** A row of the table pointed at: its largest domain lights up. */
  readonly terrain: Terrain | null;
  readonly counted: Counting<Domain<Terrain>>;
}

function FinalKingdom({ info, state, seat, side, terrain, counted }: FinalKingdomProps) {
  const looked = useSignal<Square | null>(null);
  const won = winnerOf(info) === seat;
  const scores = discoveryRules.score(state);
  const score = bySeat(scores, seat);
  const label = kingdomText(info, seat);
  const best = terrain
    ? (score.domains.filter(({ kind }) => kind === terrain).toSorted((a, b) => b.points - a.points)[0] ?? null)
    : null;
  return (
    <section class={side} data-won={won} aria-label={label}>
      <div class="who">
        <PlayerMark seat={bySeat(info.marks, seat)} />
        <Face info={info} seat={seat} />
        <span class="player-name">{shortName(info, seat)}</span>
        {won && <Art id="crown" class="won-crown" />}
        <b class="sum">{formatNumber(counted.sum)}</b>
      </div>
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
    </section>
  );
}
