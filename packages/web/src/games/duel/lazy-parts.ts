/** What is not needed to begin a game: its result, and everything beside it. The first visit loads no list of these files. */
export const recording = async () => (await import('./recording.ts')).RECORDING;
export const dice = () => import('./dice-names.ts');
export const result = () => import('./result.tsx');
export const stage = () => import('./stage.tsx');
export const study = () => import('./study.tsx');
export const options = () => import('./options-form.tsx');
export const lesson = () => import('./lesson-view.tsx');
export const rulebook = () => import('./rulebook.tsx');
export const editions = () => import('./editions.tsx');
export const paper = () => import('./paper.tsx');
export const setUp = () => import('./set-up.tsx');
export const check = () => import('./check-box.tsx');
export const print = async () => (await import('./print.tsx')).SHEETS;
