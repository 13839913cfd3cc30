import { withAreas } from '../part.ts';

/** What is not needed to begin a game: its result, and everything beside it. The first visit loads no list of these files. */
export { RECORDING } from './recording.ts';

export const result = () => withAreas(import('./result.tsx'), 'discovery', 'finale');
export const stage = () => withAreas(import('./stage.tsx'), 'discovery');
export const study = () => withAreas(import('./study.tsx'), 'discovery');
export const options = () => withAreas(import('./options-form.tsx'), 'setup', 'discovery/options');
export const lesson = async () =>
  (await withAreas(import('./lesson.ts'), 'discovery/lesson', 'learn')).DISCOVERY_LESSON;
export const rulebook = () => withAreas(import('./rulebook.tsx'), 'discovery', 'discovery/rulebook', 'rules');
export const editions = () => withAreas(import('./rulebook.tsx'), 'discovery/rulebook', 'discovery/readings', 'rules');
export const paper = () => withAreas(import('./paper.tsx'), 'discovery', 'discovery/box', 'box');
export const setUp = () => withAreas(import('./set-up.tsx'), 'discovery', 'discovery/box', 'box', 'explorer');
export const things = async () => (await withAreas(import('./things.ts'), 'discovery/things')).THINGS;
export const check = () => withAreas(import('./check-box.tsx'), 'discovery', 'discovery/box', 'box');
