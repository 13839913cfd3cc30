import {
  bySeat,
  type Domain,
  discoveryRules,
  extentWith,
  type Seat,
  type Square,
  type Terrain,
} from '@castellan/rules';
import type { Intent } from '../../board/board.tsx';
import { colon, formatNumber, formatSigned, t } from '../../i18n/index.ts';
import { nameOf } from '../../play/names.ts';
import { Face } from '../../table/face.tsx';
import { MINE, THEIRS } from '../../table/keys.ts';
import { announce } from '../../ui/announce.tsx';
import { PlayerMark } from '../../ui/art.tsx';
import { Counted } from '../../ui/counted.tsx';
import type { DiscoveryTable } from './controller.ts';
import { columnsIn, frameOf, rowsIn } from './frame.ts';
import { halvesOf } from './ghost.ts';
import { carryDomino } from './hooks.ts';
import { drawnBy, drawnSince } from './log.ts';
import { PlayerBoard } from './player-board.tsx';
import { useReframing } from './reframing.ts';
import { domainAt, domainText, kingdomText, noteText, stagedText } from './sentences.ts';

interface SeatBoardProps {
  readonly table: DiscoveryTable;
  readonly seat: Seat;
  readonly onScores: () => void;
}

/** One kingdom with its owner, what is used of the bound, and the score. */
export function SeatBoard({ table, seat, onScores }: SeatBoardProps) {
  const { session, view, me, looked, staging, lookingBack, refusal } = table;
  const info = session.info.value;
  const state = view.value;
  const mine = seat === me.value;
  const kingdom = bySeat(state.kingdoms, seat);
  const scores = discoveryRules.score(state);
  const score = bySeat(scores, seat);
  const mark = bySeat(info.marks, seat);
  // The other's kingdom is not drawn again with every square tried on mine.
  const laid = mine && lookingBack.value === null ? staging.value.ghost : null;
  const reach = extentWith(state, seat, laid?.place.squares ?? []);
  const name = nameOf(info, seat);
  const label = kingdomText(info, seat);
  const { size } = state.options;

  const frame = frameOf(size, kingdom.extent);
  const sheet = useReframing(frame, `${seat}`);

  const shine = ((): Domain<Terrain> | null => {
    if (mine && refusal.value?.code === 'occupied') return domainAt(scores, seat, refusal.value.square!);
    return looked.value?.seat === seat && !laid ? domainAt(scores, seat, looked.value.square) : null;
  })();

  const onIntent = ({ square, by }: Intent) => {
    // Enter confirms what lies under the cursor, or a discard, which lies nowhere.
    if (mine && by === 'enter' && (laid?.place.squares.includes(square) || staging.value.discarding)) {
      if (table.canConfirm.value) table.confirm();
      return;
    }
    looked.value = { seat, square };
    if (mine) table.tap(square);
    const domain = domainAt(scores, seat, square);
    if (domain) announce(domainText(domain));
    else if (mine) announce(refusal.value ? noteText(table) : stagedText(table));
  };

  return (
    <section class={mine ? 'mine' : 'theirs'} data-seat={seat} aria-label={label}>
      <div class="who">
        <PlayerMark seat={mark} />
        <Face info={info} seat={seat} />
        <span class="nm">{name}</span>
        <span class="bound">{t('discovery.bound', { columns: columnsIn(reach), rows: rowsIn(reach), size })}</span>
        {!mine && lookingBack.value === null && table.gained.value !== 0 && (
          <span class={`since o${mark}`}>{formatSigned(table.gained.value)}</span>
        )}
        <button
          type="button"
          class="total"
          aria-label={`${t('common.scores')}${colon()}${formatNumber(score.total)}`}
          onClick={onScores}
        >
          <Counted value={score.total} />
        </button>
      </div>
      <div class="disc-frame" ref={sheet}>
        <PlayerBoard
          // Another frame is another sheet of paper: it glides in, the old one does not shift.
          key={`${frame.left} ${frame.right} ${frame.top} ${frame.bottom}`}
          id={mine ? MINE : THEIRS}
          label={label}
          state={state}
          seat={seat}
          mark={mark}
          small={!mine}
          lit={mine ? table.lit.value : undefined}
          ghost={laid ? halvesOf(state, laid.place) : []}
          gain={laid ? table.gain.value : null}
          reach={reach}
          grow={laid ? grownBy(table) : []}
          shine={shine}
          fresh={drawnBy(
            session.states.value,
            session.actions.value,
            lookingBack.value ?? session.actions.value.length,
            seat,
          )}
          marked={
            mine || lookingBack.value !== null
              ? []
              : drawnSince(session.states.value, session.actions.value, table.since.value, seat)
          }
          onIntent={onIntent}
          onLook={(square) => {
            looked.value = square ? { seat, square } : null;
          }}
          onGrab={laid ? (event) => carryDomino(event, table) : undefined}
        />
      </div>
    </section>
  );
}

/** The squares of the domains that the placement would join, without its own. */
function grownBy({ staging, preview }: DiscoveryTable): Square[] {
  const placed = staging.value.ghost!.place.squares;
  return (preview.value?.domains ?? [])
    .filter(({ squares }) => placed.some((square) => squares.includes(square)))
    .flatMap(({ squares }) => squares.filter((square) => !placed.includes(square)));
}
