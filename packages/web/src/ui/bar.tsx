import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../games/part.ts';
import { colon, LOCALE_NAMES, locale, t } from '../i18n/index.ts';
import { link } from '../router.ts';
import { Art } from './art.tsx';
import { Button } from './controls.tsx';
import { focusScreen } from './focus.ts';

const Menu = lazy(async () => (await import('./menu.tsx')).Menu, 'setup');
const SettingsSheet = lazy(async () => (await import('./menu.tsx')).SettingsSheet, 'setup');

interface BarProps {
  /** The rules of what is on the screen, if not of both games. */
  readonly rules?: string;
  readonly sub?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly menu?: ComponentChildren;
}

/** The top of every screen but the start page: the way home, what this is, the menu. */
export function Bar({ sub, children, menu, rules }: BarProps) {
  // A screen may show itself only once its game is there.
  useEffect(focusScreen, []);
  return (
    <header class="bar">
      <MenuButton rules={rules}>{menu}</MenuButton>
      <a class="brand" href={link()} aria-label={t('common.home')}>
        <Art id="castle" />
        <b>Castellan</b>
      </a>
      {sub && <span class="subtitle">{sub}</span>}
      {children}
      <span class="right wide">
        <a class="button quiet" href={rules ?? link('rules')}>
          {t('common.rules')}
        </a>
        <LanguageButton />
      </span>
    </header>
  );
}

/** Opens the menu; what is handed in stands at its top. */
export function MenuButton({ children, rules }: { children?: ComponentChildren; rules?: string | undefined }) {
  const open = useSignal(false);
  return (
    <>
      <Button quiet name="menu" icon="i-menu" label={t('common.menu')} onClick={() => (open.value = true)} />
      {open.value && (
        <Menu rules={rules} onClose={() => (open.value = false)}>
          {children}
        </Menu>
      )}
    </>
  );
}

/** The language in its own name; opens the settings, with the languages first. */
export function LanguageButton({ short }: { short?: boolean }) {
  const open = useSignal(false);
  return (
    <>
      <Button quiet onClick={() => (open.value = true)}>
        <span class="visually-hidden">{t('common.language') + colon()}</span>
        {short ? locale.value.toUpperCase() : LOCALE_NAMES[locale.value]}
      </Button>
      {open.value && <SettingsSheet onClose={() => (open.value = false)} />}
    </>
  );
}
