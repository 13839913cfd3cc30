import type { ComponentType } from 'preact';
import { KITS } from './games/index.ts';
import type { AnyKit } from './games/kit.ts';
import { part } from './games/part.ts';
import type { Area } from './i18n/index.ts';

export interface ScreenProps {
  /** The words of the address after the screen's own. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

type Load = () => Promise<ComponentType<ScreenProps>>;

/** Each screen is a file of its own, loaded with its sentences when it is first shown. */
const screen = (load: () => Promise<{ default: ComponentType<ScreenProps> }>, ...areas: readonly Area[]): Load =>
  part(async () => (await load()).default, ...areas).load;

/** Where a game is played on this device, and where its result is shown. */
const screensOf = (kit: AnyKit): [string, Load][] => {
  const file = () => import('./table/kept-screen.tsx');
  return [
    [kit.name, part(async () => (await Promise.all([file(), kit.table.load()]))[0].tableScreen(kit)).load],
    [
      `${kit.name}-result`,
      part(async () => (await Promise.all([file(), kit.result.load()]))[0].resultScreen(kit)).load,
    ],
  ];
};

/** The first word of the address, and the screen it means. */
export const SCREENS: Readonly<Record<string, Load>> = {
  '': screen(() => import('./screens/start.tsx')),
  new: screen(() => import('./screens/set-up.tsx')),
  games: screen(() => import('./screens/my-games.tsx')),
  ...Object.fromEntries(KITS.flatMap(screensOf)),
  rules: screen(() => import('./learn/rules-screen.tsx'), 'rules'),
  editions: screen(() => import('./learn/editions-screen.tsx'), 'rules'),
  records: screen(() => import('./records/records-screen.tsx'), 'records'),
  replay: screen(() => import('./records/replay-screen.tsx'), 'records'),
  r: screen(() => import('./records/linked-replay-screen.tsx'), 'records'),
  box: screen(() => import('./box/box-screen.tsx'), 'box'),
  print: screen(() => import('./box/print-screen.tsx'), 'box'),
  online: screen(() => import('./online/online-screen.tsx'), 'online'),
  g: screen(() => import('./online/game-screen.tsx'), 'online'),
  check: screen(() => import('./box/check-screen.tsx'), 'box'),
  score: screen(() => import('./box/score-screen.tsx'), 'box'),
  learn: screen(() => import('./learn/learn-screen.tsx'), 'learn'),
  lesson: screen(() => import('./learn/lesson-screen.tsx'), 'learn'),
};
