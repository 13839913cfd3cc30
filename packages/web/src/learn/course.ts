import type { GameName } from '@castellan/rules';
import { type AnyLesson, COURSE, type Concept, type Drill, pointsOfOrder, type Unit } from '@castellan/study';
import { formatNumber, formatSigned, type PlainKey, t } from '../i18n/index.ts';
import { savedSignal } from '../ui/saved-signal.ts';

/** Lessons of the course that were finished on this device, by name: how many of the five drills were right at first try. */
export const finished = savedSignal<Readonly<Record<string, number>>>('course', {});

/** The best result stays. */
export function noteLesson(name: string, right: number): void {
  const { [name]: before = 0 } = finished.peek();
  finished.value = { ...finished.peek(), [name]: Math.max(before, right) };
}

export const lessonsOf = (game: GameName): readonly AnyLesson[] => COURSE.filter((lesson) => lesson.game === game);

/** The next lesson of the same game that is not finished; the one after this, where all are; null after the last. */
export function lessonAfter({ name, game }: AnyLesson): AnyLesson | null {
  const lessons = lessonsOf(game);
  const later = lessons.slice(lessons.findIndex((lesson) => lesson.name === name) + 1);
  return later.find((lesson) => !(lesson.name in finished.value)) ?? later[0] ?? null;
}

export const courseText = (name: string, what: 'title' | 'idea' | 'ask'): string =>
  t(`course.${name}.${what}` as PlainKey);

/** Holes are counted against a player; a swing may be either way. */
function numberText(unit: Unit, value: number): string {
  if (unit === 'swing' && value !== 0) return formatSigned(value);
  return formatNumber(Math.abs(value));
}

/** What an answer came to, in words: what was counted, and what is possible. */
export function answerText({ unit }: AnyLesson, { best }: Drill, yours: number): string {
  const right = yours === best;
  if (unit === 'fits') return t(right ? 'course.fits.right' : 'course.fits.wrong');
  if (unit === 'order') {
    const wrong = pointsOfOrder(yours) < pointsOfOrder(best) ? 'fewer' : 'later';
    return t(`course.order.${right ? 'right' : wrong}`);
  }
  const values = { what: t(`course.unit.${unit}`), best: numberText(unit, best) };
  return right ? t('course.reached', values) : t('course.possible', { ...values, yours: numberText(unit, yours) });
}

/** The lesson that explains a concept in a game; null where there is none. */
export const lessonAbout = (concept: Concept, game: GameName): AnyLesson | null =>
  lessonsOf(game).find((lesson) => lesson.concept === concept) ?? null;
