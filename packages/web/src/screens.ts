import type { ComponentType } from 'preact';
import { type Area, loadAreas } from './i18n/index.ts';

export interface ScreenProps {
  /** The words of the address after the screen's own. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

type Load = () => Promise<ComponentType<ScreenProps>>;

/** Each screen is a file of its own, loaded with its sentences when it is first shown. */
const screen =
  (load: () => Promise<{ default: ComponentType<ScreenProps> }>, ...areas: readonly Area[]): Load =>
  async () => {
    const [file] = await Promise.all([load(), loadAreas(...areas)]);
    return file.default;
  };

/** The first word of the address, and the screen it means. */
export const SCREENS: Readonly<Record<string, Load>> = {
  '': screen(() => import('./screens/start.tsx')),
  new: screen(() => import('./screens/set-up.tsx')),
  games: screen(() => import('./screens/my-games.tsx')),
  duel: screen(() => import('./games/duel/screen.tsx'), 'duel'),
  'duel-result': screen(() => import('./games/duel/result.tsx'), 'duel'),
  discovery: screen(() => import('./games/discovery/screen.tsx'), 'discovery'),
  'discovery-result': screen(() => import('./games/discovery/result.tsx'), 'discovery'),
  rules: screen(() => import('./learn/rules-screen.tsx'), 'rules', 'duel', 'discovery'),
  editions: screen(() => import('./learn/editions-screen.tsx'), 'rules'),
  records: screen(() => import('./records/records-screen.tsx'), 'records', 'duel', 'discovery'),
  replay: screen(() => import('./records/replay-screen.tsx'), 'records', 'duel', 'discovery'),
  r: screen(() => import('./records/linked-replay-screen.tsx'), 'records', 'duel', 'discovery'),
  box: screen(() => import('./box/box-screen.tsx'), 'box'),
  print: screen(() => import('./box/print-screen.tsx'), 'box', 'duel'),
  online: screen(() => import('./online/online-screen.tsx'), 'online', 'duel'),
  g: screen(() => import('./online/game-screen.tsx'), 'online'),
  score: screen(() => import('./box/score-screen.tsx'), 'box', 'duel', 'discovery'),
  learn: screen(() => import('./learn/learn-screen.tsx'), 'learn'),
  lesson: screen(() => import('./learn/lesson-screen.tsx'), 'learn', 'duel', 'discovery'),
};
