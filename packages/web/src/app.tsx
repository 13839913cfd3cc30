import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadAreas, locale, t } from './i18n/index.ts';
import { loadScreen } from './load-screen.ts';
import { route } from './router.ts';
import type { LoadedScreen, ScreenProps } from './screens.ts';
import { Announcer, clearAnnouncements } from './ui/announce.tsx';
import { focusScreen } from './ui/focus.ts';
import { loadingSucceeded, PartFailed, ScreenFailed } from './ui/load-failed.tsx';

interface Shown extends LoadedScreen {
  readonly name: string;
  readonly props: ScreenProps;
}

/** Another key is a new screen. A game on a server is one screen from its invitation to its result. */
const keyOf = ({ name, props: { path } }: Shown): string => name + (name === 'g' ? path[0] : path);

const LONGEST_FADE_MS = 600;

/**
 * Shows another screen: the old one fades into it where the browser can do so and the player allows motion.
 * A tap meanwhile reaches the new one.
 */
function changeScreen(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const update = () => {
    change();
    // A changed signal is drawn in a later task.
    return new Promise<void>((drawn) => setTimeout(drawn));
  };
  const fade = document.startViewTransition(update);
  // A page in the background shows no transition.
  fade.ready.catch(() => {});
  // Nothing is drawn while the browser prepares a fade: a device that is too slow for it does without.
  setTimeout(() => fade.skipTransition(), LONGEST_FADE_MS);
}

/** Shows the screen the address names; the old one stays until the new one is there. */
export function App() {
  const shown = useSignal<Shown | null>(null);
  const failed = useSignal(false);
  const { path, query } = route.value;
  const name = path[0] ?? '';

  useEffect(() => {
    let current = true;
    Promise.all([loadScreen(name, path.slice(1)), loadAreas('common')]).then(
      ([loaded]) => {
        if (!current) return;
        const fresh = shown.value?.name !== name;
        const next = { ...loaded, name, props: { path: path.slice(1), query } };
        const show = () => {
          if (!current) return;
          if (shown.value && keyOf(shown.value) !== keyOf(next)) clearAnnouncements();
          shown.value = next;
          if (failed.value) loadingSucceeded();
          failed.value = false;
          if (fresh) scrollTo(0, 0);
        };
        if (fresh && shown.value) changeScreen(show);
        else show();
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

  const words = shown.value?.title?.();
  // A game on a server names its tab itself: there it says whose turn it is.
  useEffect(() => {
    if (shown.value?.name !== 'g') document.title = words ? `${words} · Castellan` : 'Castellan';
  }, [words, shown.value?.name]);

  if (failed.value) return <ScreenFailed />;
  if (!shown.value) return null;
  const { Screen, props } = shown.value;
  return (
    <div class="page-root" lang={locale.value}>
      {/* A new button for each screen: a closing sheet must not give the focus back to the one of the last screen. */}
      <button
        key={`skip ${keyOf(shown.value)}`}
        type="button"
        class="skip"
        onClick={() => document.querySelector<HTMLElement>('main')?.focus()}
      >
        {t('common.skip')}
      </button>
      <Screen key={keyOf(shown.value)} {...props} />
      <PartFailed />
      <Announcer />
    </div>
  );
}
