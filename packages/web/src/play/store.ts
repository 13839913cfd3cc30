import { type Logged, matchOf, rulesOf, summaryOf } from '@castellan/match';
import { type AnyGame, bySeat, must, SEATS } from '@castellan/rules';
import type { KeptGame } from './kept.ts';
import { DeviceShelf, openDeviceDrawer, pageDrawer, type Shelved } from './shelf.ts';

/** "My games": the games on this device as the page speaks of them. */
export interface GameStore {
  /** Where their logs are; a match is played on it. */
  readonly shelf: DeviceShelf;
  get(id: string): Promise<KeptGame | undefined>;
  put(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** The latest first. */
  list(): Promise<KeptGame[]>;
}

type Setting = Pick<KeptGame, 'sitters' | 'marks' | 'handOver' | 'realDice' | 'seed'>;

/** A kept game as the log that a match is made of. The page itself rolls, so to the match its dice are real dice on a table. */
export function logOf(kept: KeptGame): Logged[] {
  const rules: AnyGame = rulesOf(kept.game);
  const events: Logged['event'][] = [
    {
      type: 'created',
      game: kept.game,
      options: rules.printOptions(must(rules.parseOptions(kept.options))),
      time: { type: 'none' },
      chance: { type: 'table' },
      listed: false,
    },
  ];
  for (const seat of SEATS) {
    const { name, kind } = bySeat(kept.sitters, seat);
    events.push({ type: 'joined', seat, name: name || `${kind} ${seat}`, bot: kind === 'computer' });
  }
  let state: unknown = rules.create(must(rules.parseOptions(kept.options)));
  for (const action of kept.actions) {
    const by = rules.turn(state);
    if (by === 'over') break;
    events.push({ type: 'acted', by, action });
    state = must(rules.apply(state, must(rules.parseAction(action))));
  }
  const { length } = events;
  return events.map((event, index) => ({
    seq: index + 1,
    at: index < length - 1 ? kept.created : kept.touched,
    command: index === 0 ? 'create' : null,
    event,
  }));
}

export function shelvedOf(kept: KeptGame): Shelved {
  const log = logOf(kept);
  const { sitters, marks, handOver, realDice, seed } = kept;
  const setting: Setting = { sitters, marks, handOver, realDice, seed };
  return { id: kept.id, log, summary: summaryOf(matchOf(kept.id, log)), setting };
}

function keptOf({ id, log, summary, setting }: Shelved): KeptGame {
  return {
    id,
    game: summary.game,
    options: summary.options,
    actions: log.flatMap(({ event }) => (event.type === 'acted' ? [event.action] : [])),
    ...(setting as Setting),
    created: summary.createdAt,
    touched: summary.updatedAt,
    over: summary.status === 'over',
  };
}

export function storeOn(shelf: DeviceShelf): GameStore {
  return {
    shelf,
    get: async (id) => {
      const shelved = await shelf.get(id);
      return shelved && keptOf(shelved);
    },
    put: (game) => shelf.put(shelvedOf(game)),
    remove: (id) => shelf.remove(id),
    list: async () => (await shelf.all()).map(keptOf),
  };
}

export const memoryStore = (): GameStore => storeOn(new DeviceShelf(pageDrawer()));

let opened: Promise<GameStore> | null = null;

export function gameStore(): Promise<GameStore> {
  opened ??= openDeviceDrawer().then((drawer) => storeOn(new DeviceShelf(drawer)), memoryStore);
  return opened;
}
