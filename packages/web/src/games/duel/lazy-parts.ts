import { withAreas } from '../part.ts';
// The study shows a part of it too: it comes with this file.
import * as watched from './stage.tsx';

/** What is not needed to begin a game: its result, and everything beside it. The first visit loads no list of these files. */
export { RECORDING } from './recording.ts';

export const dice = () => withAreas(import('./dice.tsx'), 'duel');
export const result = () => withAreas(import('./result.tsx'), 'duel', 'finale');
export const stage = () => withAreas(Promise.resolve(watched), 'duel');
export const study = () => withAreas(import('./study.tsx'), 'duel');
export const options = () => withAreas(import('./options-form.tsx'), 'setup', 'duel/options');
export const lesson = async () => (await withAreas(import('./lesson.ts'), 'duel/lesson', 'learn')).DUEL_LESSON;
export const rulebook = () => withAreas(import('./rulebook.tsx'), 'duel', 'duel/rulebook', 'rules');
export const editions = () => withAreas(import('./editions.tsx'), 'duel/rulebook', 'duel/readings', 'rules');
export const paper = () => withAreas(import('./paper.tsx'), 'duel', 'duel/box', 'box');
export const setUp = () => withAreas(import('./set-up.tsx'), 'duel', 'duel/box', 'box', 'explorer');
export const check = () => withAreas(import('./check-box.tsx'), 'duel', 'duel/box', 'box');
export const print = async () => (await withAreas(import('./print.tsx'), 'duel', 'duel/box', 'box')).SHEETS;
export const things = async () => (await withAreas(import('./things.ts'), 'duel/things')).THINGS;
