import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addThirdGame } from '../examples/third-game/add.ts';
import { startServer } from './online-server.ts';
import { useBrowser } from './using.ts';

const HOME = resolve(import.meta.dirname, '..');

/** A copy of the packages that shares what is installed, with one game more. */
function copyWithThirdGame(): string {
  const copy = mkdtempSync(join(tmpdir(), 'castellan-third-'));
  for (const name of ['packages', 'scripts', 'package.json', 'tsconfig.json', 'LICENSE']) {
    cpSync(join(HOME, name), join(copy, name), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist', 'test'].includes(basename(path)),
    });
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@castellan'), { recursive: true });
  for (const name of readdirSync(join(HOME, 'node_modules'))) {
    if (name === '@castellan' || name === 'castellan' || name === '.cache') continue;
    symlinkSync(join(HOME, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(HOME, 'node_modules/@castellan'))) {
    symlinkSync(join(copy, 'packages', name), join(modules, '@castellan', name));
  }
  addThirdGame(copy);
  return copy;
}

function run(copy: string, file: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file}: ${stdout}${stderr}`);
}

let browser: Browser;
let url: string;
useBrowser(
  async () => {
    const copy = copyWithThirdGame();
    run(copy, join(HOME, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', 'packages/web');
    run(copy, 'scripts/build-page.ts');
    const server = await startServer({}, join(copy, 'packages/server/src/main.js'));
    return {
      url: server.url,
      close: async () => {
        await server.close();
        rmSync(copy, { recursive: true, force: true });
      },
    };
  },
  (opened, site) => {
    browser = opened;
    url = site.url;
  },
);

const OVER = 'main[data-task=over]';

/** Waits until it is this player's roll, or the game is over. */
async function maySoonRoll(page: Page): Promise<boolean> {
  await page.waitForSelector(`main[data-task=roll], ${OVER}`);
  return (await page.$(OVER)) === null;
}

/** Rolls, and draws on the first square that the die allows. */
async function takeTurn(page: Page): Promise<void> {
  await page.waitForSelector('main[data-task=roll]');
  await page.click('[data-command=roll]');
  await page.waitForSelector('main[data-task=place]');
  await page.click('[data-square].lit');
  const before = await page.getAttribute('main', 'data-seq');
  await page.click('[data-command=confirm]');
  await page.waitForFunction((seq) => document.querySelector('main')?.dataset.seq !== seq, before);
}

test('a third game is played on one device to its result, and replayed', async () => {
  const page = await browser.newPage();
  await page.goto(`${url}#/new/noughts?against=here`);
  await page.click('[data-command=begin]');
  while (await maySoonRoll(page)) await takeTurn(page);
  await page.click('[data-command=result]');
  await expect.poll(() => page.textContent('h1')).toMatch(/wins|draw/);
  await page.click('text=Look back');
  await page.waitForSelector('.stage [data-square=c3]');
  await page.close();
});

test('a third game says in its own words why a square is not allowed', async () => {
  const page = await browser.newPage();
  await page.goto(`${url}#/new/noughts?against=here`);
  await page.click('[data-command=begin]');
  await page.click('[data-command=roll]');
  await page.waitForSelector('main[data-task=place]');
  await page.click('[data-square]:not(.lit)');
  await page.getByText('The die shows another column.').first().waitFor();
  await page.close();
});

test('a third game is played against the computer, which rolls its own die', async () => {
  const page = await browser.newPage();
  await page.goto(`${url}#/new/noughts?against=computer`);
  await page.click('[data-command=begin]');
  await takeTurn(page);
  // The computer has rolled and drawn meanwhile.
  expect(await maySoonRoll(page)).toBe(true);
  await takeTurn(page);
  await page.close();
});

test('a third game is played online by two people', async () => {
  const [one, two] = [await browser.newContext(), await browser.newContext()];
  const [ada, ben] = [await one.newPage(), await two.newPage()];
  await ada.goto(`${url}#/online/new/noughts`);
  await ada.click('[data-command=create]');
  const invitation = await ada.inputValue('input[readonly]');
  await ben.goto(invitation);
  await ben.click('[data-command=take-seat]');
  const first = await Promise.race(
    [ada, ben].map((page) => page.waitForSelector('main[data-task=roll]').then(() => page)),
  );
  for (let page = first; await maySoonRoll(page); page = page === ada ? ben : ada) await takeTurn(page);
  for (const page of [ada, ben]) await page.waitForSelector(OVER);
  await one.close();
  await two.close();
});
