import {
  bySeat,
  COATS,
  type Coat,
  type Domain,
  type DuelState,
  duelRules,
  other,
  type Seat,
  type Square,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { GameBoard } from '../../board/game-board.tsx';
import { formatSigned, say, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { called, isAlone, personSeat } from '../../play/names.ts';
import { replayInfo } from '../../play/replay-info.ts';
import { type Counting, useCounting } from '../../table/counting.ts';
import { FinalSide } from '../../table/final-side.tsx';
import { largestOf } from '../../table/finale.ts';
import { type Idea, ResultPanel, type ResultProps } from '../../table/result-panel.tsx';
import { Art } from '../../ui/art.tsx';
import { domainAt } from '../view.ts';
import { COAT_ART, POWER_ART } from './art.ts';
import { DomainTable } from './domain-table.tsx';
import styles from './result.module.css';
import { drawnCoat, mapText, sayDomain } from './sentences.ts';
import { DUEL_VIEW } from './view.ts';

export function Result(props: ResultProps) {
  const { info } = props;
  const { states } = replayInfo(info);
  const state = states[states.length - 1] as DuelState;
  const me = personSeat(info);
  const seats: readonly [Seat, Seat] = [me, other(me)];
  const scores = duelRules.score(state);
  const { counting, of, beat, at, beats } = useCounting(
    info,
    seats.map((seat) => bySeat(scores, seat)),
  );
  const outcome = duelRules.result(state);
  const best = bySeat(scores, me).domains.toSorted((a, b) => b.points - a.points)[0];
  const largest = largestOf(bySeat(scores, me).domains);
  const byLargest = outcome.kind === 'win' && outcome.by === 'largest';
  return (
    <ResultPanel
      {...props}
      sub={`Duel · ${t('duel.result.rounds', { n: state.round })}`}
      headline={headline(info, state, me)}
      why={
        byLargest || !best || !isAlone(info)
          ? [t(byLargest ? 'duel.result.byLargest' : 'duel.result.byDomains')]
          : say('finale.bestDomain', { domain: sayDomain(best) })
      }
      boards={seats.map((seat, side) => (
        <FinalMap
          key={seat}
          info={info}
          state={state}
          seat={seat}
          side={side === 0 ? 'first' : 'second'}
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
      idea={largest && ideaOf(largest, bySeat(state.players, me).castle)}
      garland={COATS.map((coat) => COAT_ART[coat])}
      tally={<DomainTable state={state} info={info} seats={seats} />}
    />
  );
}

/** One cross more on the largest domain, for the next time. It is the castle's where that was never used. */
export function ideaOf({ kind, squares }: Domain<Coat>, hasCastle: boolean): Idea {
  const drawn = drawnCoat(kind);
  const points = t('duel.points', { n: squares.length });
  return hasCastle
    ? { icon: 'castle', said: say('finale.idea.castle', { kind: drawn, points }) }
    : {
        icon: 'mark-cross',
        said: say('finale.idea.cross', { kind: drawn, squares: t('duel.squares', { n: squares.length }), points }),
      };
}

interface FinalMapProps {
  readonly info: GameInfo;
  readonly state: DuelState;
  readonly seat: Seat;
  readonly side: 'first' | 'second';
  readonly counted: Counting<Domain<Coat>>;
}

function FinalMap({ info, state, seat, side, counted }: FinalMapProps) {
  const looked = useSignal<Square | null>(null);
  const domain = looked.value ? domainAt(DUEL_VIEW, state, seat, looked.value) : null;
  const mark = bySeat(info.marks, seat);
  return (
    <FinalSide info={info} seat={seat} side={side} label={mapText(info, seat)} sum={counted.sum}>
      <GameBoard
        view={DUEL_VIEW}
        id={`final-${seat}`}
        label={mapText(info, seat)}
        board={duelRules.board(state, seat)}
        mark={mark}
        small
        fade={counted.lit !== null}
        shine={counted.lit ?? domain}
        onLook={(square) => {
          looked.value = square;
        }}
      />
      <p class={styles.gained}>
        {COATS.filter((coat) => state.lines[coat] === seat).map((coat) => (
          <span key={coat}>
            <Art id={POWER_ART[state.options.sheet.powers[coat]]} />
            <b>{t(`duel.power.${state.options.sheet.powers[coat]}`)}</b>
          </span>
        ))}
      </p>
    </FinalSide>
  );
}

/** Who won, said to the player here. */
function headline(info: GameInfo, state: DuelState, me: Seat): string {
  const outcome = duelRules.result(state);
  const totals = duelRules.score(state).map(({ total }) => total) as [number, number];
  const mine = bySeat(totals, me);
  const theirs = bySeat(totals, other(me));
  if (outcome.kind === 'ongoing') return t('duel.round', { n: state.round });
  if (outcome.kind === 'draw')
    return outcome.shared ? t('duel.result.shared', { mine }) : t('duel.result.draw', { mine });
  const winner = outcome.seat;
  if (winner === me && isAlone(info)) return t('duel.result.youWin', { mine, theirs });
  const [high, low] = winner === me ? [mine, theirs] : [theirs, mine];
  return t('duel.result.theyWin', { name: called(info, winner), theirs: high, mine: low });
}
