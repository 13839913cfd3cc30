import type { ComponentType } from 'preact';
import { CHECKABLE, KITS, kitNamed, ON_PAPER, oneOf, PRINTED, TAUGHT } from './games/index.ts';
import type { AnyKit } from './games/kit.ts';
import { ALL_RULES } from './games/load-rules.ts';
import { type Part, part } from './games/part.ts';
import { type Area, type PlainKey, t } from './i18n/index.ts';
import { LICENSES } from './screens/licenses.ts';

export interface ScreenProps {
  /** The words of the address after the screen's own. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export interface LoadedScreen {
  readonly Screen: ComponentType<ScreenProps>;
  /** What the tab and the history of the browser call it; null for the name of the page alone. */
  readonly title: (() => string) | null;
}

/** The path is that of the screen: what it shows of a game comes with it, so that nothing moves once it is there. */
export type LoadScreen = (path: readonly string[]) => Promise<LoadedScreen>;
type Parts = (path: readonly string[]) => readonly Part<unknown>[];

/** Each screen is a file of its own, loaded with its sentences and the rules of all games when it is first shown. */
function screen(
  title: PlainKey | null,
  load: () => Promise<{ default: ComponentType<ScreenProps> }>,
  areas: readonly Area[] = [],
  parts: Parts = () => [],
): LoadScreen {
  const file = part(async () => (await load()).default, 'setup', ...areas);
  return async (path) => {
    const [Screen] = await Promise.all([file.load(), ALL_RULES.load(), ...parts(path).map((wanted) => wanted.load())]);
    return { Screen, title: title && (() => t(title)) };
  };
}

/** What a game played on this device came to. */
const resultOf = (kit: AnyKit): [string, LoadScreen] => [
  `${kit.name}-result`,
  part(async () => {
    const [{ resultScreen }] = await Promise.all([import('./table/local-result.tsx'), kit.result.load()]);
    return { Screen: await resultScreen(kit), title: () => kit.title };
  }).load,
];

const everyForm: Parts = () => KITS.map(({ options }) => options);

/** Screens that link to the paper of every game name it in the words of that game. */
const PAPER_AREAS: readonly Area[] = ['box', ...ON_PAPER.map(({ paper }) => paper.area)];

/** The first word of the address, and the screen it means. The start page and the tables are in `load-screen.ts`. */
export const SCREENS: Readonly<Record<string, LoadScreen>> = {
  ...Object.fromEntries(KITS.map(resultOf)),
  new: screen(
    'common.newGame',
    () => import('./screens/set-up.tsx'),
    ['levels', 'online', 'study', 'together'],
    everyForm,
  ),
  play: screen('common.play', () => import('./screens/play-screen.tsx')),
  next: screen('common.myGames', () => import('./screens/next-screen.tsx')),
  games: screen('common.myGames', () => import('./screens/my-games.tsx'), ['home', 'levels', 'together']),
  rules: screen(
    'common.rules',
    () => import('./learn/rules-screen.tsx'),
    ['rules'],
    ([game]) => [kitNamed(game).rulebook],
  ),
  editions: screen(
    'setup.editions',
    () => import('./learn/editions-screen.tsx'),
    ['rules'],
    () => PRINTED.map(({ editions }) => editions),
  ),
  records: screen('setup.replay', () => import('./records/records-screen.tsx'), ['records']),
  replay: screen('setup.replay', () => import('./records/replay-screen.tsx'), ['levels', 'records', 'share', 'study']),
  r: screen(
    'setup.replay',
    async () => ({ default: (await import('./records/replay-screen.tsx')).LinkedReplayScreen }),
    ['levels', 'records', 'share', 'study'],
  ),
  daily: screen('common.daily', () => import('./study/daily-screen.tsx'), ['daily', 'records', 'study']),
  same: screen('common.sameDice', () => import('./same/same-screen.tsx'), [
    'same',
    ...(['daily', 'online', 'records', 'study'] as const),
  ]),
  openings: screen('setup.openings', () => import('./study/openings-screen.tsx'), ['openings', 'study']),
  puzzles: screen('setup.puzzles', () => import('./study/puzzle-screen.tsx'), ['puzzles', 'study', 'why']),
  explore: screen('setup.explorer', () => import('./study/explorer-screen.tsx'), [
    'explorer',
    'records',
    'share',
    'study',
  ]),
  mistakes: screen('study.mistakes', () => import('./study/mistakes-screen.tsx'), ['study', 'why']),
  statistics: screen('study.statistics', () => import('./study/statistics-screen.tsx'), [
    'levels',
    'study',
    'why',
    'course',
  ]),
  analysis: screen('study.title', () => import('./study/analysis-screen.tsx'), ['study', 'why', 'records']),
  verdict: screen('why.verdict', () => import('./study/verdict-screen.tsx'), ['study', 'why', 'records', 'course']),
  box: screen('setup.box', () => import('./box/box-screen.tsx'), PAPER_AREAS),
  print: screen(
    'setup.box',
    () => import('./box/print-screen.tsx'),
    ['box'],
    () => KITS.flatMap(({ print }) => print ?? []),
  ),
  online: screen('common.online', () => import('./online/online-screen.tsx'), ['online', 'together'], everyForm),
  room: screen('common.room', () => import('./rooms/room-screen.tsx'), ['room', 'online', 'study'], everyForm),
  // It says in its tab whose turn it is.
  g: screen(null, () => import('./online/game-screen.tsx'), ['online', 'together'], everyForm),
  check: screen(
    'setup.box',
    () => import('./box/check-screen.tsx'),
    ['box'],
    ([game]) => [oneOf(CHECKABLE, game).check],
  ),
  score: screen(
    'setup.box',
    () => import('./box/score-screen.tsx'),
    PAPER_AREAS,
    ([game]) => [oneOf(ON_PAPER, game).paper.part],
  ),
  'no-such-page': screen(null, () => import('./screens/no-such-page.tsx')),
  about: screen(
    'setup.about',
    () => import('./screens/about-screen.tsx'),
    ['about'],
    () => [LICENSES],
  ),
  learn: screen(
    'common.learn',
    () => import('./learn/learn-screen.tsx'),
    ['learn', 'course'],
    () => TAUGHT.map(({ lesson }) => lesson),
  ),
  guess: screen('setup.guess', () => import('./study/guess-screen.tsx'), ['guess', 'study', 'why', 'puzzles']),
  worth: screen('setup.worth', () => import('./study/worth-screen.tsx'), ['worth', 'study']),
  course: screen('course.title', () => import('./learn/course-screen.tsx'), ['course', 'learn', 'study']),
  lesson: screen(
    'common.learn',
    () => import('./learn/lesson-screen.tsx'),
    ['learn'],
    ([game]) => [oneOf(TAUGHT, game).lesson],
  ),
};
