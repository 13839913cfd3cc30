import {
  type Coat,
  type DuelAction,
  type DuelState,
  diceLeft,
  duelRules,
  type Face,
  mayPass,
  mayPrepare,
  mostDiceToPick,
  mustPass,
  type PlacementOption,
  type Power,
  type Seat,
  type Square,
  type Which,
  whyNotOnMap,
} from '@castellan/rules';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isOneSpot } from '../../board/domino.ts';
import type { Session } from '../../play/session.ts';
import { type CommonTask, openTable, type TableController } from '../../table/controller.ts';
import type { Forced } from '../../table/forced.ts';
import { moves } from '../../table/motion.ts';
import { litSquares, nextOrientation, settle, swapHand, tapSquare, turnHand } from './ghost.ts';
import {
  type CoatChoice,
  chosenOption,
  coatChoices,
  EMPTY_HAND,
  facesOf,
  firstTurn,
  type Hand,
  loneDie,
  placesOf,
  withJoker,
} from './hand.ts';
import { motionOf } from './motion.ts';
import { ROUND } from './round-part.ts';
import type { Section } from './rule-of.ts';

export type DuelSession = Session<DuelState, DuelAction>;
export type Task = 'roll' | 'draft' | 'bonus' | 'cross';

/** Everything staged and not yet confirmed. */
export interface Staging {
  readonly picked: readonly number[];
  readonly hand: Hand;
  readonly passing: boolean;
  readonly coat: Coat | null;
  readonly square: Square | null;
}

/** Where the rules tell of a task. */
const RULE_OF_TASK: Readonly<Record<Task | CommonTask, Section>> = {
  roll: 'round',
  draft: 'draft',
  place: 'place',
  prepare: 'place',
  forced: 'pass',
  bonus: 'lightning',
  cross: 'lightning',
  wait: 'round',
  over: 'score',
};

const NOTHING: Staging = { picked: [], hand: EMPTY_HAND, passing: false, coat: null, square: null };

/** The table of Duel. */
export interface DuelTable extends TableController<DuelState, DuelAction, Task, Staging> {
  readonly options: ReadonlySignal<readonly PlacementOption[]>;
  readonly lit: ReadonlySignal<ReadonlySet<Square>>;
  readonly chosen: ReadonlySignal<PlacementOption | null>;
  readonly mustPass: ReadonlySignal<boolean>;
  readonly mayPass: ReadonlySignal<boolean>;
  /** The dice are in the hand and shaken. */
  readonly shaking: Signal<boolean>;
  faces(): readonly [Face, Face];
  coatsFor(which: Which): readonly CoatChoice[];
  pickDie(number: number): void;
  tap(square: Square): void;
  dragTo(square: Square): void;
  toggle(chip: Power | 'castle'): void;
  castleOn(which: Which): void;
  turnTo(die: Which, face: Face): void;
  drawJokerAs(which: Which, coat: Coat): void;
  chooseBonus(coat: Coat): void;
  togglePass(): void;
  roll(): void;
}

/** How long the computer holds its dice. */
const BEFORE_ROLL = 900;
/** That nothing fits is read before it happens. */
const BEFORE_PASS = 2000;

const forcedIn = (state: DuelState): Forced<DuelAction> | null =>
  state.phase === 'place' && mustPass(state, state.seat) ? { action: { type: 'pass' }, after: BEFORE_PASS } : null;

