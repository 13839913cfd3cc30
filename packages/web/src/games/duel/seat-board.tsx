import { bySeat, duelRules, MAP, type Seat, type Square } from '@castellan/rules';
import type { Intent } from '../../board/board.tsx';
import { colon, formatNumber, formatSigned, t } from '../../i18n/index.ts';
import { isLevel } from '../../play/levels.ts';
import { nameOf } from '../../play/names.ts';
import { Face } from '../../table/face.tsx';
import { MINE, THEIRS } from '../../table/keys.ts';
import { announce } from '../../ui/announce.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { Counted } from '../../ui/counted.tsx';
import { POWER_ART } from './art.ts';
import type { GhostToken } from './board.tsx';
import type { DuelTable } from './controller.ts';
import { loneDie } from './hand.ts';
import { carryDomino } from './hooks.ts';
import { drawnBy, drawnSince } from './log.ts';
import { PlayerBoard } from './player-board.tsx';
import { domainAt, domainText, mapText, noteText, stagedText } from './sentences.ts';

/** One map with its owner, powers in hand and score. */
export function SeatBoard({ table, seat, onScores }: { table: DuelTable; seat: Seat; onScores: () => void }) {
  const { session, view, me, looked, chosen, staging, lookingBack } = table;
  const info = session.info.value;
  const mine = seat === me.value;
  const state = view.value;
  const player = bySeat(state.players, seat);
  const mark = bySeat(info.marks, seat);
  const { level } = bySeat(info.seats, seat);
  const score = bySeat(duelRules.score(state), seat);
  const ghost = mine && lookingBack.value === null ? ghostOf(table) : [];
  const lit = mine ? table.lit.value : undefined;
  const look = looked.value?.seat === seat ? domainAt(state, seat, looked.value.square) : null;

  const onIntent = ({ square, by }: Intent): unknown => {
    const standing = ghost.some((token) => token.square === square);
    const onBoard = table.lit.value.size > 0 && !(by === 'enter' && staging.value.passing);
    // Enter rolls, takes dice and passes too, wherever the cursor stands on the map.
    if (by === 'enter' && (!onBoard || (standing && table.canConfirm.value))) return false;
    table.tap(square);
    looked.value = { seat, square };
    announce(table.refusal.value ? noteText(table) : stagedText(table));
    return undefined;
  };
  const onGrab = (event: PointerEvent) => carryDomino(event, table);

  return (
    <section class={mine ? 'mine' : 'theirs'} data-seat={seat} aria-label={mapText(info, seat)}>
      <div class="who">
        <PlayerMark seat={mark} />
        <Face info={info} seat={seat} />
        {nameOf(info, seat)}
        {isLevel(level) && <small>{t(`common.level.${level}`)}</small>}
        <span class="hold">
          {player.powers.map((power) => (
            <Art key={power} id={POWER_ART[power]} label={t(`duel.power.${power}`)} />
          ))}
        </span>
        {!mine && lookingBack.value === null && table.gained.value !== 0 && (
          <span class={`since o${mark}`}>{formatSigned(table.gained.value)}</span>
        )}
        <button
          type="button"
          class="total"
          aria-label={`${t('common.scores')}${colon()}${formatNumber(score.total)}`}
          onClick={onScores}
        >
          <Counted key={seat} value={score.total} />
        </button>
      </div>
      <PlayerBoard
        id={mine ? MINE : THEIRS}
        label={mapText(info, seat)}
        state={state}
        seat={seat}
        mark={mark}
        small={!mine}
        lit={lit}
        ghost={ghost}
        gain={mine ? table.gain.value : null}
        grow={mine && ghost.length === 2 && chosen.value ? grownBy(table) : []}
        shine={ghost.length === 0 ? look : null}
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
        onIntent={
          mine
            ? onIntent
            : ({ square, by }) => {
                if (by === 'enter') return false;
                looked.value = { seat, square };
                const domain = domainAt(state, seat, square);
                if (domain) announce(domainText(domain));
                return undefined;
              }
        }
        onLook={(square) => {
          looked.value = square ? { seat, square } : null;
        }}
        onGrab={mine && staging.value.hand.anchor ? onGrab : undefined}
      />
    </section>
  );
}

/** The ghost on my map: the staged domino, a first die of two apart, or the square that gets the cross. */
function ghostOf(table: DuelTable): GhostToken[] {
  const { chosen, staging, me, session, task } = table;
  const { hand, square, passing } = staging.value;
  if (passing) return [];
  if (task.value === 'cross' && square) {
    const drawn = bySeat(session.state.value.players, me.value).map[MAP.names.indexOf(square)]!;
    return [{ square, coat: drawn.kind, crosses: drawn.marks + 1, castle: true }];
  }
  if (chosen.value) return [...chosen.value.action.tokens];
  const lone = loneDie(hand);
  const option = lone === null ? null : table.options.value.find(({ at }) => at[lone] === hand.at[lone]);
  return option ? option.action.tokens.filter((token) => token.square === hand.at[lone!]) : [];
}

/** The squares already drawn of the domains that the placement would join. */
function grownBy(table: DuelTable): Square[] {
  const { session, me, chosen } = table;
  const state = session.state.value;
  const { tokens } = chosen.value!.action;
  const placed = tokens.map(({ square }) => square);
  return duelRules
    .preview(state, chosen.value!.action, me.value)
    .domains.filter(({ squares }) => squares.some((square) => placed.includes(square)) && squares.length > 1)
    .flatMap(({ squares }) => squares.filter((square) => !placed.includes(square)));
}
