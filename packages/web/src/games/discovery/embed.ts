export { discovery as game } from '@castellan/rules';
export { Stage, stepsOf } from './stage.tsx';
