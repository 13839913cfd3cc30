export { duel as game } from '@castellan/rules';
export { Stage, stepsOf } from './stage.tsx';
