import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Site, serveSite } from './browser.ts';

/**
 * `npm run build && npx node e2e/engines.ts`: both games against the computer, from the start page to the result, in browsers that the tests do not
 * bring along: Firefox (`firefox` or `firefox-esr`, by WebDriver BiDi) and WebKit, Safari's engine (`WebKitWebDriver` of
 * WebKitGTK, which needs a display: `xvfb-run`). `node e2e/engines.ts firefox` takes only that one.
 */

/** A browser that opens an address, runs a script there until its promise resolves, and closes. */
interface Driver {
  run(url: string, script: string): Promise<string>;
  close(): void;
}

const ENGINES: Readonly<Record<string, () => Promise<Driver>>> = { firefox, webkit };
const PORT = 9333;
const wanted = process.argv.slice(2);

const site: Site = await serveSite();
for (const name of wanted.length > 0 ? wanted : Object.keys(ENGINES)) {
  const open = ENGINES[name];
  if (!open) throw new Error(`there is no engine "${name}": choose ${Object.keys(ENGINES).join(', ')}`);
  let driver: Driver | null = null;
  try {
    driver = await open();
    console.info(`${name}: ${await driver.run(site.url, `(${playBoth})()`)}`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  driver?.close();
}
await site.close();

/** Runs in the page: takes the first decision offered until both games are over, and answers what it saw. */
async function playBoth(): Promise<string> {
  const TASKS = ['roll', 'draft', 'place', 'bonus', 'cross', 'pick', 'over'];
  const CONFIRM = '[data-command=confirm]:not([aria-disabled])';
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const moment = () => new Promise((done) => setTimeout(done, 40));
  const until = async <Found>(look: () => Found, what: string): Promise<NonNullable<Found>> => {
    for (let patience = 0; patience < 1000; patience++) {
      const found = look();
      if (found) return found;
      await moment();
    }
    throw new Error(`${what} never came`);
  };
  const press = async (selector: string) => (await until(() => find(selector), selector)).click();
  const decide = async (task: string): Promise<void> => {
    if (task === 'roll') return press('[data-command=roll]');
    if (task === 'bonus') await press('.tray [data-coat]');
    if (task === 'pick') await press('[data-choosing] button:not([aria-disabled])');
    if (task === 'draft') {
      const before = find('main')?.dataset.seq;
      for (let die = 1; die <= 4 && !find(CONFIRM) && find('main')?.dataset.task === task; die++) {
        find(`[aria-pressed][data-die="${die}"]`)?.click();
        await moment();
      }
      // The second of two is taken by its tap.
      const taken = () => find('main')?.dataset.seq !== before;
      await until(() => find(CONFIRM) ?? taken(), 'the dice');
      if (taken()) return;
    }
    if (task === 'place' || task === 'cross') {
      await moment();
      if (!find(CONFIRM)) await press(find('#board-mine td.lit') ? '#board-mine td.lit' : '[data-command=chip-pass]');
    }
    await press(CONFIRM);
  };
  const play = async (game: string): Promise<string> => {
    location.hash = `#/play/${game}`;
    for (;;) {
      const task = await until(() => TASKS.find((one) => one === find('main')?.dataset.task), 'a task');
      if (task === 'over') break;
      const before = find('main')?.dataset.seq;
      await decide(task);
      await until(() => find('main')?.dataset.seq !== before, 'the move');
    }
    await press('[data-command=result]');
    return (await until(() => find('[data-result] h1'), 'the result')).innerText;
  };
  localStorage.setItem('castellan.quick', 'yes');
  const results = [await play('duel'), await play('discovery')];
  if (errors.length > 0) throw new Error(errors.join('; '));
  return `${results.join('; ')} (${navigator.userAgent})`;
}

/** Firefox itself speaks WebDriver BiDi over a WebSocket. */
async function firefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'castellan-firefox-'));
  const program = start('firefox', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    `${PORT}`,
  ]);
  const socket = await eventually(
    () =>
      new Promise<WebSocket>((done, fail) => {
        const attempt = new WebSocket(`ws://127.0.0.1:${PORT}/session`);
        attempt.onopen = () => done(attempt);
        attempt.onerror = () => fail(new Error('Firefox did not start'));
      }),
  );
  let asked = 0;
  const ask = (method: string, params: object) =>
    new Promise<unknown>((done, fail) => {
      const id = ++asked;
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        if (answer.type === 'error') fail(new Error(answer.message));
        else done(answer.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask('session.new', { capabilities: {} });
  return {
    async run(url, script) {
      const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
      const target = { context: contexts[0].context };
      await ask('browsingContext.navigate', { ...target, url, wait: 'complete' });
      const answer = await ask('script.evaluate', { expression: script, target, awaitPromise: true });
      const { result, exceptionDetails } = answer as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!result) throw new Error(exceptionDetails?.text ?? 'the script failed');
      return result.value;
    },
    close() {
      program.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKitGTK comes with a program that speaks WebDriver over HTTP. */
async function webkit(): Promise<Driver> {
  const program = start('WebKitWebDriver', [`--port=${PORT + 1}`]);
  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${PORT + 1}${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | string | null };
    if (typeof value === 'object' && value?.error) throw new Error(`${value.error} ${value.message ?? ''}`);
    return value;
  };
  const begun = await eventually(() => ask('/session', { capabilities: { alwaysMatch: {} } }));
  const session = `/session/${(begun as { sessionId: string }).sessionId}`;
  await ask(`${session}/timeouts`, { script: 600_000 });
  return {
    async run(url, script) {
      await ask(`${session}/url`, { url });
      const told = `${script}.then(arguments[0], (error) => arguments[0]('failed: ' + error.message))`;
      const answer = String(await ask(`${session}/execute/async`, { script: told, args: [] }));
      if (answer.startsWith('failed: ')) throw new Error(answer.slice('failed: '.length));
      return answer;
    },
    close: () => void program.kill(),
  };
}

function start(name: string, parameters: readonly string[]): ChildProcess {
  const program = spawn(name, parameters, { stdio: 'ignore' });
  program.on('error', () => console.error(`${name} is not installed here`));
  return program;
}

/** Tries for half a minute. */
async function eventually<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let patience = 60; ; patience--) {
    try {
      return await attempt();
    } catch (error) {
      if (patience === 0) throw error;
      await pause(500);
    }
  }
}
