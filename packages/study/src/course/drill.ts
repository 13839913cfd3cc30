import { type AnyGame, must, rulesOf, seeded } from '@castellan/rules';
import { studiedGame } from '../games/index.ts';
import { DISCOVERY_COURSE } from './discovery.ts';
import { DUEL_COURSE } from './duel.ts';
import type { AnyLesson } from './lesson.ts';

/** Every lesson of the course, in the order in which it is taken. */
export const COURSE: readonly AnyLesson[] = [...DUEL_COURSE, ...DISCOVERY_COURSE];

/** Drills at the end of a lesson. */
export const DRILLS = 5;

/** A position with one answer that the rules can check. Plain data. */
export interface Drill {
  readonly lesson: string;
  /** As the rules write it, with the name of the game. */
  readonly position: string;
  /** The value of the answer, and one action that has it. */
  readonly best: number;
  readonly answer: string;
}

/** No more than this share of the actions is right: a drill is no guess. */
const LARGEST_SHARE = 0.5;
const LEAST_CHOICES = 3;
/** Of one game so many decisions are looked at. */
const LOOKS = 12;
/** Games until a lesson is given up: no lesson comes near it. */
const MOST_GAMES = 2000;

export const lessonNamed = (name: string): AnyLesson | null => COURSE.find((lesson) => lesson.name === name) ?? null;

/** A drill of a lesson; the same seed finds the same. */
export function makeDrill(lesson: AnyLesson, seed: number): Drill {
  const game = rulesOf(lesson.game);
  for (let number = 0; number < MOST_GAMES; number++) {
    const below = seeded(seed * MOST_GAMES + number);
    const states = playQuickly(game, below, number % 2 === 0).filter((state) => lesson.asks(state));
    for (let look = 0; look < LOOKS && states.length > 0; look++) {
      const [state] = states.splice(below(states.length), 1);
      const drill = drillAt(game, lesson, state);
      if (drill) return drill;
    }
  }
  throw new Error(`no drill of ${lesson.name}`);
}

/** The drill at this decision; null where it has no clear answer or does not belong to this lesson. */
function drillAt(game: AnyGame, lesson: AnyLesson, state: unknown): Drill | null {
  const { classOf, hasOnePlace } = studiedGame(lesson.game);
  if (hasOnePlace(state)) return null;
  const legal = game.legal(state);
  const valued = legal.map((action) => ({ action, value: lesson.value(state, action) }));
  const best = Math.max(...valued.map(({ value }) => value));
  const right = valued.filter(({ value }) => value === best);
  const wrong = valued.filter(({ value }) => value !== best);
  if (wrong.length === 0 || best - Math.max(...wrong.map(({ value }) => value)) < lesson.margin) return null;
  if (right.length > LARGEST_SHARE * legal.length) return null;
  if (new Set(legal.map((action) => classOf(state, action))).size < LEAST_CHOICES) return null;
  const answer = right[0]!.action;
  const shows = (action: unknown): boolean =>
    lesson.shows?.(
      state,
      action,
      wrong.map((one) => one.action),
    ) ?? true;
  if (!right.every(({ action }) => shows(action))) return null;
  return { lesson: lesson.name, position: game.printPosition(state), best, answer: game.printAction(answer) };
}

/** The value of an action in a drill; it answers the drill where it is the best one. */
export function valueIn(drill: Pick<Drill, 'lesson'>, state: unknown, action: string): number {
  const lesson = lessonNamed(drill.lesson)!;
  return lesson.value(state, must(rulesOf(lesson.game).parseAction(action)));
}

/** Actions that a quick player looks at before it takes the one that scores most. */
const GLANCES = 24;

/**
 * The decisions of a game in which both take what looks good at a glance: like games of people who begin. In every other game they keep
 * castle and powers as long as they can.
 */
function playQuickly(game: AnyGame, below: (n: number) => number, spends: boolean): unknown[] {
  const studied = studiedGame(game.name);
  const decisions: unknown[] = [];
  let state = game.create(must(game.parseOptions([])));
  while (game.turn(state) !== 'over') {
    if (game.turn(state) === 'chance') {
      state = must(game.apply(state, game.draw(state, below)));
      continue;
    }
    decisions.push(state);
    const all = game.legal(state);
    const sparing = spends ? all : all.filter((action) => studied.spends(state, action).length === 0);
    const legal = sparing.length > 0 ? sparing : all;
    const seen = Array.from({ length: Math.min(GLANCES, legal.length) }, () => legal[below(legal.length)]!);
    const [chosen] = seen
      .map((action) => ({ action, total: game.preview(state, action).total }))
      .sort((a, b) => b.total - a.total);
    state = must(game.apply(state, chosen!.action));
  }
  return decisions;
}
