// A whole bot that plays any legal action. Node 20 or later, nothing to install.
//   node random-bot.mjs http://localhost:8080            opens a game in the lobby and waits for an opponent
//   node random-bot.mjs http://localhost:8080 LINK       takes a seat: any link to a game, or its ID
import { randomBytes, randomUUID } from 'node:crypto';

const [server = 'http://localhost:8080', invitation = ''] = process.argv.slice(2);
let [id, key] = invitation.split('#/g/').pop().split('/');
const auth = {};
const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** Sends until there is an answer: the commandId makes sure that it counts once. */
async function send(method, path, body) {
  const headers = { ...auth, ...(body && { 'content-type': 'application/json' }) };
  for (; ; await pause()) {
    const answer = await fetch(server + path, { method, headers, body: JSON.stringify(body) }).catch(() => null);
    if (!answer || answer.status >= 500 || answer.status === 429) continue;
    const json = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${json.code}`);
    return json;
  }
}
const post = (path, body) => send('POST', path, { commandId: randomUUID(), ...body });

auth.authorization = `Bearer ${(await send('POST', '/api/bots', {})).token}`;
id ||= (await post('/api/games', { game: 'duel', listed: true })).id;
const entropy = randomBytes(16).toString('hex');
const { seat } = await post(`/api/games/${id}/join`, { name: 'Random bot', entropy, ...(key && { key }) });
console.log(`Seat ${seat} of ${server}/#/g/${id}`);

/** Plays while it is our turn; the ending once there is one. */
async function play() {
  for (;;) {
    const view = await send('GET', `/api/games/${id}?legal=1`);
    if (view.ending || !view.legal) return view.ending && { ...view.ending, score: view.score };
    const action = view.legal[Math.floor(Math.random() * view.legal.length)];
    await post(`/api/games/${id}/commands`, { command: { type: 'act', action } }).catch(console.error);
  }
}

// Every message of the event stream is a reason to look; when the stream ends, it is opened again.
for (let ending = null; !ending; await pause()) {
  const stream = await fetch(`${server}/api/games/${id}/events`, { headers: auth }).catch(() => null);
  if (!stream?.ok) continue;
  for await (const _ of stream.body) {
    ending = await play();
    if (ending) console.log(`Over: winner ${ending.winner ?? 'nobody'}, ${ending.score.join(' to ')}`);
    if (ending) process.exit(0);
  }
}
