import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { LOCALE_NAMES, LOCALES, locale, type PlainKey, setLocale, t } from '../i18n/index.ts';
import { quick, setQuick } from '../play/pace.ts';
import { link } from '../router.ts';
import { Art } from './art.tsx';
import { Button, Sheet, Switch } from './controls.tsx';
import { setSound, sound } from './sound.ts';
import { switchTheme, theme } from './theme.ts';

/** Where the menu leads. */
const PLACES: readonly (readonly [string, PlainKey])[] = [
  ['', 'common.start'],
  ['games', 'common.myGames'],
  ['new', 'common.setUp'],
  ['online', 'common.friend'],
  ['learn', 'common.learn'],
  ['rules', 'common.rules'],
  ['records', 'common.replay'],
  ['box', 'common.box'],
];

/** The top of every screen but the start page: the way home, what this is, the menu. */
export function Bar({
  sub,
  children,
  menu,
  rules,
}: {
  /** The rules of what is on the screen, if not of both games. */
  rules?: string;
  sub?: ComponentChildren;
  children?: ComponentChildren;
  menu?: ComponentChildren;
}) {
  const open = useSignal(false);
  const close = () => {
    open.value = false;
  };
  return (
    <header class="bar">
      <Button quiet icon="i-menu" label={t('common.menu')} onClick={() => (open.value = true)} />
      <a class="brand" href={link()} aria-label={t('common.home')}>
        <Art id="castle" />
        <b>Castellan</b>
      </a>
      {sub && <span class="sub">{sub}</span>}
      {children}
      <span class="right wide">
        <a class="btn quiet" href={rules ?? link('rules')}>
          {t('common.rules')}
        </a>
        <LanguageButton />
      </span>
      {open.value && (
        <Sheet title={t('common.menu')} class="menu" onClose={close}>
          {menu && <div class="menuown">{menu}</div>}
          <nav class="menulist">
            {PLACES.map(([place, label]) => (
              <a key={place} href={link(...(place ? [place] : []))} onClick={close}>
                {t(label)}
              </a>
            ))}
          </nav>
          <Preferences />
        </Sheet>
      )}
    </header>
  );
}

/** Language and theme. */
export function Preferences() {
  return (
    <div class="preferences">
      <fieldset class="choice row">
        <legend>{t('common.language')}</legend>
        <div>
          {LOCALES.map((name) => (
            <label key={name} class={name === locale.value ? 'on' : ''} lang={name}>
              <input
                type="radio"
                name="language"
                checked={name === locale.value}
                onChange={() => {
                  void setLocale(name);
                }}
              />
              <span>
                <b>{LOCALE_NAMES[name]}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button icon={theme.value === 'dark' ? 'i-sun' : 'i-moon'} onClick={switchTheme}>
        {theme.value === 'dark' ? t('common.lightTheme') : t('common.darkTheme')}
      </Button>
      <Switch text={t('common.sound')} note={t('common.soundNote')} on={sound.value} onChange={setSound} />
      <Switch text={t('common.quick')} note={t('common.quickNote')} on={quick.value} onChange={setQuick} />
    </div>
  );
}

/** The language in its own name; opens the four. */
export function LanguageButton({ short }: { short?: boolean }) {
  const open = useSignal(false);
  return (
    <>
      <Button
        quiet
        onClick={() => {
          open.value = true;
        }}
      >
        <span class="sr">{t('common.language')}: </span>
        {short ? locale.value.toUpperCase() : LOCALE_NAMES[locale.value]}
      </Button>
      {open.value && (
        <Sheet title={t('common.language')} onClose={() => (open.value = false)}>
          <Preferences />
        </Sheet>
      )}
    </>
  );
}
