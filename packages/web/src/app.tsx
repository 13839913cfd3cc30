import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { KITS } from './games/index.ts';
import { loadAreas, locale, type PlainKey, t } from './i18n/index.ts';
import { route } from './router.ts';
import { SCREENS, type ScreenProps } from './screens.ts';
import { Announcer } from './ui/announce.tsx';
import { focusScreen } from './ui/focus.ts';
import { loadingSucceeded, PartFailed, ScreenFailed } from './ui/load-failed.tsx';

interface Shown {
  readonly name: string;
  readonly Screen: ComponentType<ScreenProps>;
  readonly props: ScreenProps;
}

/** What the tab and the history of the browser call a screen. */
const TITLES: Readonly<Record<string, PlainKey>> = {
  new: 'common.setUp',
  games: 'common.myGames',
  learn: 'common.learn',
  lesson: 'common.learn',
  rules: 'common.rules',
  editions: 'common.editions',
  records: 'common.replay',
  replay: 'common.replay',
  r: 'common.replay',
  analysis: 'study.title',
  mistakes: 'study.mistakes',
  statistics: 'study.statistics',
  box: 'common.box',
  print: 'common.box',
  score: 'common.box',
  check: 'common.box',
  online: 'common.online',
  daily: 'common.daily',
  puzzles: 'common.puzzles',
  openings: 'common.openings',
  explore: 'common.explorer',
};

function titleOf(screen: string): string | undefined {
  const title = TITLES[screen];
  return title ? t(title) : KITS.find(({ name }) => screen === name || screen === `${name}-result`)?.title;
}

/** Shows the screen the address names; the old one stays until the new one is there. */
export function App() {
  const shown = useSignal<Shown | null>(null);
  const failed = useSignal(false);
  const { path, query } = route.value;
  const name = path[0] ?? '';

  useEffect(() => {
    let current = true;
    const load = SCREENS[name] ?? SCREENS['']!;
    Promise.all([load(path.slice(1)), loadAreas('common')]).then(
      ([Screen]) => {
        if (!current) return;
        const fresh = shown.value?.name !== name;
        shown.value = { name, Screen, props: { path: path.slice(1), query } };
        if (failed.value) loadingSucceeded();
        failed.value = false;
        if (fresh) scrollTo(0, 0);
      },
      () => {
        if (current) failed.value = true;
      },
    );
    return () => {
      current = false;
    };
  }, [name, path, query, shown, failed]);

  useEffect(focusScreen, [shown.value?.name]);

  const words = shown.value ? titleOf(shown.value.name) : undefined;
  // A game on a server names its tab itself: there it says whose turn it is.
  useEffect(() => {
    if (shown.value?.name !== 'g') document.title = words ? `${words} · Castellan` : 'Castellan';
  }, [words, shown.value?.name]);

  if (failed.value) return <ScreenFailed />;
  if (!shown.value) return null;
  const { Screen, props } = shown.value;
  return (
    <div class="page-root" lang={locale.value}>
      <button type="button" class="skip" onClick={() => document.querySelector<HTMLElement>('main')?.focus()}>
        {t('common.skip')}
      </button>
      <Screen key={`${shown.value.name}/${props.path.join('/')}`} {...props} />
      <PartFailed />
      <Announcer />
    </div>
  );
}
