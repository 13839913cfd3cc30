import './rules.css';
import { EDITIONS, type Edition, type Switches } from '@castellan/rules';
import { KITS } from '../games/index.ts';
import { LOCALE_NAMES, locale, t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { Prose } from './prose.tsx';

const NAMES = Object.keys(EDITIONS) as Edition[];
const [DEFAULT] = NAMES;
/** The switches on which at least two editions differ: read from the data, so that a new difference shows up here by itself. */
const QUESTIONS = (Object.keys(EDITIONS[DEFAULT!]) as (keyof Switches)[]).filter(
  (question) => new Set(NAMES.map((name) => EDITIONS[name][question])).size > 1,
);

/** A language as this page's language calls it. */
const languageName = (edition: Edition): string =>
  new Intl.DisplayNames(locale.value, { type: 'language' }).of(edition) ?? LOCALE_NAMES[edition];

function answerOf(edition: Edition, question: keyof Switches): string {
  const switches: Switches = EDITIONS[edition];
  return question === 'ticks'
    ? t(`rules.editions.ticks.${switches.ticks}`)
    : t(`rules.editions.equal.${switches.equal}`);
}

/** `#/editions`: where the printed rulebooks disagree. */
export default function EditionsScreen(_: ScreenProps) {
  return (
    <>
      <Bar sub={t('rules.title')} />
      <main class="rules one" tabIndex={-1}>
        <article class="leaf">
          <h1>{t('rules.editions.title')}</h1>
          <p class="lead">{t('rules.editions.lead')}</p>
          <table class="editions">
            <thead>
              <tr>
                <th scope="col">{t('rules.editions.question')}</th>
                {NAMES.map((edition) => (
                  <th key={edition} scope="col" lang={locale.value}>
                    {languageName(edition)}
                    {edition === DEFAULT && <small>{t('rules.editions.default')}</small>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {QUESTIONS.map((question) => (
                <tr key={question}>
                  <th scope="row">{t(`rules.editions.${question}`)}</th>
                  {NAMES.map((edition) => (
                    <td
                      key={edition}
                      data-edition={languageName(edition)}
                      class={EDITIONS[edition][question] === EDITIONS[DEFAULT!][question] ? '' : 'differs'}
                    >
                      {answerOf(edition, question)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <section>
            <h2>{t('rules.editions.silent.title')}</h2>
            <Prose text={t('rules.editions.silent')} />
          </section>
          <section>
            <h2>{t('rules.editions.ours.title')}</h2>
            <Prose text={t('rules.editions.ours')} />
          </section>
          <section>
            <h2>{t('rules.editions.dominoes.title')}</h2>
            <Prose text={t('rules.editions.dominoes')} />
          </section>
          <section>
            <h2>{t('rules.editions.sure.title')}</h2>
            <Prose text={t('rules.editions.sure')} />
          </section>
          <p class="ways">
            <a class="btn" href={link('check')}>
              {t('rules.editions.check')}
            </a>
            {KITS.map(({ name, title }) => (
              <a key={name} class="btn" href={link('rules', name)}>
                {t('rules.titleOf', { game: title })}
              </a>
            ))}
          </p>
        </article>
      </main>
    </>
  );
}
