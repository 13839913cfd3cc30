import type { AnyRules, Face, GameName, IllegalCode, Seat } from '@castellan/rules';
import type { ComponentChildren, ComponentType } from 'preact';
import type { CoachKit } from '../coach/coach.ts';
import type { Area, PlainKey } from '../i18n/index.ts';
import type { Sentence } from '../i18n/message.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { GameInfo } from '../play/game-info.ts';
import type { Session } from '../play/session.ts';
import type { Motion } from '../table/motion.ts';
import type { ResultProps } from '../table/result-panel.tsx';
import type { Thing } from '../table/thing-names.tsx';
import type { Part } from './part.ts';

/** Where a game is played: the controller that knows what can be done, and the drawing of it. */
export interface TableKit<State, Action, Table extends { close(): void }> {
  open(session: Session<State, Action>): Table;
  /** What is handed in stands in the bar. */
  readonly Table: ComponentType<{ readonly table: Table; readonly children?: ComponentChildren }>;
  /** What a friend says in a first game; missing where nobody needs a friend. */
  readonly coach?: CoachKit<Table>;
}

/** What one action did, in words; `after` is the number of the state it led to. */
export interface Step {
  readonly after: number;
  readonly said: Sentence;
  /** Null for chance. */
  readonly seat: Seat | null;
}

export interface StageProps<State, Action> {
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  readonly info: GameInfo;
  /** How many actions have been played. */
  readonly at: number;
}

/** A game as it is looked at: replay, pictures, sentences. */
export interface StageKit<State, Action> {
  /** Both boards as they stood after an action, with what lies between them. */
  readonly Stage: ComponentType<StageProps<State, Action>>;
  /** How an action is seen happening. */
  motionOf(before: State, action: Action): Motion;
  stepsOf(states: readonly State[], actions: readonly Action[], info: GameInfo): Step[];
}

export interface ChoiceBoardProps<State, Action> {
  /** Of the grid that a screen reader walks. */
  readonly id: string;
  /** Before the action, where a player decides. */
  readonly state: State;
  readonly action: Action;
  readonly info: GameInfo;
}

/** What one part of the coming roll or line would mean: the chance to win with it, less the average. */
export interface OutcomeDelta {
  /** As the study names it: `2 f++`, a die and its face, or `17`, a domino. */
  readonly part: string;
  /** Plus for player 1. */
  readonly change: number;
}

export interface HopesProps<State> {
  readonly state: State;
  readonly hopes: readonly OutcomeDelta[];
  /** The value that is drawn in full colour. */
  readonly scale: number;
  /** The mark of player 1. */
  readonly mark: Seat;
}

export interface SideBoardProps<State, Action> {
  readonly id: string;
  readonly state: State;
  readonly seat: Seat;
  /** The next action, by either player; null for the board alone. */
  readonly action: Action | null;
  readonly info: GameInfo;
}

/** What a study draws and tells of a game. */
export interface StudyKit<State, Action> {
  /** An action in a few words that name no player. */
  sayChoice(state: State, action: Action): Sentence;
  /** An action on the board of the one who decides. */
  readonly ChoiceBoard: ComponentType<ChoiceBoardProps<State, Action>>;
  /** The board of one player, with an action drawn on it where that player acts. */
  readonly SideBoard: ComponentType<SideBoardProps<State, Action>>;
  /** The dice or dominoes of an outcome, or those an action takes, drawn small beside its words. */
  readonly Pieces: ComponentType<{ readonly state: State; readonly action: Action }>;
  /** What lies between the boards and belongs to both, if anything does. */
  readonly Shared?: ComponentType<{ readonly state: State; readonly info: GameInfo }>;
  /** What is drawn on the boards, as domains name it: in words and as a picture of the sprite. */
  kindText(kind: string): string;
  kindArt(kind: string): string;
  /** What to hope for from chance. */
  readonly Hopes: ComponentType<HopesProps<State>>;
}

/** The rules that can be chosen before a game. */
export interface OptionsKit<Form> {
  /** What the form shows first: the rulebook of the language one reads. */
  initial(): Form;
  /** The words of `new`, as in a record. */
  wordsOf(form: Form): string[];
  /** What was chosen, in words a friend understands. */
  describe(words: readonly string[]): string[];
  readonly OptionsForm: ComponentType<OptionsFormProps<Form>>;
}

export interface OptionsFormProps<Form> {
  readonly form: Form;
  readonly onChange: (change: Partial<Form>) => void;
  /** What else belongs before the rarer choices. */
  readonly children?: ComponentChildren;
}

