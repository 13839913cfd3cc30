import './duel.css';
import './result.css';
import '../board/board.css';
import { bySeat, COATS, type DuelState, duel, other, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { type KeptGame, newGame } from '../play/kept.ts';
import { isAlone, nameOf } from '../play/names.ts';
import { replayKept } from '../play/session.ts';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Art, PlayerMark } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { POWER_ART } from './coats.ts';
import { DomainTable } from './domain-table.tsx';
import { DuelMap } from './duel-map.tsx';
import { headline, lookedDomain, squareText } from './sentences.ts';

/** `#/duel-result/ID`: one leaf with your domains on the left, the coats in the middle, theirs on the right. */
export default function ResultScreen({ path }: ScreenProps) {
  const [id = ''] = path;
  const kept = useSignal<KeptGame | null>(null);
  useEffect(() => {
    gameStore()
      .then((store) => store.get(id))
      .then((found) => {
        if (found?.game === 'duel') kept.value = found;
      });
  }, [id, kept]);
  return kept.value ? <Result kept={kept.value} /> : <main tabIndex={-1} />;
}

interface ResultProps {
  readonly kept: KeptGame;
  /** How it ended where not by the last domino: resigned, agreed, out of time. */
  readonly ending?: { readonly headline: string; readonly why: string };
  /** What can be done next, if not another game on this device. */
  readonly actions?: ComponentChildren;
}

export function Result({ kept, ending, actions }: ResultProps) {
  const { states } = replayKept(kept);
  const state = states[states.length - 1] as DuelState;
  const me: Seat = isAlone(kept) && kept.sitters[0].kind !== 'person' ? 2 : 1;
  const seats: readonly [Seat, Seat] = [me, other(me)];
  const outcome = duel.result(state);
  return (
    <>
      <Bar sub={`${t('duel.title')} · ${t('duel.result.rounds', { n: state.round })}`} />
      <main class="res" tabIndex={-1}>
        <div class="head">
          <Art id="crown" class="crn" />
          <h1>{ending?.headline ?? headline(kept, state, me)}</h1>
          <p>
            {ending?.why ??
              (outcome.kind === 'win' && outcome.by === 'largest'
                ? t('duel.result.byLargest')
                : t('duel.result.byDomains'))}
          </p>
        </div>
        <div class="rg">
          {seats.map((seat, side) => (
            <FinalMap key={seat} kept={kept} state={state} seat={seat} side={side === 0 ? 'm1' : 'm2'} />
          ))}
          <section class="tabbox leaf">
            <DomainTable state={state} kept={kept} seats={seats} />
          </section>
          <div class="act">
            {actions ?? (
              <>
                <Button go name="again" onClick={() => playAgain(kept)}>
                  {t('duel.result.again')}
                </Button>
                <a class="btn" href={link('replay', kept.id)}>
                  {t('duel.result.lookBack')}
                </a>
              </>
            )}
          </div>
        </div>
      </main>
    </>
  );
}

function FinalMap({ kept, state, seat, side }: { kept: KeptGame; state: DuelState; seat: Seat; side: string }) {
  const looked = useSignal<string | null>(null);
  const domain = looked.value ? lookedDomain(state, seat, looked.value) : null;
  const mark = bySeat(kept.marks, seat);
  return (
    <section class={side} aria-label={t('duel.mapOf', { name: nameOf(kept, seat) })}>
      <div class="who">
        <PlayerMark seat={mark} />
        {nameOf(kept, seat)}
      </div>
      <DuelMap
        id={`final-${seat}`}
        label={t('duel.mapOf', { name: nameOf(kept, seat) })}
        player={bySeat(state.players, seat)}
        mark={mark}
        small
        shine={domain ? { squares: domain.squares, text: `${domain.squares.length} × ${domain.marks}` } : null}
        squareLabel={(square) => squareText(state, seat, square, { lit: false, ghost: null })}
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

/** The same people and rules; the other one begins. */
async function playAgain(kept: KeptGame): Promise<void> {
  const [one, two] = kept.sitters;
  const next = newGame(kept.game, {
    options: kept.options,
    sitters: [two, one],
    marks: [kept.marks[1], kept.marks[0]],
    handOver: kept.handOver,
    realDice: kept.realDice,
  });
  await (await gameStore()).put(next);
  go(link(kept.game, next.id));
}
