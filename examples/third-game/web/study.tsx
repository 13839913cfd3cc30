import { rulesOf } from '@castellan/rules';
import type { Sentence } from '../../i18n/message.ts';
import { nameOf } from '../../play/names.ts';
import type { ChoiceBoardProps, SideBoardProps } from '../kit.ts';
import { NoughtsBoard } from './board.tsx';
import type { NoughtsAction, NoughtsState } from './table.tsx';

export const sayChoice = (_: NoughtsState, action: NoughtsAction): Sentence => [rulesOf('noughts').printAction(action)];

export const ChoiceBoard = ({ id, state, action, info }: ChoiceBoardProps<NoughtsState, NoughtsAction>) => (
  <NoughtsBoard id={id} state={state} names={[nameOf(info, 1), nameOf(info, 2)]} staged={action.square} />
);

export const SideBoard = ({ id, state, action, info }: SideBoardProps<NoughtsState, NoughtsAction>) => (
  <NoughtsBoard id={id} state={state} names={[nameOf(info, 1), nameOf(info, 2)]} staged={action?.square ?? null} />
);

/** A square is said, not drawn. */
export const Pieces = () => null;

/** No domains are drawn. */
export const kindText = (kind: string): string => kind;
export const kindArt = (): string => 'crown';

/** Nothing is left to chance. */
export const Hopes = () => null;
