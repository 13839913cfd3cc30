import { type Logged, matchOf } from '@castellan/match';
import { type Duel, type DuelAction, type DuelState, duel, must, type Seat, seeded, type Turn } from '@castellan/rules';
import { computed, signal } from '@preact/signals';
import type { DuelSession } from '../src/games/duel/controller.ts';
import { computer, newGame, PERSON } from '../src/play/game-info.ts';

/** A state of Duel after these lines of notation. */
export function duelAfter(...lines: readonly string[]): DuelState {
  let state = duel.create(must(duel.parseOptions([])));
  for (const line of lines) state = must(duel.apply(state, must(duel.parseAction(line))));
  return state;
}

/** States in which a player has to place, from whole games played at random. */
export function placingStates(games: number): DuelState[] {
  const found: DuelState[] = [];
  for (let game = 0; game < games; game++) {
    const below = seeded(game + 1);
    let state = duel.create(must(duel.parseOptions([])));
    while (duel.turn(state) !== 'over') {
      if (state.phase === 'place') found.push(state);
      const actions = duel.turn(state) === 'chance' ? [duel.draw(state, below)] : duel.legal(state);
      state = must(duel.apply(state, actions[below(actions.length)]!));
    }
  }
  return found;
}

export const isPlace = (action: DuelAction): action is Duel.Place => action.type === 'place';

const NEW_DUEL: Logged = {
  seq: 1,
  at: 0,
  command: 'create',
  event: {
    type: 'created',
    game: 'duel',
    options: [],
    time: { type: 'none' },
    chance: { type: 'asked' },
    listed: false,
  },
};

/** A session that keeps nothing and thinks nothing: what a table needs. */
export function sessionAt(state: DuelState, elsewhere: readonly Seat[] = []): DuelSession {
  const states = signal<readonly DuelState[]>([state]);
  const actions = signal<readonly DuelAction[]>([]);
  const now = computed(() => states.value[states.value.length - 1]!);
  const setupOf = (seat: Seat) => (elsewhere.includes(seat) ? computer('page') : PERSON);
  return {
    id: 'here',
    match: signal(matchOf('here', [NEW_DUEL])),
    info: signal({ ...newGame('duel', {}), seats: [setupOf(1), setupOf(2)] as const }),
    states,
    actions,
    state: now,
    turn: computed<Turn>(() => duel.turn(now.value)),
    thinking: null,
    storage: null,
    connection: null,
    act: (action) => {
      const next = duel.apply(now.value, action);
      if (!next.ok) return next.error;
      actions.value = [...actions.value, action];
      states.value = [...states.value, next.value];
      return null;
    },
    roll: async () => {},
    ask: async () => null,
    isLocal: (seat) => !elsewhere.includes(seat),
    resultHref: '',
    close: () => {},
  };
}

/** What the counts of a sentence add up to: "3×2 = 6 becomes 4×3 = 12" brings 6. */
export function broughtBy(note: string): number {
  const [changes] = note.replaceAll('−', '-').split(/\. |\.$/);
  return changes!
    .split(', ')
    .map((change) => {
      const [, ...counts] = change.split('=').map((count) => Number.parseInt(count, 10));
      const [, before, after] = /(\d+) \D+ (\d+)$/.exec(change) ?? [];
      const [from, to] =
        counts.length === 0
          ? [Number(before ?? 0), Number(after ?? /[+-]\d+$/.exec(change))]
          : [0, ...counts].slice(-2);
      return to! - from!;
    })
    .reduce((one, two) => one + two, 0);
}
