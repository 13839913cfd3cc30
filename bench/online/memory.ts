import { Castellan } from './castellan.ts';

export interface IdleMemory {
  readonly games: number;
  readonly watchers: number;
  /** Megabytes of the server process. */
  readonly before: number;
  readonly after: number;
  readonly perThousandGamesAndWatchers: number;
}

/** What a server needs for games in which nothing happens, each with both players' pages open. */
export async function idleMemory(games: number): Promise<IdleMemory> {
  const server = new Castellan('sqlite', 1);
  await server.start();
  const base = server.nodes[0]!.base;
  const resident = async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const text = await (await fetch(`${base}/metrics`)).text();
    return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e5) / 10;
  };
  const warm = await server.table();
  await warm.move();
  const before = await resident();
  const tables = [];
  for (let i = 0; i < games; i++) {
    const table = await server.table();
    await table.move();
    tables.push(table);
  }
  const after = await resident();
  for (const table of [...tables, warm]) table.close();
  await server.stop();
  const watchers = games * 2;
  return {
    games,
    watchers,
    before,
    after,
    perThousandGamesAndWatchers: Math.round(((after - before) / games) * 10_000) / 10,
  };
}
