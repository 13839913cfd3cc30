import './table.css';
import './result.css';
import '../../board/board.css';
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
import { formatNumber, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { nameOf, personSeat } from '../../play/names.ts';
import { replayInfo } from '../../play/replay-info.ts';
import { type Counting, useCounting } from '../../table/counting.ts';
import { Face } from '../../table/face.tsx';
import { ResultPanel, type ResultProps } from '../../table/result-panel.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { POWER_ART } from './art.ts';
import { DomainTable } from './domain-table.tsx';
import { PlayerBoard } from './player-board.tsx';
import { domainAt, headline, mapText } from './sentences.ts';

export function Result(props: ResultProps) {
  const { info } = props;
  const { states } = replayInfo(info);
  const state = states[states.length - 1] as DuelState;
  const me = personSeat(info);
  const seats: readonly [Seat, Seat] = [me, other(me)];
  const scores = duelRules.score(state);
  const { counting, of } = useCounting(
    info,
    seats.map((seat) => bySeat(scores, seat)),
  );
  const outcome = duelRules.result(state);
  const byLargest = outcome.kind === 'win' && outcome.by === 'largest';
  return (
    <ResultPanel
      {...props}
      sub={`Duel · ${t('duel.result.rounds', { n: state.round })}`}
      icon="crown"
      headline={headline(info, state, me)}
      why={t(byLargest ? 'duel.result.byLargest' : 'duel.result.byDomains')}
      boards={seats.map((seat, side) => (
        <FinalMap
          key={seat}
          info={info}
          state={state}
          seat={seat}
          side={side === 0 ? 'm1' : 'm2'}
          counted={of[side]!}
        />
      ))}
      counting={counting}
      tally={<DomainTable state={state} info={info} seats={seats} />}
    />
  );
}

interface FinalMapProps {
  readonly info: GameInfo;
  readonly state: DuelState;
  readonly seat: Seat;
  readonly side: string;
  readonly counted: Counting<Domain<Coat>>;
}

function FinalMap({ info, state, seat, side, counted }: FinalMapProps) {
  const looked = useSignal<Square | null>(null);
  const domain = looked.value ? domainAt(state, seat, looked.value) : null;
  const mark = bySeat(info.marks, seat);
  return (
    <section class={side} aria-label={mapText(info, seat)}>
      <div class="who">
        <PlayerMark seat={mark} />
        <Face info={info} seat={seat} />
        <span class="nm">{nameOf(info, seat)}</span>
        <b class="sum">{formatNumber(counted.sum)}</b>
      </div>
      <PlayerBoard
        id={`final-${seat}`}
        label={mapText(info, seat)}
        state={state}
        seat={seat}
        mark={mark}
        small
        shine={counted.lit ?? domain}
        onLook={(square) => {
          looked.value = square;
        }}
      />
      <p class="gained">
        {COATS.filter((coat) => state.lines[coat] === seat).map((coat) => (
          <span key={coat}>
            <Art id={POWER_ART[state.options.sheet.powers[coat]]} />
            {t(`duel.power.${state.options.sheet.powers[coat]}`)}
          </span>
        ))}
      </p>
    </section>
  );
}
