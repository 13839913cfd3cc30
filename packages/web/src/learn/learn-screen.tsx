import './learn.css';
import { DISCOVERY_LESSON } from '../games/discovery/lesson.ts';
import { DUEL_LESSON } from '../games/duel/lesson.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { keptProgress } from './progress.ts';

/** What the link to a lesson says: begin, go on where it was left, or once more. */
function invitation(step: number, of: number): string {
  if (step === 0) return t('learn.start');
  return step === of - 1 ? t('learn.again') : t('learn.resume', { n: step + 1, of });
}

/** `#/learn`: first games, rules, editions. */
export default function LearnScreen(_: ScreenProps) {
  const at = { duel: keptProgress(DUEL_LESSON).step, discovery: keptProgress(DISCOVERY_LESSON).step };
  const of = { duel: DUEL_LESSON.steps.length, discovery: DISCOVERY_LESSON.steps.length };
  return (
    <>
      <Bar sub={t('learn.title')} />
      <main class="learnpage" tabIndex={-1}>
        <h1>{t('learn.title')}</h1>
        <p class="lead">{t('learn.lead')}</p>
        <ul class="lessons">
          {(['duel', 'discovery'] as const).map((game) => (
            <li key={game} class="leaf">
              <span class="emblem" aria-hidden="true">
                {(game === 'duel'
                  ? ['coat-dot', 'coat-stripe', 'coat-double-dot', 'coat-full']
                  : ['terrain-wheat', 'terrain-forest', 'terrain-lake', 'terrain-meadow']
                ).map((id) => (
                  <Art key={id} id={id} />
                ))}
              </span>
              <h2>{t(`learn.lesson.${game}`)}</h2>
              <p>{t(`learn.card.${game}`)}</p>
              {at[game] === of[game] - 1 && (
                <p class="finished">
                  <Art id="i-check" />
                  {t('learn.finished')}
                </p>
              )}
              <a class="btn go" href={link('lesson', game)}>
                {invitation(at[game], of[game])}
              </a>
              <a class="btn" href={link('rules', game)}>
                {t('learn.rules')}
              </a>
            </li>
          ))}
        </ul>
        <p class="more">
          <a href={link('editions')}>{t('learn.editions')}</a>
          <small>{t('learn.editionsNote')}</small>
        </p>
      </main>
    </>
  );
}
