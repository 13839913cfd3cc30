import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { KITS, kitNamed } from '../games/index.ts';
import type { AnyKit, RulebookKit } from '../games/kit.ts';
import { preloaded } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { RECORDED } from '../records/address.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { Which } from '../ui/which.tsx';
import styles from './rules.module.css';

/** `#/rules/GAME/SECTION`: the rules of a game, opened at a section. */
export default function RulesScreen({ path }: ScreenProps) {
  const kit = kitNamed(path[0]);
  return (
    <>
      <Bar sub={t('rules.title')} />
      <main class={styles.rules} tabIndex={-1}>
        <Which label={t('rules.title')}>
          {KITS.map(({ name, title }) => (
            <a key={name} href={link('rules', name)} aria-current={name === kit.name ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </Which>
        <Rulebook kit={kit} rulebook={preloaded(kit.rulebook)} wanted={path[1]} />
      </main>
    </>
  );
}

interface RulebookProps {
  readonly kit: AnyKit;
  readonly rulebook: RulebookKit;
  readonly wanted: string | undefined;
}

function Rulebook({ kit, rulebook, wanted }: RulebookProps) {
  const { name } = kit;
  const { sections, titleOf, Section } = rulebook;
  useEffect(() => {
    if (wanted === undefined) return;
    const heading = document.getElementById(wanted)?.querySelector('h2');
    const show = () => heading?.scrollIntoView({ block: 'start' });
    show();
    heading?.focus({ preventScroll: true });
    // The real typeface moves what is above; go there again once it is known.
    void document.fonts.ready.then(show);
  }, [wanted]);
  return (
    <>
      <Contents>
        {sections.map((section) => (
          <li key={section}>
            <a href={link('rules', name, section)}>{titleOf(section)}</a>
          </li>
        ))}
      </Contents>
      <article class="leaf">
        <h1>{t('rules.titleOf', { game: kit.title })}</h1>
        <p class="lead">{t('rules.sameGame')}</p>
        <p class={`row ${styles.ways}`}>
          {kit.lesson && (
            <a class="button" href={link('lesson', name)}>
              {t('rules.learnIt')}
            </a>
          )}
          <a class="button" href={link('replay', `${RECORDED}${name}`)}>
            {t('rules.replayIt')}
          </a>
        </p>
        {sections.map((section) => (
          <section key={section} id={section}>
            <h2 tabIndex={-1}>
              {titleOf(section)}
              <a
                class={styles.anchor}
                href={link('rules', name, section)}
                aria-label={t('rules.linkTo', { title: titleOf(section) })}
              >
                #
              </a>
            </h2>
            <Section section={section} />
          </section>
        ))}
      </article>
    </>
  );
}

function Contents({ children }: { children: ComponentChildren }) {
  const list = (
    <ol>
      {children}
      <li>
        <a href={link('editions')}>{t('rules.editionsLink')}</a>
      </li>
    </ol>
  );
  return (
    <nav class={styles.contents} aria-label={t('rules.contents')}>
      <details class="disclosure">
        <summary>{t('rules.contents')}</summary>
        {list}
      </details>
      <div>
        <h2>{t('rules.contents')}</h2>
        {list}
      </div>
    </nav>
  );
}
