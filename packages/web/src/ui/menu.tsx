import type { ComponentChildren } from 'preact';
import { LOCALE_NAMES, LOCALES, locale, type PlainKey, setLocale, t } from '../i18n/index.ts';
import { areas } from '../places.ts';
import { quick, setQuick } from '../play/pace.ts';
import { link } from '../router.ts';
import { Art } from './art.tsx';
import styles from './menu.module.css';
import { Segment } from './segment.tsx';
import { Sheet } from './sheet.tsx';
import { setSound, sound } from './sound.ts';
import { setTextSize, TEXT_SIZES, type TextSize, textSize } from './text-size.ts';
import { chosenTheme, setTheme, THEMES } from './theme.ts';

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
    <Sheet title={t('common.menu')} columns={2} onClose={onClose}>
      {children && <div class={`stack tight ${styles.own}`}>{children}</div>}
      <nav class={styles.places} aria-label={t('common.menu')}>
        {areas().map(({ name, label, places }) => (
          <section key={name} aria-label={t(label)}>
            <h3>{t(label)}</h3>
            <p class={styles.tiles}>
              {places
                .filter(({ icon }) => icon)
                .map(({ screen, label: text, icon }) => (
                  <a key={screen} href={screen === 'rules' && rules ? rules : link(screen)} onClick={onClose}>
                    <Art id={icon!} />
                    {t(text)}
                  </a>
                ))}
            </p>
            <p class={styles.more}>
              {places
                .filter(({ icon }) => !icon)
                .map(({ screen, label: text }) => (
                  <a key={screen} href={link(screen)} onClick={onClose}>
                    {t(text)}
                  </a>
                ))}
            </p>
          </section>
        ))}
      </nav>
      <h3 class={styles.heading}>{t('setup.settings')}</h3>
      <Settings />
      <p class={styles.more}>
        <a href={link()} onClick={onClose}>
          {t('setup.start')}
        </a>
        <a href={link('about')} onClick={onClose}>
          {t('setup.about')}
        </a>
      </p>
    </Sheet>
  );
}

const SIZE_NAMES: Readonly<Record<TextSize, PlainKey>> = {
  '100': 'setup.text.usual',
  '115': 'setup.text.large',
  '130': 'setup.text.larger',
};

/** The settings alone, with the languages first. */
export function SettingsSheet({ onClose }: Pick<MenuProps, 'onClose'>) {
  return (
    <Sheet title={t('setup.settings')} onClose={onClose}>
      <Settings />
    </Sheet>
  );
}

const onOff = () =>
  [
    { value: 'no', text: t('setup.off') },
    { value: 'yes', text: t('setup.on') },
  ] as const;

/** Language, colours, size of the text, sound, pace. */
function Settings() {
  return (
    <div class={styles.settings}>
      <div class={styles.stacked}>
        <b>{t('common.language')}</b>
        <Segment
          label={t('common.language')}
          name="language"
          value={locale.value}
          options={LOCALES.map((value) => ({ value, text: LOCALE_NAMES[value], lang: value }))}
          onChange={(next) => void setLocale(next)}
        />
      </div>
      <div>
        <b>{t('setup.colours')}</b>
        <Segment
          label={t('setup.colours')}
          name="theme"
          value={chosenTheme.value}
          options={THEMES.map((value) => ({ value, text: t(`setup.colours.${value}`) }))}
          onChange={setTheme}
        />
      </div>
      <div>
        <b>{t('setup.text')}</b>
        <Segment
          label={t('setup.text')}
          name="text-size"
          value={textSize.value}
          options={TEXT_SIZES.map((value) => ({ value, text: t(SIZE_NAMES[value]) }))}
          onChange={setTextSize}
        />
      </div>
      <div>
        <b>{t('setup.sound')}</b>
        <Segment
          label={t('setup.sound')}
          name="sound"
          value={sound.value ? 'yes' : 'no'}
          options={onOff()}
          onChange={(next) => setSound(next === 'yes')}
        />
      </div>
      <div>
        <b>{t('setup.opponentPlays')}</b>
        <Segment
          label={t('setup.opponentPlays')}
          name="pace"
          value={quick.value ? 'quick' : 'calm'}
          options={[
            { value: 'calm', text: t('setup.calmly') },
            { value: 'quick', text: t('setup.atOnce') },
          ]}
          onChange={(next) => setQuick(next === 'quick')}
        />
      </div>
    </div>
  );
}
