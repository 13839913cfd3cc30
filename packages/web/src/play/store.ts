import {
  type ChanceKind,
  endedBy,
  Host,
  type Join,
  type Logged,
  type Match,
  type NewGame,
  playedIn,
  tidyName,
} from '@castellan/match';
import { bySeat, must, SEATS } from '@castellan/rules';
import { signal } from '@preact/signals';
import { DeviceStore, openDeviceBackend, type StoredGame } from './device-store.ts';
import type { GameInfo } from './game-info.ts';

/** "My games": the games on this device as the page speaks of them. */
export interface GameStore {
  /** Where their logs are; a match is played on it. */
  readonly logs: DeviceStore;
  get(id: string): Promise<GameInfo | undefined>;
  /** Begins a game, with what has been played of it. */
  create(game: GameInfo): Promise<void>;
  remove(id: string): Promise<void>;
  /** The latest first. */
  list(): Promise<GameInfo[]>;
}

/** What only this device knows of a game: how its players are called and marked here. */
export type Setting = Pick<GameInfo, 'seats' | 'marks' | 'handOver'> & Partial<Pick<GameInfo, 'hints' | 'coached'>>;

/** Earlier pages saved the seats of games and of mistakes as `sitters`. */
export const seatsOf = (saved: Partial<Record<'seats' | 'sitters', GameInfo['seats']>>): GameInfo['seats'] =>
  (saved.seats ?? saved.sitters)!;

function newGameOf({
  game,
  options,
  position,
  time,
  series,
  handicap,
  previous,
  realDice,
  seed,
  secret,
  outcomes,
}: GameInfo): NewGame {
  const chance: ChanceKind = { type: realDice ? 'table' : 'asked' };
  return {
    game,
    options,
    time,
    chance,
    ...(series && { series }),
    ...(handicap && { handicap }),
    ...(previous && { previous }),
    ...(position !== null && { position }),
    ...(seed !== null && { hidden: { seed } }),
    ...((secret ?? outcomes) && { hidden: { ...(secret && { secret }), ...(outcomes && { outcomes }) } }),
  };
}

const playersOf = ({ seats }: GameInfo): Join[] =>
  SEATS.map((seat) => {
    const { name, kind } = bySeat(seats, seat);
    return { seat, name: tidyName(name) ?? `${kind} ${seat}`, bot: kind === 'computer' };
  });

/** Begins a game. */
export async function create(logs: DeviceStore, info: GameInfo, now = Date.now): Promise<void> {
  const { id, seats, marks, handOver, hints, coached, actions } = info;
  const setting: Setting = {
    seats,
    marks,
    handOver,
    ...(hints !== 'off' && { hints }),
    ...(coached && { coached }),
  };
  const host = new Host({ store: logs.beginning(setting), now });
  must(await host.create(id, newGameOf(info), playersOf(info), 'create', actions));
}

type Facts = Pick<
  Match,
  | 'id'
  | 'game'
  | 'options'
  | 'time'
  | 'createdAt'
  | 'updatedAt'
  | 'chance'
  | 'position'
  | 'series'
  | 'handicap'
  | 'previous'
>;

const describe = (facts: Facts, setting: Setting) => ({
  id: facts.id,
  game: facts.game,
  options: facts.options,
  position: facts.position,
  time: facts.time,
  ...(facts.series && { series: facts.series }),
  ...(facts.handicap && { handicap: facts.handicap }),
  ...(facts.previous && { previous: facts.previous }),
  seats: seatsOf(setting),
  marks: setting.marks,
  handOver: setting.handOver,
  hints: setting.hints ?? 'off',
  coached: setting.coached ?? false,
  realDice: facts.chance.type === 'table',
  seed: null,
  secret: null,
  created: facts.createdAt,
  touched: facts.updatedAt,
});

/** A game as it is played, the way the page speaks of it. */
export const infoOfMatch = (match: Match, setting: Setting): GameInfo => ({
  ...describe(match, setting),
  actions: match.actions.map(({ action }) => action),
  ending: match.ending?.reason === 'played' ? null : match.ending,
  over: match.ending !== null,
});

/** The same of a game in the store: nothing is replayed. */
function infoOfStored({ id, log, summary, setting }: StoredGame): GameInfo {
  const created = log[0]!.event as Extract<Logged['event'], { type: 'created' }>;
  const facts = { position: null, series: null, handicap: null, previous: null, ...created, ...summary, id };
  return {
    ...describe(facts, setting as Setting),
    actions: playedIn(log),
    takenBack: log.some(({ event }) => event.type === 'take-back-answered' && event.agree),
    ending: endedBy(log),
    over: summary.status === 'over',
  };
}

export function storeOn(logs: DeviceStore): GameStore {
  return {
    logs,
    get: async (id) => {
      const stored = await logs.get(id);
      return stored && infoOfStored(stored);
    },
    create: (game) => create(logs, game),
    remove: (id) => logs.remove(id),
    list: async () => (await logs.all()).map(infoOfStored),
  };
}

/** The browser forbids to keep games, or has no room for another: they are gone with the page. */
export const keepsNothing = signal(false);

let opened: Promise<GameStore> | null = null;

export function gameStore(): Promise<GameStore> {
  opened ??= openDeviceBackend().then((backend) => orInPage(storeOn(new DeviceStore(backend))), keptInPage);
  return opened;
}

// Few ever need it: a page does not load it before.
const inPage = () => {
  keepsNothing.value = true;
  return import('./page-backend.ts');
};
const keptInPage = async () => storeOn(new DeviceStore((await inPage()).pageBackend()));

/** A game for which the device has no room is begun in the page. */
export const orInPage = (store: GameStore): GameStore => ({
  ...store,
  create: (game) =>
    store.create(game).catch(async () => {
      store.logs.moveTo((await inPage()).roomyBackend);
      return store.create(game);
    }),
});
