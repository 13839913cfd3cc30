import { TAUGHT } from '../games/index.ts';
import type { KitWith } from '../games/kit.ts';
import { preloaded } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import styles from './learn-screen.module.css';
import { savedProgress } from './lesson.ts';
import { LessonList } from './lesson-list.tsx';

/** What the link to a lesson says: begin, go on where it was left, or once more. */
function invitation(step: number, of: number): string {
  if (step === 0) return t('learn.start');
  return step === of - 1 ? t('learn.again') : t('learn.resume', { n: step + 1, of });
}

/** `#/learn`: first games, rules, editions. */
export default function LearnScreen(_: ScreenProps) {
  return (
    <>
      <Bar sub={t('learn.title')} />
      <main class="column wide" tabIndex={-1}>
        <h1>{t('learn.title')}</h1>
        <p class="lead">{t('learn.lead')}</p>
        <ul class="choices">
          {TAUGHT.map((kit) => (
            <LessonCard key={kit.name} kit={kit} />
          ))}
        </ul>
        <section class={styles.section} aria-labelledby="course">
          <h2 id="course">{t('course.title')}</h2>
          <LessonList />
        </section>
        <p class={styles.section}>
          <a href={link('editions')}>{t('learn.editions')}</a>
          <small>{t('learn.editionsNote')}</small>
        </p>
      </main>
    </>
  );
}

function LessonCard({ kit: { name, title, learn, lesson: part } }: { kit: KitWith<'learn' | 'lesson'> }) {
  const lesson = preloaded(part);
  const { step } = savedProgress(lesson);
  const of = lesson.steps.length;
  return (
    <li class="leaf">
      <span class="row" aria-hidden="true">
        {learn.emblem.map((id) => (
          <Art key={id} id={id} class="emblem" />
        ))}
      </span>
      <h2>{t('learn.firstGame', { game: title })}</h2>
      <p>{t(learn.card)}</p>
      {step === of - 1 && (
        <p class={styles.finished}>
          <Art id="i-check" />
          {t('learn.finished')}
        </p>
      )}
      <a class="button go" href={link('lesson', name)}>
        {invitation(step, of)}
      </a>
      <a class="button" href={link('rules', name)}>
        {t('learn.rules')}
      </a>
    </li>
  );
}
