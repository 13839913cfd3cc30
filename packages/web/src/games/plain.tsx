import type { AnyRules, Seat } from '@castellan/rules';
import type { FunctionComponent } from 'preact';
import { Button } from '../ui/controls.tsx';
import type { ChoiceBoardProps, OutcomeProps, SideBoardProps, StageProps } from './kit.ts';

/** What a small game may take over: the parts that a game has none of, and those that follow from its rules and its board. */

/** A kit of a game without dice to enter, a lesson, paper and editions. */
export const PLAIN_KIT = {
  usualOptions: () => [],
  choosesFirst: false,
  termOf: (word: string) => word,
  dice: null,
  editions: null,
  learn: null,
  lesson: null,
  paper: null,
  check: null,
  print: null,
};

/** A table where nothing is prepared or forced, what is staged cannot be turned, and no action flies. */
export const PLAIN_TABLE = {
  mayPrepare: () => false,
  forcedIn: () => null,
  onlyWay: () => null,
  tellsGain: () => false,
  turned: <Staging,>(staging: Staging): Staging => staging,
  swapped: <Staging,>(staging: Staging): Staging => staging,
  motionOf: () => ({ lasts: 0, flights: [] }),
};

// Without options.
export const initial = (): object => ({});
export const wordsOf = (): string[] => [];
export const describe = (): string[] => [];
export const OptionsForm = () => null;

// A study without pieces, domains and hopes.
export const Pieces = () => null;
export const Hopes = () => null;
export const kindText = (kind: string): string => kind;
export const kindArt = (): string => 'crown';

interface BoardProps<State, Action> extends Omit<SideBoardProps<State, Action>, 'seat'> {
  readonly seat?: Seat;
}

/** The views of a game whose players share one board. */
export const sharedBoard = <State, Action>(Board: FunctionComponent<BoardProps<State, Action>>) => ({
  Stage: ({ states, info, at }: StageProps<State, Action>) => (
    <div class="stage">
      <Board id="stage1" state={states[at]!} action={null} info={info} />
    </div>
  ),
  ChoiceBoard: (props: ChoiceBoardProps<State, Action>) => <Board {...props} />,
  SideBoard: (props: SideBoardProps<State, Action>) => <Board {...props} />,
});

/** Every outcome as a button with its last word. */
export const outcomeButtons =
  <State, Action>(rules: AnyRules) =>
  ({ state, onEntered }: OutcomeProps<State, Action>) => (
    <div class="row">
      {rules.legal(state).map((action) => (
        <Button key={rules.printAction(action)} onClick={() => onEntered(action)}>
          {rules.printAction(action).split(' ').at(-1)}
        </Button>
      ))}
    </div>
  );
