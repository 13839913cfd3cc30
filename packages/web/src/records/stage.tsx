import '../board/board.css';
import '../games/duel/dice.css';
import '../games/discovery/board.css';
import {
  bySeat,
  DECKS,
  type Discovery,
  type DiscoveryState,
  type Duel,
  type DuelState,
  discovery,
  duel,
  SEATS,
  type Seat,
  type Spot,
  type Square,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { DominoArt } from '../games/discovery/art.tsx';
import { KingdomMap } from '../games/discovery/board.tsx';
import { domainAt, dominoText, domainText as terrainDomain } from '../games/discovery/sentences.ts';
import { DuelMap } from '../games/duel/board.tsx';
import { BookStrip } from '../games/duel/book-strip.tsx';
import { Die } from '../games/duel/dice.tsx';
import { domainText, faceName, lookedDomain, squareText } from '../games/duel/sentences.ts';
import { formatNumber, t } from '../i18n/index.ts';
import type { KeptGame } from '../play/kept.ts';
import { nameOf } from '../play/names.ts';
import { announce } from '../ui/announce.tsx';
import { Art, PlayerMark } from '../ui/art.tsx';
import type { GameRecord } from './game-record.ts';

interface StageProps {
  readonly record: GameRecord;
  readonly kept: KeptGame;
  readonly at: number;
}

/** Both boards as they stood after an action, with the dice or the lines between them. */
export const Stage = (props: StageProps) =>
  props.record.game === 'duel' ? <DuelStage {...props} /> : <DiscoveryStage {...props} />;

interface Looked {
  readonly seat: Seat;
  readonly square: Square;
}

function Owner({ kept, seat, total }: { kept: KeptGame; seat: Seat; total: number }) {
  return (
    <div class="owner">
      <PlayerMark seat={bySeat(kept.marks, seat)} />
      <span>{nameOf(kept, seat)}</span>
      <b>{formatNumber(total)}</b>
    </div>
  );
}

function DuelStage({ record, kept, at }: StageProps) {
  const looked = useSignal<Looked | null>(null);
  const state = record.states[at] as DuelState;
  const before = record.states[at - 1] as DuelState | undefined;
  const action = record.played[at - 1] as Duel.Place | Duel.Cross | undefined;
  const scores = duel.score(state);
  const fresh = (seat: Seat): string[] => {
    if (before?.seat !== seat) return [];
    if (action?.type === 'place') return action.tokens.map(({ square }) => square);
    return action?.type === 'cross' ? [action.square] : [];
  };
  return (
    <div class="stage">
      {SEATS.map((seat) => {
        const domain = looked.value?.seat === seat ? lookedDomain(state, seat, looked.value.square) : null;
        return (
          <section key={seat} class={`side s${seat}`} aria-label={t('duel.mapOf', { name: nameOf(kept, seat) })}>
            <Owner kept={kept} seat={seat} total={bySeat(scores, seat).total} />
            <DuelMap
              id={`map${seat}`}
              label={t('duel.mapOf', { name: nameOf(kept, seat) })}
              player={bySeat(state.players, seat)}
              mark={bySeat(kept.marks, seat)}
              fresh={fresh(seat)}
              shine={
                domain && {
                  squares: domain.squares,
                  text: `${formatNumber(domain.squares.length)} × ${formatNumber(domain.marks)}`,
                }
              }
              squareLabel={(square) => squareText(state, seat, square, { lit: false, ghost: null })}
              onLook={(square) => {
                looked.value = square === null ? null : { seat, square };
              }}
              onIntent={({ square }) => {
                const tapped = lookedDomain(state, seat, square);
                if (tapped) announce(domainText(tapped));
              }}
            />
          </section>
        );
      })}
      <div class="between">
        <ul class="lying" aria-label={t('duel.dice')}>
          {state.dice.map(({ face, taker }, index) => (
            <li key={index} class={taker ? `o${bySeat(kept.marks, taker)}` : ''}>
              <span class="sr">
                {faceName(face)}
                {taker ? `, ${t('duel.dieOf', { name: nameOf(kept, taker) })}` : ''}
              </span>
              <Die face={face} lean={index} />
              <span class="taker" aria-hidden="true">
                {taker && <PlayerMark seat={bySeat(kept.marks, taker)} />}
              </span>
            </li>
          ))}
        </ul>
        <BookStrip state={state} kept={kept} />
      </div>
    </div>
  );
}

function DiscoveryStage({ record, kept, at }: StageProps) {
  const looked = useSignal<Looked | null>(null);
  const state = record.states[at] as DiscoveryState;
  const before = record.states[at - 1] as DiscoveryState | undefined;
  const action = record.played[at - 1] as Discovery.Place | undefined;
  const scores = discovery.score(state);
  return (
    <div class="stage">
      {SEATS.map((seat) => (
        <section key={seat} class={`side s${seat}`} aria-label={t('discovery.kingdomOf', { name: nameOf(kept, seat) })}>
          <Owner kept={kept} seat={seat} total={bySeat(scores, seat).total} />
          <KingdomMap
            id={`map${seat}`}
            label={t('discovery.kingdomOf', { name: nameOf(kept, seat) })}
            size={state.options.size}
            kingdom={bySeat(state.kingdoms, seat)}
            score={bySeat(scores, seat)}
            mark={bySeat(kept.marks, seat)}
            fresh={before?.seat === seat && action?.type === 'place' ? [...action.squares] : []}
            shine={looked.value?.seat === seat ? domainAt(scores, seat, looked.value.square) : null}
            onLook={(square) => {
              looked.value = square === null ? null : { seat, square };
            }}
            onIntent={({ square }) => {
              const domain = domainAt(scores, seat, square);
              if (domain) announce(terrainDomain(domain));
            }}
          />
        </section>
      ))}
      <div class="between">
        {state.placing.length > 0 && (
          <LineOf state={state} kept={kept} spots={state.placing} title={t('discovery.thisLine')} done={state.done} />
        )}
        {state.choosing.length > 0 && (
          <LineOf state={state} kept={kept} spots={state.choosing} title={t('discovery.nextLine')} done={0} />
        )}
      </div>
    </div>
  );
}

interface LineProps {
  readonly state: DiscoveryState;
  readonly kept: KeptGame;
  readonly spots: readonly Spot[];
  readonly title: string;
  readonly done: number;
}

function LineOf({ state, kept, spots, title, done }: LineProps) {
  return (
    <section class="laid" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {spots.map(({ domino, king }, index) => (
          <li key={domino} class={index < done ? 'done' : ''}>
            <span class="sr">
              {dominoText(state, domino)}
              {king ? `, ${t('discovery.slot.king', { name: nameOf(kept, king) })}` : ''}
            </span>
            <b aria-hidden="true">{formatNumber(domino)}</b>
            <DominoArt domino={DECKS[state.options.deck][domino - 1]!} />
            {king && index >= done && <Art id={`king-${bySeat(kept.marks, king)}`} class="king" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
