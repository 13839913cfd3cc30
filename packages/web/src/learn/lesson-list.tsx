import { COURSE, DRILLS } from '@castellan/study';
import { KITS } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import { Art } from '../ui/art.tsx';
import { courseText, finished, lessonsOf } from './course.ts';
import styles from './lesson-list.module.css';

/** The lessons of the course by game, with what is done. */
export function LessonList() {
  const done = COURSE.filter(({ name }) => name in finished.value).length;
  const next = COURSE.find(({ name }) => !(name in finished.value));
  return (
    <div class="stack loose" data-course>
      <p>{t('course.lead', { n: COURSE.length })}</p>
      {done > 0 && <p>{t('course.progress', { done, all: COURSE.length })}</p>}
      {next && (
        <p>
          <a class="button go" href={link('course', next.name)} data-command="course-next">
            {done === 0 ? t('course.begin') : t('course.resume', { title: courseText(next.name, 'title') })}
          </a>
        </p>
      )}
      {KITS.map((kit) => (
        <section key={kit.name} aria-label={kit.title}>
          <h3>{kit.title}</h3>
          <ol class={styles.lessons}>
            {lessonsOf(kit.name).map(({ name }) => {
              const right = finished.value[name];
              return (
                <li key={name}>
                  <a href={link('course', name)}>
                    <span>{courseText(name, 'title')}</span>
                    {right !== undefined && (
                      <small>
                        <Art id="i-check" class="icon" label={t('course.done')} /> {right}/{DRILLS}
                      </small>
                    )}
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
