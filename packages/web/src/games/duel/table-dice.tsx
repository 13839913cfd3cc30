import { bySeat, type DuelState, diceLeft, diceOf, other, type Seat } from '@castellan/rules';
import { nameOf } from '../../play/names.ts';
import { announce } from '../../ui/announce.tsx';
import { chooseDie } from './commands.ts';
import type { DuelTable } from './controller.ts';
import { Dice } from './dice.tsx';
import { carryDomino } from './hooks.ts';
import { promptText, takerText } from './sentences.ts';

/** The four dice of the table, with who has them and who would. */
export function TableDice({ table }: { table: DuelTable }) {
  const { session, view, me, task, staging, lookingBack, moving } = table;
  const before = session.states.value[table.since.value]!;
  const takenBy = ({ dice }: DuelState, number: number) => dice[number - 1]?.taker ?? null;
  /** Already then, and in this very round. */
  const taken = (number: number) => before.round === state.round && takenBy(before, number) !== null;
  const info = session.info.value;
  const state = view.value;
  const live = lookingBack.value === null;
  const { picked } = staging.value;
  const rest = diceLeft(state, picked);
  const both = picked.length === 2;
  const takes = (seat: Seat, sure: boolean) => ({ seat, sure, name: nameOf(info, seat), text: takerText(info, seat) });
  const takerOf = (number: number) => {
    const die = state.dice[number - 1];
    if (die?.taker) return takes(die.taker, true);
    if (!live || task.value !== 'draft' || picked.length === 0) return null;
    if (picked.includes(number)) return takes(me.value, false);
    // What the other is left with: certain only once the choice leaves nothing to choose.
    const theirs = other(me.value);
    const settled = both && rest.includes(number);
    return settled ? takes(theirs, false) : null;
  };
  const placing = live && (task.value === 'place' || task.value === 'prepare') && diceOf(state, me.value).length === 2;
  return (
    <Dice
      state={state}
      takerOf={takerOf}
      markOf={(seat) => bySeat(info.marks, seat)}
      picked={live ? picked : []}
      canPick={live && task.value === 'draft'}
      staged={placing ? table.faces() : null}
      me={me.value}
      falling={moving.value?.action.type === 'roll' ? moving.value.action.faces : null}
      shaking={table.shaking.value}
      news={(number) => live && takenBy(state, number) === other(me.value) && !taken(number)}
      onPick={(number) => chooseDie(table, number)}
      onTake={() => {
        if (table.canConfirm.value) table.confirm();
        else announce(promptText(table));
      }}
      onGrab={(event) => carryDomino(event, table)}
    />
  );
}
