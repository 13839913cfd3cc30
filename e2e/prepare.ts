import { buildPage } from '../scripts/build-page.ts';
import { unpackChromium } from './chromium.ts';

/** Before any test: the browser is unpacked, and the page is built as players get it. `npm test` has done both, beside other things. */
export default async function prepare(): Promise<void> {
  if (process.env.CASTELLAN_PREPARED === 'yes') return;
  await Promise.all([unpackChromium(), buildPage()]);
}
