import '../styles/tokens.css';
import '../styles/base.css';
import { render } from 'preact';
import { LOCALES, loadAreas, speak } from '../i18n/index.ts';
import { parseRoute } from '../router.ts';
import { Embed } from './embed.tsx';

/** A game in a page of another site: `embed/#/g/ID` or `embed/#/r/PACKED`, with `theme`, `lang`, `at` and `size`. Nothing here can act, and nothing is stored. */
const { path, query } = parseRoute(location.hash.slice(1));
const theme = query.get('theme');
const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = dark ? 'dark' : 'light';

const lang = LOCALES.find((name) => name === query.get('lang'));
if (lang) speak(lang);
document.documentElement.lang = lang ?? document.documentElement.lang;

// Another game in the same frame is another visit.
addEventListener('hashchange', () => location.reload());

const small = query.get('size') === 'small' ? import('./small.tsx') : null;
Promise.all([small, loadAreas('common', 'records')]).then(([loaded]) => {
  render(<Embed path={path} query={query} Small={loaded?.Small ?? null} />, document.getElementById('app')!);
});
