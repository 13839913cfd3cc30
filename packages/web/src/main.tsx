import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { loadAreas, locale } from './i18n/index.ts';
import { loadScreen } from './load-screen.ts';
import { readLaunch } from './opened-with.ts';
import { route, startRouter } from './router.ts';
import { watchLoading } from './ui/load-failed.tsx';
import { startTheme } from './ui/theme.ts';

if (/[?&](shared|open)/.test(location.search)) readLaunch();
watchLoading();
startTheme();
startRouter();
document.documentElement.lang = locale.value;

// The first screen and its sentences come over the line at the same time.
const [name = '', ...path] = route.value.path;
const first = loadScreen(name, path);
Promise.allSettled([loadAreas('common'), first, fonts()]).then(([sentences]) => {
  // What else did not arrive is said by the app, which asks for it once more.
  if (sentences.status === 'fulfilled') render(<App />, document.getElementById('app')!);
  // Without its sentences the page is as good as not loaded: the first script says so.
  else document.querySelector('script[type=module]')!.dispatchEvent(new Event('error'));
});

/** Text that is drawn in another font first moves everything below it: a moment of patience, but no more. */
function fonts(): Promise<unknown> {
  // Of our languages only Polish needs the second file of each font, 98 kB in all; a name that needs it loads it later.
  const letters = locale.value === 'pl' ? 'aéął' : 'aé';
  const loaded = ['Alegreya', '"Source Sans 3"'].map((family) => document.fonts.load(`1em ${family}`, letters));
  return Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 300))]);
}

// What makes the page work offline waits until the page itself is there.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = () => navigator.serviceWorker.register('./sw.js');
  if (document.readyState === 'complete') void keep();
  else addEventListener('load', keep);
}
