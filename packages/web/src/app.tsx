import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale, t } from './i18n/index.ts';
import { route } from './router.ts';
import { SCREENS, type ScreenProps } from './screens.ts';
import { Announcer } from './ui/announce.tsx';

interface Shown {
  readonly name: string;
  readonly Screen: ComponentType<ScreenProps>;
  readonly props: ScreenProps;
}

/** Shows the screen the address names; the old one stays until the new one is there. */
export function App() {
  const shown = useSignal<Shown | null>(null);
  const { path, query } = route.value;
  const name = path[0] ?? '';

  useEffect(() => {
    let current = true;
    const load = SCREENS[name] ?? SCREENS['']!;
    load().then((Screen) => {
      if (!current) return;
      const fresh = shown.value?.name !== name;
      shown.value = { name, Screen, props: { path: path.slice(1), query } };
      if (fresh) scrollTo(0, 0);
    });
    return () => {
      current = false;
    };
  }, [name, path, query, shown]);

  // Whoever comes by keyboard starts at the top of a new screen, not in the middle of nowhere.
  useEffect(() => {
    if (document.activeElement === document.body || !document.activeElement?.isConnected) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }, [shown.value?.name]);

  if (!shown.value) return null;
  const { Screen, props } = shown.value;
  return (
    <div class="page-root" lang={locale.value}>
      <button type="button" class="skip" onClick={() => document.querySelector<HTMLElement>('main')?.focus()}>
        {t('common.skip')}
      </button>
      <Screen key={`${shown.value.name}/${props.path.join('/')}`} {...props} />
      <Announcer />
    </div>
  );
}
