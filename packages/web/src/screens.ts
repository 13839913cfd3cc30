import type { ComponentType } from 'preact';
import { KITS, kitNamed, ON_PAPER, oneOf, TAUGHT } from './games/index.ts';
import type { AnyKit } from './games/kit.ts';
import { ALL_RULES, loadRules } from './games/load-rules.ts';
import { type Part, part } from './games/part.ts';
import type { Area } from './i18n/index.ts';

export interface ScreenProps {
  /** The words of the address after the screen's own. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** The path is that of the screen: what it shows of a game comes with it, so that nothing moves once it is there. */
type Load = (path: readonly string[]) => Promise<ComponentType<ScreenProps>>;
type Parts = (path: readonly string[]) => readonly Part<unknown>[];

/** Each screen is a file of its own, loaded with its sentences and the rules of all games when it is first shown. */
function screen(
  load: () => Promise<{ default: ComponentType<ScreenProps> }>,
  areas: readonly Area[] = [],
  parts: Parts = () => [],
): Load {
  const file = part(async () => (await load()).default, 'setup', ...areas);
  return async (path) => {
    const [Screen] = await Promise.all([file.load(), ALL_RULES.load(), ...parts(path).map((wanted) => wanted.load())]);
    return Screen;
  };
}

const everyForm: Parts = () => KITS.map(({ options }) => options);

/** Where a game is played on this device, and where its result is shown. */
const screensOf = (kit: AnyKit): [string, Load][] => {
  const file = () => import('./table/local-screen.tsx');
  return [
    [
      kit.name,
      part(async () => (await Promise.all([file(), kit.table.load(), loadRules(kit)]))[0].tableScreen(kit)).load,
    ],
    [
      `${kit.name}-result`,
      part(async () => (await Promise.all([file(), kit.result.load(), loadRules(kit)]))[0].resultScreen(kit)).load,
    ],
  ];
};

/** The first word of the address, and the screen it means. */
export const SCREENS: Readonly<Record<string, Load>> = {
  '': part(async () => (await import('./screens/start.tsx')).default).load,
  new: screen(() => import('./screens/set-up.tsx'), ['online', 'study'], everyForm),
  games: screen(() => import('./screens/my-games.tsx')),
  ...Object.fromEntries(KITS.flatMap(screensOf)),
  rules: screen(
    () => import('./learn/rules-screen.tsx'),
    ['rules'],
    ([game]) => [kitNamed(game).rulebook],
  ),
  editions: screen(() => import('./learn/editions-screen.tsx'), ['rules']),
  records: screen(() => import('./records/records-screen.tsx'), ['records']),
  replay: screen(() => import('./records/replay-screen.tsx'), ['records']),
  r: screen(() => import('./records/linked-replay-screen.tsx'), ['records']),
  daily: screen(() => import('./study/daily-screen.tsx'), ['daily', 'records']),
  openings: screen(() => import('./study/openings-screen.tsx'), ['openings', 'study']),
  puzzles: screen(() => import('./study/puzzle-screen.tsx'), ['puzzles', 'study']),
  explore: screen(() => import('./study/explorer-screen.tsx'), ['explorer', 'records', 'study']),
  mistakes: screen(() => import('./study/mistakes-screen.tsx'), ['study']),
  statistics: screen(() => import('./study/statistics-screen.tsx'), ['study']),
  analysis: screen(() => import('./study/analysis-screen.tsx'), ['study', 'records']),
  box: screen(() => import('./box/box-screen.tsx'), ['box']),
  print: screen(
    () => import('./box/print-screen.tsx'),
    ['box'],
    () => KITS.flatMap(({ print }) => print ?? []),
  ),
  online: screen(() => import('./online/online-screen.tsx'), ['online'], everyForm),
  g: screen(() => import('./online/game-screen.tsx'), ['online'], everyForm),
  check: screen(() => import('./box/check-screen.tsx'), ['box']),
  score: screen(
    () => import('./box/score-screen.tsx'),
    ['box'],
    ([game]) => [oneOf(ON_PAPER, game).paper.part],
  ),
  learn: screen(
    () => import('./learn/learn-screen.tsx'),
    ['learn'],
    () => TAUGHT.map(({ lesson }) => lesson),
  ),
  lesson: screen(
    () => import('./learn/lesson-screen.tsx'),
    ['learn'],
    ([game]) => [oneOf(TAUGHT, game).lesson],
  ),
};