export function openDuelTable(source: DuelSession): DuelTable {
  const realDice = () => source.info.value.realDice;
  const taskOf = (now: DuelState, me: Seat): Task | CommonTask => {
    const { phase, seat, lightning } = now;
    if (phase === 'over') return 'over';
    // Real dice are entered here, no matter who rolled them.
    if (phase === 'roll' && realDice()) return 'roll';
    if (!source.isLocal(me)) return 'wait';
    if (phase === 'roll') return source.roll && (seat === me || source.connection?.rollOverdue.value) ? 'roll' : 'wait';
    if (seat !== me) return mayPrepare(now, me) ? 'prepare' : 'wait';
    if (phase === 'lightning') return lightning[0] === 'domains' ? 'bonus' : 'cross';
    return phase;
  };

  const table: TableController<DuelState, DuelAction, Task, Staging> = openTable<DuelState, DuelAction, Task, Staging>(
    source,
    {
      rules: duelRules,
      nothing: NOTHING,
      taskOf,
      ruleOf: (task) => RULE_OF_TASK[task as Task | CommonTask],
      mayPrepare,
      // A prepared placement lives until that player's turn is over.
      decisionOf: ({ round, phase, seat, roller, lightning }, mine) => {
        const placed = phase === 'place' && mine === roller && seat !== mine;
        return `${round} ${phase} ${placed} ${lightning.length} ${phase === 'draft' ? seat : ''}`;
      },
      actionOf: ({ picked, passing, coat, square }, now) => {
        switch (now) {
          case 'draft': {
            const action: DuelAction = { type: 'pick', dice: picked.toSorted((a, b) => a - b) };
            return picked.length > 0 && duelRules.whyNot(state.value, action) === null ? action : null;
          }
          case 'place':
          case 'prepare':
            return passing ? { type: 'pass' } : (chosen.value?.action ?? null);
          case 'bonus':
            return coat && { type: 'bonus', coat };
          case 'cross':
            return square && { type: 'cross', square };
          default:
            return null;
        }
      },
      forcedIn,
      onlyWay: (now, seat) => {
        const all = placesOf(now, seat, EMPTY_HAND);
        return isOneSpot(all.map(({ at }) => at))
          ? { hand: tapSquare(all, now, seat, EMPTY_HAND, all[0]!.at[0]) }
          : null;
      },
      tellsGain: ({ type }) => type === 'place' || type === 'bonus' || type === 'cross',
      turned: (staged) => withHand(staged, turnHand(options.value, staged.hand)),
      swapped: (staged) => withHand(staged, swapHand(options.value, staged.hand)),
      motionOf,
      chanceAfter: ({ phase, roller }) =>
        phase === 'roll' && !source.isLocal(roller) && !realDice() ? BEFORE_ROLL : null,
    },
  );
  const { session, me, task, staging, lookingBack, stage, refuse } = table;
  const { state } = session;
  const shaking = signal(false);
  const letRoll = async () => {
    // A server may take a moment: until then the dice are in the hand.
    shaking.value = moves();
    try {
      if (!ROUND.loaded) await ROUND.load();
      if (task.value === 'roll') await session.roll?.();
    } finally {
      shaking.value = false;
    }
  };

  const placing = computed(() => task.value === 'place' || task.value === 'prepare');
  /** What decides which placements there are; where the ghost stands does not. */
  const means = computed(() => {
    const { free, split, castle, turn, jokers } = staging.value.hand;
    return JSON.stringify([free, split, castle, turn, jokers]);
  });
  const options = computed<readonly PlacementOption[]>(() => {
    means.value;
    return placing.value ? placesOf(state.value, me.value, staging.peek().hand) : [];
  });
  const chosen = computed(() => (placing.value ? chosenOption(state.value, me.value, staging.value.hand) : null));
  const passable = computed(() => placing.value && mayPass(state.value, me.value));
  const lit = computed<ReadonlySet<Square>>(() => {
    if (lookingBack.value !== null) return new Set();
    if (placing.value && !staging.value.passing) return litSquares(options.value, staging.value.hand);
    if (task.value !== 'cross') return new Set();
    return new Set(duelRules.legal(state.value).flatMap((action) => (action.type === 'cross' ? [action.square] : [])));
  });

  const stageHand = (hand: Hand) => {
    if (hand !== staging.value.hand) stage({ hand, passing: false });
  };
  /** A changed chip changes what is legal; what stands stays where it can. */
  const restage = (hand: Hand) => {
    if (placing.value) stageHand(settle(placesOf(state.value, me.value, hand), hand));
  };
  const tapSquareOf = (square: Square, drag: boolean) => {
    if (lookingBack.value !== null) return;
    if (task.value === 'cross') {
      if (lit.value.has(square)) stage({ square });
      else refuse({ code: 'nothing-drawn', square });
      return;
    }
    if (!placing.value) return;
    const { hand } = staging.value;
    const standing = hand.at.includes(square) && chosen.value !== null;
    if (standing && !drag) {
      stageHand(nextOrientation(options.value, hand));
      return;
    }
    // With both dice standing apart, a new tap begins again.
    const from = hand.split && chosen.value !== null ? { ...hand, at: [null, null] as const, anchor: null } : hand;
    if (litSquares(options.value, from).has(square)) {
      stageHand(tapSquare(options.value, state.value, me.value, from, square));
    } else if (!drag) {
      const lone = loneDie(hand);
      refuse({ code: whyNotOnMap(state.value, me.value, hand, square, lone === null ? null : hand.at[lone]), square });
    }
  };
  const castleOn = (castle: Which | null) => restage({ ...staging.value.hand, castle });

  return {
    ...table,
    options,
    lit,
    chosen,
    mustPass: computed(() => (placing.value || task.value === 'forced') && mustPass(state.value, me.value)),
    mayPass: passable,
    shaking,
    faces: () => facesOf(state.value, me.value, staging.value.hand),
    coatsFor: (which) => coatChoices(state.value, me.value, staging.value.hand, which),
    pickDie: (number) => {
      if (task.value !== 'draft' || lookingBack.value !== null) return;
      if (!diceLeft(state.value).includes(number)) {
        refuse({ code: 'die-taken' });
        return;
      }
      const { picked } = staging.value;
      const others = picked.filter((die) => die !== number);
      const letGo = others.length < picked.length;
      const next = letGo ? others : [...picked, number].slice(-mostDiceToPick(state.value));
      stage({ picked: next });
      // The second die of two is the last word where one tap takes it back, and where nothing is spent or still to be warned of.
      if (next.length === 2 && state.value.seat !== state.value.roller && session.storage && !session.hintControl)
        table.confirm();
    },
    tap: (square) => tapSquareOf(square, false),
    dragTo: (square) => tapSquareOf(square, true),
    toggle: (chip) => {
      const { hand } = staging.value;
      if (chip === 'free') restage({ ...hand, free: !hand.free });
      if (chip === 'split') restage({ ...hand, split: !hand.split });
      if (chip === 'castle') {
        // A die without a cross would tick a box; the castle goes where nothing is lost, if there is a choice.
        const faces = facesOf(state.value, me.value, hand);
        castleOn(hand.castle !== null ? null : /[+?]/.test(faces[1]) && !/[+?]/.test(faces[0]) ? 1 : 0);
      }
      if (chip === 'turn') restage({ ...hand, turn: hand.turn ? null : firstTurn(state.value, me.value) });
    },
    castleOn,
    turnTo: (die, face) => restage({ ...withJoker(staging.value.hand, die, null), turn: { die, face } }),
    drawJokerAs: (which, coat) => restage(withJoker(staging.value.hand, which, coat)),
    chooseBonus: (coat) => stage({ coat }),
    togglePass: () => {
      if (passable.value) stage({ passing: !staging.value.passing, hand: EMPTY_HAND });
      else refuse({ code: 'must-place' });
    },
    roll: () => {
      if (task.value === 'roll' && !realDice()) void letRoll();
    },
  };
}

const withHand = (staged: Staging, hand: Hand): Staging =>
  hand === staged.hand ? staged : { ...staged, hand, passing: false };
