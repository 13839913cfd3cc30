import { t } from '../../i18n/index.ts';

export const sections = ['aim'];
export const titleOf = (): string => t('noughts.rules');
export const ruleOf = (): string => 'aim';
export const Section = () => <p>{t('common.noughts.line')}</p>;
