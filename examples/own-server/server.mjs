// Your own page on your own server, with Castellan's games behind it: npx node examples/own-server/server.mjs [PORT]
// The whole server is here: plain node:http, a Host that decides, and a store. Two people play at one page.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Host, MemoryStore, newId, turnOf, viewOf } from '@castellan/match';
import { rulesOf } from '@castellan/rules';

/** A store of your own has two functions, append and read; packages/match/test/store-suite.ts says what they must do. */
const host = new Host({ store: new MemoryStore() });
const page = readFileSync(new URL('page.html', import.meta.url));

/** What the server sends to its page: whose turn it is, the score, and the legal actions. */
async function tell(id) {
  const match = await host.match(id);
  if (!match) return null;
  const rules = rulesOf(match.game);
  const turn = turnOf(match);
  const { score, state } = viewOf(match, 'watcher');
  const legal = turn === 1 || turn === 2 ? rules.legal(state).map((action) => rules.printAction(action)) : [];
  return {
    id,
    turn,
    score,
    legal,
    actions: match.actions.map(({ action }) => action),
    position: rules.printPosition(state),
  };
}

const routes = {
  'GET /': async () => [200, page, 'text/html; charset=utf-8'],
  'POST /games': async ({ game }) => {
    const id = newId();
    const players = [
      { seat: 1, name: 'Player 1' },
      { seat: 2, name: 'Player 2' },
    ];
    const created = await host.create(id, { game, options: [] }, players);
    return created.ok ? [201, await tell(id)] : [400, created.error];
  },
  // The page names the command: sent again after a lost answer, it counts once and is answered again.
  'POST /actions': async ({ id, seat, action, commandId }) => {
    if (seat !== 1 && seat !== 2) return [400, { code: 'not-your-seat' }];
    const answer = await host.submit(String(id), seat, String(commandId), { type: 'act', action: String(action) });
    return answer.ok ? [200, await tell(id)] : [409, answer.error];
  },
};

/** At most 10 kB of JSON; anything else is an empty request. */
async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 10_000) return {};
  }
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
}

const server = createServer(async (request, response) => {
  const route = Object.hasOwn(routes, `${request.method} ${request.url}`) && routes[`${request.method} ${request.url}`];
  const [status, body, type = 'application/json'] = route
    ? await route(await bodyOf(request))
    : [404, { code: 'not-found' }];
  response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' });
  response.end(type === 'application/json' ? JSON.stringify(body) : body);
});

server.listen(Number(process.argv[2] ?? 8090), '127.0.0.1', () => {
  console.log(`your page is at http://127.0.0.1:${server.address().port}`);
});
