import { rulesOf } from '@castellan/rules';

export { Stage, stepsOf } from './stage.tsx';
export const game = rulesOf('noughts');
