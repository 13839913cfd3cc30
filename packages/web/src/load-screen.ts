import { KITS } from './games/index.ts';
import type { AnyKit } from './games/kit.ts';
import { ALL_RULES, loadRules } from './games/load-rules.ts';
import { part } from './games/part.ts';
import type { LoadedScreen, LoadScreen } from './screens.ts';

/** Where a game is played on this device. */
const tableOf = (kit: AnyKit): [string, LoadScreen] => [
  kit.name,
  part(async () => {
    const file = import('./table/local-screen.tsx');
    const [{ tableScreen }] = await Promise.all([file, kit.newTable.load(), loadRules(kit)]);
    return { Screen: await tableScreen(kit), title: () => kit.title };
  }).load,
];

const start = part(async () => ({ Screen: (await import('./screens/start.tsx')).default, title: null }));

/** What a first game comes through; the list of all other screens is a file of its own. */
const FIRST: ReadonlyMap<string, LoadScreen> = new Map([['', start.load], ...KITS.map(tableOf)]);

const OTHERS = part(async () => (await import('./screens.ts')).SCREENS);

/** The screen that the first word of an address means. */
export async function loadScreen(name: string, path: readonly string[]): Promise<LoadedScreen> {
  const first = FIRST.get(name);
  if (first) return first(path);
  // Any of them needs the rules of all games, which come meanwhile.
  const [others] = await Promise.all([OTHERS.load(), ALL_RULES.load()]);
  return others[Object.hasOwn(others, name) ? name : 'no-such-page']!(path);
}
