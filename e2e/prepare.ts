import { buildPage } from '../scripts/build-page.ts';
import { unpackChromium } from './chromium.ts';

/** Before any test: the browser is unpacked, and the page is built as players get it. */
export default async function prepare(): Promise<void> {
  await unpackChromium();
  await buildPage();
}
