import { EDITIONS, type Edition, type Switches } from '@castellan/rules';
import { LOCALE_NAMES, locale, t } from '../../i18n/index.ts';
import { Prose } from '../../learn/prose.tsx';
import './editions.css';

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
  switch (question) {
    case 'ticks':
      return t(`duel/rulebook.editions.ticks.${switches.ticks}`);
    case 'equal':
      return t(`duel/rulebook.editions.equal.${switches.equal}`);
    case 'end':
      return t(`duel/rulebook.editions.end.${switches.end}`);
  }
}

export function Editions() {
  return (
    <>
      <p class="lead">{t('duel/rulebook.editions.lead')}</p>
      <table class="editions">
        <thead>
          <tr>
            <th scope="col">{t('duel/rulebook.editions.question')}</th>
            {NAMES.map((edition) => (
              <th key={edition} scope="col" lang={locale.value}>
                {languageName(edition)}
                {edition === DEFAULT && <small>{t('duel/rulebook.editions.default')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {QUESTIONS.map((question) => (
            <tr key={question}>
              <th scope="row">{t(`duel/rulebook.editions.${question}`)}</th>
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
        <h2>{t('duel/rulebook.editions.silent.title')}</h2>
        <Prose text={t('duel/rulebook.editions.silent')} />
      </section>
      <section>
        <h2>{t('duel/rulebook.editions.ours.title')}</h2>
        <Prose text={t('duel/rulebook.editions.ours')} />
      </section>
    </>
  );
}

export const sureness = (): string => t('duel/rulebook.editions.sure');
