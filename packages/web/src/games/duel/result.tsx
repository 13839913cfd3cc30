import './table.css';
import '../../board/board.css';
import { bySeat, COATS, type DuelState, duel, other, type Seat, type Square } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import type { KeptGame } from '../../play/kept.ts';
import { isAlone, nameOf } from '../../play/names.ts';
import { replayKept } from '../../play/store.ts';
import { ResultPanel, type ResultProps } from '../../table/result-panel.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { POWER_ART } from './art.ts';
import { DomainTable } from './domain-table.tsx';
import { PlayerBoard } from './player-board.tsx';
import { domainAt, headline } from './sentences.ts';

export function Result(props: ResultProps) {
  const { kept } = props;
  const { states } = replayKept(kept);
  const state = states[states.length - 1] as DuelState;
  const me: Seat = isAlone(kept) && kept.sitters[0].kind !== 'person' ? 2 : 1;
  const seats: readonly [Seat, Seat] = [me, other(me)];
  const outcome = duel.result(state);
  const byLargest = outcome.kind === 'win' && outcome.by === 'largest';
  return (
    <ResultPanel
      {...props}
      sub={`Duel · ${t('duel.result.rounds', { n: state.round })}`}
      icon="crown"
      headline={headline(kept, state, me)}
      why={t(byLargest ? 'duel.result.byLargest' : 'duel.result.byDomains')}
      boards={seats.map((seat, side) => (
        <FinalMap key={seat} kept={kept} state={state} seat={seat} side={side === 0 ? 'm1' : 'm2'} />
      ))}
      tally={<DomainTable state={state} kept={kept} seats={seats} />}
    />
  );
}

function FinalMap({ kept, state, seat, side }: { kept: KeptGame; state: DuelState; seat: Seat; side: string }) {
  const looked = useSignal<Square | null>(null);
  const domain = looked.value ? domainAt(state, seat, looked.value) : null;
  const mark = bySeat(kept.marks, seat);
  return (
    <section class={side} aria-label={t('duel.mapOf', { name: nameOf(kept, seat) })}>
      <div class="who">
        <PlayerMark seat={mark} />
        {nameOf(kept, seat)}
      </div>
      <PlayerBoard
        id={`final-${seat}`}
        label={t('duel.mapOf', { name: nameOf(kept, seat) })}
        state={state}
        seat={seat}
        mark={mark}
        small
        shine={domain}
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
