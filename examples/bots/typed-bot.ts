// A bot whose requests and answers are checked by TypeScript. The types are made from the server's own description:
//   npx openapi-typescript http://localhost:8080/api/docs/json -o castellan-api.ts
//   node typed-bot.ts http://localhost:8080 [LINK]      (Node 24: TypeScript runs as it is)
import type { components, paths } from './castellan-api.ts';

type State = components['schemas']['State'];
type Operation = { responses: object; requestBody?: { content: { 'application/json': unknown } } };
type Answer<O extends Operation> = {
  [Status in keyof O['responses']]: Status extends 200 | 201
    ? O['responses'][Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : never
    : never;
}[keyof O['responses']];
type Body<O extends Operation> = O extends { requestBody: { content: { 'application/json': infer Given } } }
  ? Given
  : never;
type Posts = { [Path in keyof paths as paths[Path] extends { post: Operation } ? Path : never]: paths[Path] };

const [server = 'http://localhost:8080', link = ''] = process.argv.slice(2);
let token = '';

/** Sends until there is an answer: the commandId makes sure that it counts once. */
async function post<Path extends keyof Posts>(
  path: Path,
  body: Body<Posts[Path]['post']>,
  id = '',
  query = '',
): Promise<Answer<Posts[Path]['post']>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const address = server + path.replace('{id}', id) + query;
  for (; ; await new Promise((resolve) => setTimeout(resolve, 1000))) {
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
    if (!answer || answer.status === 429 || answer.status >= 500) continue;
    const json = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json;
  }
}

/** Prefers actions that place something; knows what each game has on its table. */
function choose(state: State, legal: readonly string[]): string {
  const moment = 'kingdoms' in state ? `line ${state.lines}` : `round ${state.round}`;
  const action = legal.find((one) => one.startsWith('place')) ?? legal[0]!;
  console.log(`${moment}: ${action}`);
  return action;
}

token = (await post('/api/bots', {})).token;
let [id = '', key] = link.split('#/g/').pop()!.split('/');
id ||= (await post('/api/games', { commandId: crypto.randomUUID(), game: 'discovery', listed: true })).id;
const stream = await fetch(`${server}/api/bots/events`, { headers: { authorization: `Bearer ${token}` } });
const entropy = crypto.randomUUID().replaceAll('-', '');
const seated = await post(
  '/api/games/{id}/join',
  { commandId: crypto.randomUUID(), name: 'Typed bot', entropy, ...(key && { key }) },
  id,
  '?legal=1&state=1',
);

/** Acts while it is our turn. */
async function play(at: Pick<typeof seated, 'turn' | 'state' | 'legal'>): Promise<void> {
  for (let now = at; now.turn === seated.seat && now.state && now.legal; ) {
    const command = { type: 'act', action: choose(now.state, now.legal) } as const;
    now = await post('/api/games/{id}/commands', { commandId: crypto.randomUUID(), command }, id, '?legal=1&state=1');
  }
}

await play(seated);
const decoder = new TextDecoder();
let text = '';
for await (const chunk of stream.body!) {
  const messages = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
  text = messages.pop()!;
  for (const message of messages) {
    if (message.includes('event: turn')) {
      const view = await fetch(`${server}/api/games/${id}?legal=1`, { headers: { authorization: `Bearer ${token}` } });
      await play(
        (await view.json()) as paths['/api/games/{id}']['get']['responses']['200']['content']['application/json'],
      );
    }
    if (message.includes('event: ended')) {
      console.log(`Over: ${message.split('data: ')[1]}`);
      process.exit(0);
    }
  }
}
