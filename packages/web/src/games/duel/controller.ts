import { bySeat, type Duel, type DuelAction, duel, type Seat, type Square } from '@castellan/rules';
import { computed, effect, signal } from '@preact/signals';
import { pause } from '../../play/pace.ts';
import { openSide } from '../../table/side.ts';
import { openStaging } from '../../table/staging.ts';
import { allTurns, firstTurn } from './faces.ts';
import { litSquares, nextOrientation, settle, swapHand, tapSquare, turnHand, whyNotSquare } from './ghost.ts';
import { asPlacing, EMPTY_HAND, facesOf, type Hand, type Which } from './hand.ts';
import { chosenOption, coatChoices, gainsOf, type Option, placesOf } from './options.ts';
import type { DuelSession, DuelTable, Refusal, Staging, Task } from './table-types.ts';

export type { DuelSession, DuelTable, Refusal, Staging, Task } from './table-types.ts';

const NOTHING: Staging = { picked: [], hand: EMPTY_HAND, passing: false, coat: null, square: null };

/** Sits down at a game: what is shown, what is staged, and what can be done follow from it. */
export function openDuelTable(session: DuelSession): DuelTable {
  const lookingBack = signal<number | null>(null);
  const refusal = signal<Refusal | null>(null);
  const looked = signal<{ seat: Seat; square: Square } | null>(null);
  const rolled = signal(0);

  const state = session.state;
  const view = computed(() => (lookingBack.value === null ? state.value : session.states.value[lookingBack.value]!));
  // Who rolled places first.
  const side = openSide(session, ({ phase, seat, roller }) => phase === 'place' && seat === roller);
  const { me } = side;
  const task = computed<Task>(() => {
    const { phase, seat, roller, lightning } = state.value;
    const mine = seat === me.value && !session.isComputer(seat);
    if (phase === 'over') return 'over';
    if (phase === 'roll' && session.chanceElsewhere) return 'wait';
    // Real dice are entered here, whoever rolled them.
    if (phase === 'roll' && session.kept.value.realDice) return 'roll';
    if (mine) {
      if (phase === 'lightning') return lightning[0] === 'domains' ? 'bonus' : 'cross';
      return phase;
    }
    const laterB = phase === 'place' && seat === roller && roller !== me.value && !session.isComputer(me.value);
    return laterB ? 'prepare' : 'wait';
  });
  const placing = computed(() => task.value === 'place' || task.value === 'prepare');

  // What was staged belongs to one decision of one player; a prepared placement lives until that player's turn is over.
  const stagings = openStaging(NOTHING, me, (mine) => {
    const { round, phase, seat, roller, lightning } = state.value;
    const placed = phase === 'place' && mine === roller && seat !== mine;
    return `${round} ${phase} ${placed} ${lightning.length} ${phase === 'draft' ? seat : ''}`;
  });
  const staging = stagings.now;
  const ready = computed(() => stagings.ready.value === me.value);
  /** What decides which placements there are; where the ghost stands does not. */
  const allowed = computed(() => {
    const { free, split, castle, turn, jokers } = staging.value.hand;
    return JSON.stringify([free, split, castle, turn, jokers]);
  });
  const options = computed<readonly Option[]>(() => {
    allowed.value;
    return placing.value ? placesOf(state.value, me.value, staging.peek().hand) : [];
  });
  const mayPass = computed(
    () => placing.value && duel.whyNot(asPlacing(state.value, me.value), { type: 'pass' }) === null,
  );
  /** Whether any chip could make something possible. */
  const mustPass = computed(() => {
    if (!mayPass.value || options.value.length > 0) return false;
    const hand = { ...EMPTY_HAND, free: true, split: true };
    const turns = bySeat(state.value.players, me.value).powers.includes('turn') ? allTurns(state.value, me.value) : [];
    return [null, ...turns].every((turn) => placesOf(state.value, me.value, { ...hand, turn }).length === 0);
  });
  const lit = computed<ReadonlySet<Square>>(() => {
    if (lookingBack.value !== null) return new Set();
    if (placing.value && !staging.value.passing) return litSquares(options.value, staging.value.hand);
    if (task.value !== 'cross') return new Set();
    return new Set(duel.legal(state.value).flatMap((action) => (action.type === 'cross' ? [action.square] : [])));
  });
  const chosen = computed(() => (placing.value ? chosenOption(state.value, me.value, staging.value.hand) : null));
  const gain = computed(() => {
    const { square, coat } = staging.value;
    const preview = (action: DuelAction) =>
      duel.preview(state.value, action).total - bySeat(duel.score(state.value), me.value).total;
    if (chosen.value) return gainsOf(state.value, me.value)(chosen.value.action);
    if (task.value === 'cross' && square) return preview({ type: 'cross', square });
    return task.value === 'bonus' && coat ? preview({ type: 'bonus', coat }) : null;
  });
  const canTurn = computed(() => turnHand(options.value, staging.value.hand) !== staging.value.hand);
  const canSwap = computed(() => swapHand(options.value, staging.value.hand) !== staging.value.hand);

  /** The action that confirm would play. */
  const planned = computed<DuelAction | null>(() => {
    const { picked, passing, coat, square } = staging.value;
    switch (task.value) {
      case 'draft': {
        const action: Duel.Pick = { type: 'pick', dice: picked.toSorted((a, b) => a - b) };
        return picked.length > 0 && duel.whyNot(state.value, action) === null ? action : null;
      }
      case 'place':
      case 'prepare':
        return passing ? { type: 'pass' } : (chosen.value?.action ?? null);
      case 'bonus':
        return coat ? { type: 'bonus', coat } : null;
      case 'cross':
        return square ? { type: 'cross', square } : null;
      default:
        return null;
    }
  });
  const canConfirm = computed(() => lookingBack.value === null && planned.value !== null && !ready.value);

  const stage = (change: Partial<Staging>) => {
    if (lookingBack.value !== null) return;
    refusal.value = null;
    stagings.change(change);
  };
  const stageHand = (hand: Hand) => {
    if (hand !== staging.value.hand) stage({ hand, passing: false });
  };
  /** A changed chip changes what is legal; what stands stays where it can. */
  const restage = (hand: Hand) => {
    if (!placing.value) return;
    stageHand(settle(placesOf(state.value, me.value, hand), hand));
  };
  const tapSquareOf = (square: Square, drag: boolean) => {
    if (lookingBack.value !== null) return;
    if (task.value === 'cross') {
      if (lit.value.has(square)) stage({ square });
      else refusal.value = { code: 'nothing-drawn', square };
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
      refusal.value = { code: whyNotSquare(state.value, me.value, hand, square), square };
    }
  };

  const stopRefusal = effect(() => {
    me.value;
    state.value;
    refusal.value = null;
  });
  const stopReady = effect(() => {
    if (!ready.value || task.value !== 'place') return;
    const action = planned.peek();
    stagings.takeReady();
    if (action) session.act(action);
  });
  // Dice that fall while we look tumble; dice found lying do not.
  let seen = session.actions.peek().length;
  const stopRolled = effect(() => {
    const fresh = session.actions.value.slice(seen);
    seen = session.actions.value.length;
    if (fresh.some(({ type }) => type === 'roll')) rolled.value = Date.now();
  });
  let rollTimer: ReturnType<typeof setTimeout> | undefined;
  const stopRoll = effect(() => {
    const { phase, roller } = state.value;
    clearTimeout(rollTimer);
    if (phase === 'roll' && session.isComputer(roller)) rollTimer = setTimeout(roll, pause(900));
  });

  function roll(): void {
    if (state.value.phase !== 'roll' || session.kept.value.realDice) return;
    session.draw();
  }

  const setCastle = (castle: Which | null) => restage({ ...staging.value.hand, castle });

  return {
    session,
    view,
    lookingBack,
    me,
    task,
    staging,
    canUndo: stagings.canUndo,
    options,
    lit,
    chosen,
    gain,
    refusal,
    ready,
    readySeat: stagings.ready,
    preparer: side.preparer,
    turnTable: side.turnTable,
    mustPass,
    mayPass,
    canTurn,
    canSwap,
    canConfirm,
    looked,
    rolled,
    faces: () => facesOf(state.value, me.value, staging.value.hand),
    coatsFor: (which) => coatChoices(state.value, me.value, staging.value.hand, which),
    pickDie: (number) => {
      if (task.value !== 'draft' || lookingBack.value !== null) return;
      if (state.value.dice[number - 1]?.taker !== null) {
        refusal.value = { code: 'die-taken' };
        return;
      }
      const { picked } = staging.value;
      if (picked.includes(number)) {
        stage({ picked: picked.filter((die) => die !== number) });
        return;
      }
      const second = state.value.seat !== state.value.roller;
      const both = bySeat(state.value.players, me.value).powers.includes('both');
      const room = second || both ? 2 : 1;
      stage({ picked: [...picked, number].slice(-room) });
    },
    tap: (square) => tapSquareOf(square, false),
    dragTo: (square) => tapSquareOf(square, true),
    turn: () => stageHand(turnHand(options.value, staging.value.hand)),
    swap: () => stageHand(swapHand(options.value, staging.value.hand)),
    toggle: (chip) => {
      const { hand } = staging.value;
      if (chip === 'free') restage({ ...hand, free: !hand.free });
      if (chip === 'split') restage({ ...hand, split: !hand.split });
      if (chip === 'castle') {
        // A die without a cross would tick a box; the castle goes where nothing is lost, if there is a choice.
        const faces = facesOf(state.value, me.value, hand);
        setCastle(hand.castle !== null ? null : /[+?]/.test(faces[1]) && !/[+?]/.test(faces[0]) ? 1 : 0);
      }
      if (chip === 'turn') restage({ ...hand, turn: hand.turn ? null : firstTurn(state.value, me.value) });
    },
    castleOn: setCastle,
    turnTo: (die, face) => {
      const jokers = staging.value.hand.jokers.with(die, null) as unknown as Hand['jokers'];
      restage({ ...staging.value.hand, turn: { die, face }, jokers });
    },
    drawJokerAs: (which, coat) =>
      restage({
        ...staging.value.hand,
        jokers: staging.value.hand.jokers.with(which, coat) as unknown as Hand['jokers'],
      }),
    chooseBonus: (coat) => stage({ coat }),
    togglePass: () => {
      if (mayPass.value) stage({ passing: !staging.value.passing, hand: EMPTY_HAND });
      else refusal.value = { code: 'must-place' };
    },
    undo: () => {
      refusal.value = null;
      stagings.undo();
    },
    takeBack: () => {
      refusal.value = null;
      if (lookingBack.value !== null) lookingBack.value = null;
      else stagings.reset();
    },
    confirm: () => {
      const action = planned.value;
      if (!action || lookingBack.value !== null) return;
      if (task.value !== 'prepare') {
        session.act(action);
        return;
      }
      stagings.makeReady();
      // The other, at the same device, goes on.
      if (side.preparer.value !== null) side.turnTable();
    },
    roll: () => {
      if (task.value === 'roll') roll();
    },
    close: () => {
      clearTimeout(rollTimer);
      stagings.close();
      stopRefusal();
      stopReady();
      stopRolled();
      stopRoll();
      session.close();
    },
  };
}
