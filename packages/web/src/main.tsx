import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { loadAreas, locale } from './i18n/index.ts';
import { startRouter } from './router.ts';
import { startTheme } from './ui/theme.ts';

startTheme();
startRouter();
document.documentElement.lang = locale.value;

loadAreas('common').then(() => {
  render(<App />, document.getElementById('app')!);
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('./sw.js');
