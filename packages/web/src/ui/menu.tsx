import type { ComponentChildren } from 'preact';
import { LOCALE_NAMES, LOCALES, locale, type PlainKey, setLocale, t } from '../i18n/index.ts';
import { AREAS } from '../places.ts';
import { quick, setQuick } from '../play/pace.ts';
import { link } from '../router.ts';
import { Button } from './controls.tsx';
import { Sheet } from './sheet.tsx';
import { setSound, sound } from './sound.ts';
import { Switch } from './switch.tsx';
import { setTextSize, TEXT_SIZES, type TextSize, textSize } from './text-size.ts';
import { switchTheme, theme } from './theme.ts';

export interface MenuProps {
  /** What belongs to the screen it is opened on. */
  readonly children?: ComponentChildren;
  /** The rules of what is on the screen, if not of both games. */
  readonly rules?: string | undefined;
  readonly onClose: () => void;
}

/** Where the page leads, and how it looks and sounds. */
export function Menu({ children, rules, onClose }: MenuProps) {
  return (
    <Sheet title={t('common.menu')} class="menu" onClose={onClose}>
      {children && <div class="menuown">{children}</div>}
      <nav class="menulist" aria-label={t('common.menu')}>
        <a class="home" href={link()} onClick={onClose}>
          {t('setup.start')}
        </a>
        {AREAS.map(({ name, label, places }) => (
          <section key={name} aria-label={t(label)}>
            <h3>{t(label)}</h3>
            {places.map(({ screen, label: text }) => (
              <a key={screen} href={screen === 'rules' && rules ? rules : link(screen)} onClick={onClose}>
                {t(text)}
              </a>
            ))}
          </section>
        ))}
      </nav>
      <Settings />
      <a class="btn quiet" href={link('about')} onClick={onClose}>
        {t('setup.about')}
      </a>
    </Sheet>
  );
}

const SIZE_NAMES: Readonly<Record<TextSize, PlainKey>> = {
  '100': 'setup.text.usual',
  '115': 'setup.text.large',
  '130': 'setup.text.larger',
};

/** The settings alone, with the four languages first. */
export function SettingsSheet({ onClose }: Pick<MenuProps, 'onClose'>) {
  return (
    <Sheet title={t('setup.settings')} onClose={onClose}>
      <Settings />
    </Sheet>
  );
}

/** Language, size of the text, theme, sound, pace. */
function Settings() {
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
      <fieldset class="choice row sizes">
        <legend>{t('setup.text')}</legend>
        <div>
          {TEXT_SIZES.map((size) => (
            <label key={size} class={size === textSize.value ? 'on' : ''}>
              <input
                type="radio"
                name="text-size"
                value={size}
                checked={size === textSize.value}
                onChange={() => setTextSize(size)}
              />
              <span>
                <b>{t(SIZE_NAMES[size])}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button name="theme" icon={theme.value === 'dark' ? 'i-sun' : 'i-moon'} onClick={switchTheme}>
        {theme.value === 'dark' ? t('setup.lightTheme') : t('setup.darkTheme')}
      </Button>
      <Switch text={t('setup.sound')} note={t('setup.soundNote')} on={sound.value} onChange={setSound} />
      <Switch text={t('setup.quick')} note={t('setup.quickNote')} on={quick.value} onChange={setQuick} />
    </div>
  );
}
