import { Host, type Match } from '@castellan/match';
import { type Session as MatchSession, openLocal, type Think } from '@castellan/match/session';
import { bySeat } from '@castellan/rules';
import { sameThinking } from '@castellan/together';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { think } from '../engine/think.ts';
import { link } from '../router.ts';
import type { AnyTable } from '../table/controller.ts';
import type { GameInfo } from './game-info.ts';
import { DEFAULT_LEVEL } from './levels.ts';
import { loadFair } from './loaded-fair.ts';
import { isReading, pause } from './pace.ts';
import { isSameDice } from './same-dice-id.ts';
import { type GameStore, infoOfMatch } from './store.ts';

/** A session of the match, with what only a page knows: how the players are called and marked here, and where the result is shown. */
export interface Session<State, Action> extends MatchSession<State, Action> {
  readonly info: ReadonlySignal<GameInfo>;
  readonly resultHref: string;
  /** What helps the player, in the action bar; only where it was chosen. */
  readonly hintControl?: (table: AnyTable) => ComponentChildren;
  /** What a friend says in a first game, in the place of the prompt. */
  readonly coach?: (table: AnyTable, prompt: ComponentChildren) => ComponentChildren;
  /** What stands in the place of the main button; null where the table's own does. */
  readonly primary?: (table: AnyTable) => ComponentChildren;
  /** The question of this position, in place of whose turn it is. */
  readonly promptOverride?: string;
}

/** How long the computer seems to think at least, so that a person can follow. */
const LEAST_THOUGHT = 700;
/** And while the player reads what the coach says. */
const LEAST_READING = 2400;

/** The computer of this page, at the level of its seat. */
const thinkerFor =
  ({ id, seats }: GameInfo): Think =>
  ({ game, state, actions }: Match, seat, onProgress) => {
    const begun = Date.now();
    let skipPause = () => {};
    const skipped = new Promise<void>((resolve) => {
      skipPause = resolve;
    });
    // With the same dice everyone has the same opponent, who answers the same with the same.
    const exactly = isSameDice(id) ? sameThinking(actions.length) : null;
    const thought = think(game, state, bySeat(seats, seat).level || DEFAULT_LEVEL, onProgress, exactly);
    const least = () => pause(isReading.peek() ? LEAST_READING : LEAST_THOUGHT);
    const shown = () => new Promise<void>((done) => setTimeout(done, begun + least() - Date.now()));
    return {
      answer: thought.answer.then(async (action) => {
        await Promise.race([shown(), skipped]);
        return action;
      }),
      now: () => {
        skipPause();
        thought.now();
      },
      drop: thought.drop,
    };
  };

/** Tabs of this browser notify each other which game has grown. */
function tabs() {
  const channel = new BroadcastChannel('castellan');
  let closed = false;
  return {
    // No tab is notified of what was saved while the player left: others read it when they open the game.
    post: (id: string) => {
      if (!closed) channel.postMessage(id);
    },
    listen: (listener: (id: string) => void) => {
      channel.onmessage = ({ data }) => listener(data);
      return () => {
        closed = true;
        channel.close();
      };
    },
  };
}

/** Sits down at a game of this device. */
export async function openSession<State extends object, Action>(
  info: GameInfo,
  store: GameStore,
): Promise<Session<State, Action>> {
  if (isSameDice(info.id)) await loadFair();
  const host = new Host({ store: store.logs });
  const session = await openLocal<State, Action>(host, info.id, { think: thinkerFor(info), hints: tabs() });
  if (!session) throw new Error(`there is no game ${info.id} on this device`);
  return {
    ...session,
    info: computed(() => infoOfMatch(session.match.value, info)),
    resultHref: link(`${info.game}-result`, info.id),
  };
}
