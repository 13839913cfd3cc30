import { after, type Logged, matchOf, type Store, shown, turnOf } from '@castellan/match';
import { rulesOf } from '@castellan/rules';

/** What a server acknowledged, as its clients noted it. */
export interface Receipt {
  readonly game: string;
  /** As the store names the command. */
  readonly command: string;
  readonly events: readonly Logged[];
}

export interface Findings {
  readonly games: number;
  readonly events: number;
  readonly receipts: number;
  /** Different commands among the receipts: one that went to two nodes at once has two receipts. */
  readonly acknowledged: number;
  readonly streamed: number;
  /** The acknowledged commands that are not there. */
  readonly lost: readonly string[];
  readonly problems: readonly string[];
}

const plain = ({ seq, at, event }: Logged): string => JSON.stringify([seq, at, event]);

/** Compares the store with what players and watchers received. */
export async function audit(
  store: Store,
  receipts: readonly Receipt[],
  streamed: ReadonlyMap<string, readonly Logged[]>,
): Promise<Findings> {
  const problems: string[] = [];
  const lost: string[] = [];
  const games = new Set([...receipts.map(({ game }) => game), ...streamed.keys()]);
  const logs = new Map<string, readonly Logged[]>();
  let events = 0;
  for (const game of games) {
    const log = await store.read(game, 0);
    logs.set(game, log);
    events += log.length;
    problems.push(...auditLog(game, log));
  }
  for (const { game, command, events: acknowledged } of receipts) {
    const log = logs.get(game) ?? [];
    const places = log.flatMap((logged, i) => (logged.command === command ? [i] : []));
    if (places.length !== 1) problems.push(`${game}: ${command} was acknowledged and is there ${places.length} times`);
    if (places.length === 0)
      lost.push(`${game}: command ${command}, acknowledged with ${acknowledged.map((one) => plain(one)).join(', ')}`);
    const saved = log.map((logged) => plain(shown(logged) ?? logged));
    for (const one of acknowledged) {
      if (saved[one.seq - 1] !== plain(one))
        problems.push(`${game}: ${command} was acknowledged with another event ${one.seq}`);
    }
  }
  const acknowledged = new Set(receipts.map(({ game, command }) => `${game} ${command}`)).size;
  let seen = 0;
  for (const [game, list] of streamed) {
    const saved = (logs.get(game) ?? []).map((logged) => plain(shown(logged) ?? logged));
    for (const [i, one] of list.entries()) {
      seen++;
      if (one.seq !== i + 1) problems.push(`${game}: a watcher saw event ${one.seq} where ${i + 1} was due`);
      if (saved[one.seq - 1] !== plain(one))
        problems.push(`${game}: a watcher saw an event ${one.seq} that is not saved`);
    }
  }
  return { games: games.size, events, receipts: receipts.length, acknowledged, streamed: seen, lost, problems };
}

/** In order, each command once, and every action legal and by the player whose turn it was. */
function auditLog(game: string, log: readonly Logged[]): string[] {
  const problems: string[] = [];
  const commands = new Set<string>();
  for (const [i, { seq, command }] of log.entries()) {
    if (seq !== i + 1) problems.push(`${game}: event ${seq} stands at ${i + 1}`);
    if (command !== null && commands.has(command)) problems.push(`${game}: ${command} counts twice`);
    if (command !== null) commands.add(command);
  }
  try {
    let match = matchOf(game, log.slice(0, 1));
    for (const logged of log.slice(1)) {
      const { event, seq } = logged;
      if (event.type === 'acted') {
        const rules = rulesOf(match.game);
        const action = rules.parseAction(event.action);
        if (turnOf(match) !== event.by) problems.push(`${game}: event ${seq} is out of turn`);
        if (!action.ok || rules.whyNot(match.state, action.value)) problems.push(`${game}: event ${seq} is illegal`);
      }
      match = after(match, logged);
    }
  } catch (error) {
    problems.push(`${game}: does not replay (${error})`);
  }
  return problems;
}
