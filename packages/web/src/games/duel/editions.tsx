import { EDITION_NAMES, EDITIONS, type Edition, editionFor, SWITCH_NAMES, type Switches } from '@castellan/rules';
import { locale, t } from '../../i18n/index.ts';
import { languageName } from '../../learn/language-name.ts';
import { Readings } from '../../learn/readings.tsx';
import { READINGS } from './readings.ts';
import styles from './rulebook.module.css';

/** The switches on which at least two editions differ: read from the data, so that a new difference shows up here by itself. */
const QUESTIONS = SWITCH_NAMES.filter(
  (question) => new Set(EDITION_NAMES.map((name) => EDITIONS[name][question])).size > 1,
);

type Answer = { readonly [Name in keyof Switches]: `${Name}.${Switches[Name]}` }[keyof Switches];

function answerOf(edition: Edition, question: keyof Switches): string {
  const answer = EDITIONS[edition][question];
  return t(`duel/rulebook.editions.${question}.${answer}` as `duel/rulebook.editions.${Answer}`);
}

export function Editions() {
  const own = editionFor(locale.value);
  return (
    <>
      <p class="lead">{t('duel/rulebook.editions.lead')}</p>
      <table class={`table ${styles.editions}`}>
        <thead>
          <tr>
            <th scope="col">{t('duel/rulebook.editions.question')}</th>
            {EDITION_NAMES.map((edition) => (
              <th
                key={edition}
                scope="col"
                class={edition === own ? styles.preselected : ''}
                aria-current={edition === own ? 'true' : undefined}
              >
                {languageName(edition)}
                {edition === own && <small>{t('duel/rulebook.editions.own')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {QUESTIONS.map((question) => (
            <tr key={question}>
              <th scope="row">{t(`duel/rulebook.editions.${question}`)}</th>
              {EDITION_NAMES.map((edition) => (
                <td
                  key={edition}
                  data-edition={languageName(edition)}
                  class={edition === own ? styles.preselected : ''}
                >
                  <span>{answerOf(edition, question)}</span>
                  {edition === own && <small aria-hidden="true">{t('duel/rulebook.editions.own')}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h2>{t('duel/rulebook.editions.readings.title')}</h2>
        <p>{t('rules.editions.readings')}</p>
        <Readings
          readings={READINGS}
          titleOf={(name) => t(`duel/readings.${name}.title`)}
          textOf={(name) => t(`duel/readings.${name}`)}
        />
      </section>
    </>
  );
}

export const confidenceNotes = (): string => t('duel/rulebook.editions.sure');
