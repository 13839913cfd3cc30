import { type Event, type Logged, matchOf, summaryOf } from '@castellan/match';
import { must, rulesOf } from '@castellan/rules';
import { beforeAll, expect, test } from 'vitest';
import { hashOf } from '../src/caller.ts';
import { LegalActions, MOST_LISTED } from '../src/legal-actions.ts';
import { Browser, startServer } from './people.ts';

/** One player has every power and two jokers to place: 172,260 legal actions. */
const OPTIONS = ['boxes=d:1,s:1,D:1,S:1'];
const HARD = [
  ['roll d S+ f++ s', 'pick 1', 'pick 2 3', 'place d@d4 s@d5', 'place S+@e2 f++@e3'],
  ['roll D+ S+ D S', 'pick 1', 'pick 3 4', 'place D+@c2 S+@d2', 'place S@e3 D@e4'],
  ['roll ? d d ?', 'pick 1', 'pick 2 3'],
].flat();

/** The log of a game that came to this, with these holders of its seats. */
function hardLog(holders: readonly [string, string]): Logged[] {
  const rules = rulesOf('duel');
  const chance = { type: 'fair', commitment: 'ab'.repeat(32) } as const;
  const options = rules.printOptions(must(rules.parseOptions(OPTIONS)));
  const events: Event[] = [{ type: 'created', game: 'duel', options, time: { type: 'none' }, chance, listed: false }];
  for (const seat of [1, 2] as const) {
    const hidden = { holder: holders[seat - 1]! };
    events.push({ type: 'joined', seat, name: `P${seat}`, bot: false, entropy: '00'.repeat(16), hidden });
  }
  let state = rules.create(must(rules.parseOptions(OPTIONS)));
  for (const action of HARD) {
    events.push({ type: 'acted', by: rules.turn(state) as 1 | 2 | 'chance', action });
    state = must(rules.apply(state, must(rules.parseAction(action))));
  }
  return events.map((event, i) => ({ seq: i + 1, at: 1000, command: i === 0 ? 'create' : null, event }));
}

const ID = 'hardest2345678';

/** A server on which this browser is to move in the hardest position. */
async function startHard(env: Record<string, string> = {}) {
  const server = await startServer(env);
  const browser = new Browser(server.base);
  await browser.client.create({ game: 'duel' });
  const [token = ''] = browser.cookies.values();
  const log = hardLog([hashOf(token), 'nobody']);
  await server.store.append(ID, 0, 'create', log, summaryOf(matchOf(ID, log)));
  return { server, browser };
}

let hard: Awaited<ReturnType<typeof startHard>>;
beforeAll(async () => {
  hard = await startHard();
  return hard.server.stop;
});

test('while somebody has the hardest position listed, everybody else is answered', async () => {
  const { server, browser } = hard;
  const order: string[] = [];
  const listing = browser.client.view(ID, true).then((view) => {
    order.push('listed');
    return view;
  });
  for (let i = 0; i < 5; i++) {
    await fetch(`${server.base}/healthz`);
    order.push('healthy');
  }
  const view = await listing;
  expect(order).toEqual([...Array(5).fill('healthy'), 'listed']);
  expect(view.legalCount).toBe(172_260);
  // What is listed is bounded, and each of it is legal.
  expect(view.legal).toHaveLength(MOST_LISTED);
  const rules = rulesOf('duel');
  const match = matchOf(ID, await server.store.read(ID, 0));
  for (const action of view.legal!.slice(0, 200)) {
    expect(rules.whyNot(match.state, must(rules.parseAction(action)))).toBe(null);
  }
});

test('the legal actions of a position are computed once, and the first to ask pays for it', async () => {
  const match = matchOf(ID, hardLog(['a', 'b']));
  const legal = new LegalActions();
  const [first, second] = await Promise.all([legal.of(match), legal.of(match)]);
  expect([first.cost, second.cost]).toEqual([172, 10]);
  expect(second.json).toBe(first.json);
  await legal.close();
});

test('who has it listed pays by what it costs, and waits until it is paid', async () => {
  const { server, browser } = await startHard({ RATE_PER_SESSION: '60' });
  expect((await browser.fetch(`/api/games/${ID}?legal=1`)).status).toBe(200);
  const response = await browser.fetch('/api/lobby');
  expect(response.status).toBe(429);
  // A minute's allowance in debt, and two units for the lobby.
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(55);
  await server.stop();
});

test('a list for somebody who is not to move is not made at all', async () => {
  const view = await new Browser(hard.server.base).client.view(ID, true);
  expect(view.legal).toBeUndefined();
  expect(view.legalCount).toBeUndefined();
});
