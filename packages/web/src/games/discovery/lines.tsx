import { bySeat, type DiscoveryState, LINE_LENGTH, LINES, SEATS, type Seat, type Spot } from '@castellan/rules';
import { formatList, t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { called, nameOf } from '../../play/names.ts';
import { announce } from '../../ui/announce.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { DominoArt, dominoIn } from './art.tsx';
import type { DiscoveryTable } from './controller.ts';
import { carryDomino } from './hooks.ts';
import styles from './lines.module.css';
import { noteText, spotText } from './sentences.ts';

/** Both lines with their kings: who places what now, and who will next. */
export function Lines({ table }: { table: DiscoveryTable }) {
  const { view, session, lookingBack, task } = table;
  const state = view.value;
  const info = session.info.value;
  const live = lookingBack.value === null;
  return (
    <div class={styles.lines} data-takes-focus>
      {state.placing.length === 0 ? (
        <ClosedHand state={state} info={info} />
      ) : (
        <PlacingLine
          state={state}
          info={info}
          domino={live ? table.domino.value : null}
          chosen={live && table.staging.value.picked !== null}
          dropping={live && (table.staging.value.discarding || task.value === 'forced')}
          onGrab={(event) => carryDomino(event, table)}
        />
      )}
      <ChoosingLine
        state={state}
        info={info}
        picking={live && task.value === 'pick' ? table.me.value : null}
        picked={live ? table.staging.value.picked : null}
        before={live ? session.states.value[table.since.value]! : state}
        onPick={(domino) => {
          table.pick(domino);
          announce(noteText(table));
        }}
        onConfirm={table.confirm}
      />
    </div>
  );
}

/** Before the first round: the kings that have not come out yet. */
function ClosedHand({ state, info }: { state: DiscoveryState; info: GameInfo }) {
  // Whose king has just come out and looks for a domino.
  const holder = state.phase === 'pick' ? state.seat : null;
  return (
    <section class={`${styles.line} ${styles.hand}`} data-line="hand" aria-labelledby="hand">
      <h2 id="hand">{t('discovery.hand')}</h2>
      <ul>
        {SEATS.map((seat) => {
          const kings = bySeat(state.hand, seat);
          const mark = bySeat(info.marks, seat);
          const text = t('discovery.kingsOf', { name: called(info, seat), kings: t('discovery.kings', { n: kings }) });
          return (
            <li key={seat} class={styles.kings}>
              <span class="visually-hidden">{text}</span>
              {Array.from({ length: 2 }, (_, k) => (
                <svg
                  key={k}
                  class={k < kings ? '' : styles.out}
                  data-king={mark}
                  data-looking={k === kings && seat === holder}
                  aria-hidden="true"
                >
                  <use href={`#king-${mark}`} />
                </svg>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PlacingLineProps {
  readonly state: DiscoveryState;
  readonly info: GameInfo;
  /** The domino this player lays out, now or in advance. */
  readonly domino: number | null;
  /** The king that leaves already stands, staged, on the next line. */
  readonly chosen: boolean;
  /** The domino is about to be discarded. */
  readonly dropping: boolean;
  readonly onGrab: (event: PointerEvent) => void;
}

function PlacingLine({ state, info, domino, chosen, dropping, onGrab }: PlacingLineProps) {
  const placed = state.phase === 'pick' ? state.done + 1 : state.done;
  const choosing = state.phase === 'pick';
  return (
    <section class={styles.line} data-line="this" aria-labelledby="this-line">
      <h2 id="this-line">
        {t('discovery.thisLine')}
        <Order info={info} spots={state.placing} from={state.done} text="now" />
      </h2>
      <ol>
        {state.placing.map((spot, index) => {
          const when = index < placed ? 'done' : index === state.done && state.phase === 'place' ? 'now' : 'later';
          const mark = bySeat(info.marks, spot.king!);
          const leaving = choosing && index === state.done;
          const grabbed = spot.domino === domino && when !== 'done';
          return (
            <li
              key={spot.domino}
              data-placing={spot.domino}
              data-when={when}
              data-leaving={leaving}
              class={`${styles.slot} owner-${mark}${leaving && chosen ? ` ${styles.chosen}` : ''}${grabbed ? ` ${styles.grab}` : ''}${grabbed && dropping ? ` ${styles.dropped}` : ''}`}
            >
              <span class="visually-hidden">{spotText(state, spot, info, when)}</span>
              <span class={styles.number} aria-hidden="true">
                {spot.domino}
              </span>
              {/* Dragging is never needed: the board and its keys do the same. */}
              <span class={styles.piece} aria-hidden="true" onPointerDown={grabbed ? onGrab : undefined}>
                <DominoArt
                  domino={when === 'done' ? null : dominoIn(state, spot.domino)}
                  king={(when !== 'done' || leaving) && mark}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface ChoosingLineProps {
  readonly state: DiscoveryState;
  readonly info: GameInfo;
  /** The seat that may choose here and now. */
  readonly picking: Seat | null;
  readonly picked: number | null;
  /** The state in which the one who looks last decided something: a king that came since is marked. */
  readonly before: DiscoveryState;
  readonly onPick: (domino: number) => void;
  readonly onConfirm: () => void;
}

function ChoosingLine({ state, info, picking, picked, before, onPick, onConfirm }: ChoosingLineProps) {
  const stood = new Set(before.choosing.flatMap(({ domino, king }) => (king ? [domino] : [])));
  const last = state.choosing.length === 0 && state.lines === LINES[state.options.size];
  const mark = picking ? bySeat(info.marks, picking) : null;
  // Nothing comes next any more; its place stays free.
  if (last && state.phase === 'over') return <div class={`${styles.line} ${styles.next}`} data-line="next" />;
  return (
    <section
      class={`${styles.line} ${styles.next}${mark ? ` ${styles.open} owner-${mark}` : ''}`}
      data-line="next"
      aria-labelledby="next-line"
    >
      <h2 id="next-line">
        {t('discovery.nextLine')}
        {!last && <Order info={info} spots={state.choosing} from={0} text="next" />}
      </h2>
      {last ? (
        <p class={styles.none}>{t('discovery.noLine')}</p>
      ) : (
        <ol onKeyDown={walk}>
          {state.choosing.length === 0
            ? Array.from({ length: LINE_LENGTH }, (_, index) => <Unrevealed key={index} />)
            : state.choosing.map((spot) => (
                <li key={spot.domino} class={styles.slot} data-choosing={spot.domino}>
                  <span class={styles.number} aria-hidden="true">
                    {spot.domino}
                  </span>
                  <button
                    type="button"
                    class={`${styles.piece}${spot.king === null && mark ? ` ${styles.free}` : ''}${picked === spot.domino ? ` ${styles.on}` : ''}${spot.king && !stood.has(spot.domino) ? ` ${styles.news} owner-${bySeat(info.marks, spot.king)}` : ''}`}
                    aria-label={spotText(state, spot, info, 'later')}
                    aria-pressed={mark ? picked === spot.domino : undefined}
                    aria-disabled={mark && spot.king === null ? undefined : 'true'}
                    data-domino={spot.domino}
                    onClick={() => onPick(spot.domino)}
                    onKeyDown={(event) => {
                      // Enter takes the domino up, and once more confirms it.
                      if (event.key !== 'Enter' || picked !== spot.domino) return;
                      event.preventDefault();
                      onConfirm();
                    }}
                  >
                    <DominoArt
                      domino={dominoIn(state, spot.domino)}
                      king={spot.king ? bySeat(info.marks, spot.king) : picked === spot.domino && mark}
                    />
                    {spot.king === null && mark && picked !== spot.domino && (
                      <Art id={`player-${mark}`} class={styles.dot!} />
                    )}
                  </button>
                </li>
              ))}
        </ol>
      )}
    </section>
  );
}

const Unrevealed = () => (
  <li class={styles.slot} aria-hidden="true">
    <span class={styles.number} />
    <span class={styles.piece}>
      <DominoArt domino={null} />
    </span>
  </li>
);

/** The marks of the players in the order in which they play. */
function Order({
  info,
  spots,
  from,
  text,
}: {
  info: GameInfo;
  spots: readonly Spot[];
  from: number;
  text: 'now' | 'next';
}) {
  const names = spots.flatMap(({ king }, index) => (king && index >= from ? [nameOf(info, king)] : []));
  const said = names.length > 0 ? formatList(names) : t('discovery.nobody');
  return (
    <span class={styles.order}>
      <span class="visually-hidden">
        {text === 'now' ? t('discovery.orderNow', { names: said }) : t('discovery.orderNext', { names: said })}
      </span>
      {spots.map(({ domino, king }, index) => (
        <span key={domino} class={index < from ? styles.gone : undefined} aria-hidden="true">
          {king ? <PlayerMark seat={bySeat(info.marks, king)} /> : <i />}
        </span>
      ))}
    </span>
  );
}

/** Arrow keys go from domino to domino. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  const dominoes = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = dominoes.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  dominoes[(at + by + dominoes.length) % dominoes.length]!.focus();
}
