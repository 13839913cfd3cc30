/**
 * Discovery on boardgame.io's own server with its own durable storage, by the same rules: what Castellan's server is measured beside. The
 * move does what the rules say and draws chance; nothing is added that would slow it down, and its undo history is off.
 */
import { createRequire } from 'node:module';
import { discovery, must, seeded } from '@castellan/rules';

interface Framework {
  Server(options: object): {
    run(options: { port: number; lobbyConfig: { apiPort: number }; callback: () => void }): Promise<unknown>;
  };
  FlatFile: new (options: { dir: string }) => object;
}

const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as Framework;
const [port, apiPort, dir] = process.argv.slice(2);
const below = seeded(Date.now());

function withChance(state: ReturnType<typeof discovery.create>) {
  let at = state;
  while (discovery.turn(at) === 'chance') at = must(discovery.apply(at, discovery.draw(at, below)));
  return at;
}

const game = {
  name: 'discovery',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ state: withChance(discovery.create(must(discovery.parseOptions([])))) }),
  turn: { activePlayers: { all: '' } },
  moves: {
    act: {
      client: false,
      move: (
        { G, playerID }: { G: { state: ReturnType<typeof discovery.create> }; playerID: string },
        text: string,
      ) => {
        if (discovery.turn(G.state) !== Number(playerID) + 1) return 'INVALID_MOVE';
        const action = discovery.parseAction(text);
        if (!action.ok) return 'INVALID_MOVE';
        const next = discovery.apply(G.state, action.value);
        return next.ok ? { state: withChance(next.value) } : 'INVALID_MOVE';
      },
    },
  },
};

await Server({ games: [game], origins: ['*'], db: new FlatFile({ dir: dir! }) }).run({
  port: Number(port),
  // With today's versions of what it depends on, its own lobby does not answer on the same port.
  lobbyConfig: { apiPort: Number(apiPort) },
  callback: () => process.stdout.write('ready\n'),
});
