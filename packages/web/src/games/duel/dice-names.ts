import { t } from '../../i18n/index.ts';

export { FaceArt } from './dice.tsx';
export { faceName } from './sentences.ts';
export const dieName = (number: number): string => t('duel.die', { n: number });
