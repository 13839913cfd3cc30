import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, serveSite } from './browser.ts';
import { SCENES } from './scenes.ts';

/**
 * `npm run build && npx node e2e/screenshots.ts`: every screen and state, phone to desk, light and dark, grey and in forced colours, into
 * screenshots/ for people to look at. `node e2e/screenshots.ts 360x740-light duel` takes only those.
 */

const FOLDER = join(import.meta.dirname, '../screenshots');
const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;
const EYES = ['light', 'dark', 'grey', 'forced'] as const;
const [only = '', scenes = ''] = process.argv.slice(2);

const [browser, site] = await Promise.all([openBrowser(), serveSite()]);
mkdirSync(FOLDER, { recursive: true });
const failed: string[] = [];
for (const [width, height] of sizes()) {
  for (const eyes of EYES) {
    if (!`${width}x${height}-${eyes}`.includes(only)) continue;
    const special = eyes === 'grey' || eyes === 'forced';
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: eyes === 'dark' ? 'dark' : 'light',
      forcedColors: eyes === 'forced' ? 'active' : 'none',
      reducedMotion: 'reduce',
      hasTouch: width < 700,
      locale: 'en-GB',
    });
    await context.addInitScript(() => localStorage.setItem('castellan.quick', 'yes'));
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    for (const scene of SCENES.filter(({ name, eyes: also }) => name.includes(scenes) && (also || !special))) {
      try {
        await scene.open(page, site.url);
        await page.evaluate((grey) => {
          document.documentElement.style.filter = grey ? 'grayscale(1)' : '';
          return document.fonts.ready;
        }, eyes === 'grey');
        await page.emulateMedia({ media: scene.print ? 'print' : 'screen' });
        await page.screenshot({
          path: join(FOLDER, `${scene.name}-${width}x${height}-${eyes}.png`),
          fullPage: scene.whole ?? false,
        });
      } catch (error) {
        failed.push(`${scene.name} at ${width}x${height} ${eyes}: ${String(error).split('\n')[0]}`);
      }
      await page.goto('about:blank');
    }
    await context.close();
  }
}
await browser.close();
await site.close();
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Other sizes are arguments: `node e2e/screenshots.ts 360x640-light`. */
function sizes(): readonly (readonly [number, number])[] {
  const asked = /^(\d+)x(\d+)/.exec(only);
  return asked ? [[Number(asked[1]), Number(asked[2])]] : SIZES;
}