/** The rules as they are read, section by section. */
export interface RulebookKit {
  /** In reading order. A name is part of addresses that people keep: it never changes. */
  readonly sections: readonly string[];
  titleOf(section: string): string;
  /** The section behind a "why not?"; undefined for a code that does not belong to the game. */
  ruleOf(code: IllegalCode): string | undefined;
  /** What stands under a heading: its text, tables and figures. */
  readonly Section: ComponentType<{ readonly section: string }>;
}

/** How the printed rulebooks of a game differ. */
export interface EditionsKit {
  readonly Editions: ComponentType;
  /** What is certain and what is only likely, as items of a list. */
  confidenceNotes(): string;
}

/** Both boards of a finished paper game, tapped in and counted. */
export interface PaperKit {
  readonly Paper: ComponentType;
}

/** The dice of a game in pictures and words. */
export interface DiceKit {
  readonly FaceArt: ComponentType<{ readonly face: Face }>;
  faceName(face: Face): string;
  dieName(number: number): string;
}

export interface EditorProps<State> {
  /** What is set up so far; it need not be a position yet. */
  readonly state: State;
  readonly onChange: (next: State) => void;
}

export interface OutcomeProps<State, Action> {
  /** Where chance has the turn. */
  readonly state: State;
  readonly onEntered: (outcome: Action) => void;
}

/** A position set up by tapping, and what chance brings, chosen by hand. */
export interface SetUpKit<State, Action> {
  /** The same boards at the beginning of a round: whatever follows in it can be played from there. */
  roundOf(state: State): State;
  readonly Editor: ComponentType<EditorProps<State>>;
  readonly Outcome: ComponentType<OutcomeProps<State, Action>>;
}

export type PaperSize = 'a4' | 'letter';

/** One kind of page to print. */
export interface PrintSheet {
  readonly name: string;
  readonly text: PlainKey;
  readonly note: PlainKey;
  readonly Sheet: ComponentType<{ readonly size: PaperSize }>;
}

/** All the page knows of one game. Features ask it; none of them names a game. */
export interface GameKit<State, Action, Table extends { close(): void }, Form> {
  readonly name: GameName;
  readonly rules: Part<AnyRules>;
  /** Its name, the same in every language. */
  readonly title: string;
  /** The game in one sentence. */
  readonly line: PlainKey;
  readonly learn: { readonly card: PlainKey; readonly emblem: readonly string[] } | null;
  /** The picture of the start page: reached by legal play. */
  readonly Picture: ComponentType;
  /** The words of `new` for a game for which nothing is asked. */
  usualOptions(): readonly string[];
  /** Whether the players choose who begins. */
  readonly choosesFirst: boolean;
  /** Null for a game without dice: no real ones are entered, no rolls are counted. */
  readonly dice: Part<DiceKit> | null;
  /** A whole game, played to its end: every picture in the rules is a moment of it. */
  readonly recorded: Part<readonly string[]>;
  /** What a power or a piece is called in sentences that are not the game's own. */
  termOf(word: string): string;

  /** Enough until somebody acts. */
  readonly newTable: Part<TableKit<State, Action, Table>>;
  /** The same, with what the whole game needs. */
  readonly table: Part<TableKit<State, Action, Table>>;
  readonly result: Part<{ readonly Result: ComponentType<ResultProps> }>;
  readonly stage: Part<StageKit<State, Action>>;
  readonly study: Part<StudyKit<State, Action>>;
  readonly options: Part<OptionsKit<Form>>;
  /** Null where nothing is taught; `learn` is null then, too. */
  readonly lesson: Part<Lesson<State, Action>> | null;
  /** What lies on the table, by name; without it nothing carries a name. */
  readonly things?: Part<readonly Thing[]>;
  readonly rulebook: Part<RulebookKit>;
  /** Null where there is one rulebook. */
  readonly editions: Part<EditionsKit> | null;
  /** Null where nothing is written on paper. */
  readonly paper: { readonly title: PlainKey; readonly area: Area; readonly part: Part<PaperKit> } | null;
  readonly setUp: Part<SetUpKit<State, Action>>;
  /** What we believe is printed in the box, for its owner to check; null where every piece is certain. */
  readonly check: Part<{ readonly CheckBox: ComponentType }> | null;
  /** Fresh sheets to print; null where there is nothing to write on. */
  readonly print: Part<readonly PrintSheet[]> | null;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games is a list of different types; each one's types agree with themselves.
export type AnyKit = GameKit<any, any, any, any>;

/** A kit that has these parts. */
export type KitWith<Name extends keyof AnyKit> = AnyKit & { readonly [One in Name]: NonNullable<AnyKit[One]> };
