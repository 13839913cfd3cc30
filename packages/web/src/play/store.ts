import {
  applied,
  type ChanceKind,
  endedBy,
  Host,
  type Join,
  type Logged,
  type Match,
  type NewGame,
  playedIn,
  startOf,
  tidyName,
} from '@castellan/match';
import { bySeat, must, SEATS } from '@castellan/rules';
import type { KeptGame } from './kept.ts';
import { DeviceShelf, openDeviceDrawer, pageDrawer, type Shelved } from './shelf.ts';

/** "My games": the games on this device as the page speaks of them. */
export interface GameStore {
  /** Where their logs are; a match is played on it. */
  readonly shelf: DeviceShelf;
  get(id: string): Promise<KeptGame | undefined>;
  /** Begins a game, with what has been played of it. */
  create(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** The latest first. */
  list(): Promise<KeptGame[]>;
}

/** What only this device knows of a game: how its players are called and marked here. */
export type Setting = Pick<KeptGame, 'sitters' | 'marks' | 'handOver'>;

function newGameOf({ game, options, position, time, realDice, seed }: KeptGame): NewGame {
  const chance: ChanceKind = { type: realDice ? 'table' : 'asked' };
  return {
    game,
    options,
    time,
    chance,
    ...(position !== null && { position }),
    ...(seed !== null && { hidden: { seed } }),
  };
}

const playersOf = ({ sitters }: KeptGame): Join[] =>
  SEATS.map((seat) => {
    const { name, kind } = bySeat(sitters, seat);
    return { seat, name: tidyName(name) ?? `${kind} ${seat}`, bot: kind === 'computer' };
  });

async function create(shelf: DeviceShelf, kept: KeptGame, now = Date.now): Promise<void> {
  const { id, sitters, marks, handOver, actions } = kept;
  const setting: Setting = { sitters, marks, handOver };
  const host = new Host({ store: shelf.beginning(setting), now });
  must(await host.create(id, newGameOf(kept), playersOf(kept), 'create', actions));
}

/** A game as the device keeps it. */
export async function shelvedOf(kept: KeptGame): Promise<Shelved> {
  const shelf = new DeviceShelf(pageDrawer());
  await create(shelf, kept, () => kept.touched);
  return (await shelf.get(kept.id))!;
}

type Facts = Pick<Match, 'id' | 'game' | 'options' | 'time' | 'createdAt' | 'updatedAt' | 'chance' | 'position'>;

const describe = (facts: Facts, setting: Setting) => ({
  id: facts.id,
  game: facts.game,
  options: facts.options,
  position: facts.position,
  time: facts.time,
  sitters: setting.sitters,
  marks: setting.marks,
  handOver: setting.handOver,
  realDice: facts.chance.type === 'table',
  seed: null,
  created: facts.createdAt,
  touched: facts.updatedAt,
});

/** A game as it is played, the way the page speaks of it. */
export const keptOf = (match: Match, setting: Setting): KeptGame => ({
  ...describe(match, setting),
  actions: match.actions.map(({ action }) => action),
  ending: match.ending?.reason === 'played' ? null : match.ending,
  over: match.ending !== null,
});

/** The same of a game that lies on its shelf: nothing is replayed. */
function keptOnShelf({ id, log, summary, setting }: Shelved): KeptGame {
  const created = log[0]!.event as Extract<Logged['event'], { type: 'created' }>;
  const facts = { ...summary, id, chance: created.chance, position: created.position ?? null };
  return {
    ...describe(facts, setting as Setting),
    actions: playedIn(log),
    ending: endedBy(log),
    over: summary.status === 'over',
  };
}

/** The states a game came through. */
export function replayKept(kept: KeptGame): { states: readonly object[] } {
  const states: object[] = [startOf(kept)];
  for (const line of kept.actions) states.push(must(applied(kept.game, states[states.length - 1]!, line)).state);
  return { states };
}

export function storeOn(shelf: DeviceShelf): GameStore {
  return {
    shelf,
    get: async (id) => {
      const shelved = await shelf.get(id);
      return shelved && keptOnShelf(shelved);
    },
    create: (game) => create(shelf, game),
    remove: (id) => shelf.remove(id),
    list: async () => (await shelf.all()).map(keptOnShelf),
  };
}

export const memoryStore = (): GameStore => storeOn(new DeviceShelf(pageDrawer()));

let opened: Promise<GameStore> | null = null;

export function gameStore(): Promise<GameStore> {
  opened ??= openDeviceDrawer().then((drawer) => storeOn(new DeviceShelf(drawer)), memoryStore);
  return opened;
}
