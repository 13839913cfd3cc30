import { t } from '../../i18n/index.ts';
import { Prose } from '../../learn/prose.tsx';

export const Editions = () => (
  <section>
    <h2>Discovery</h2>
    <Prose text={t('discovery/rulebook.editions.tiebreak')} />
  </section>
);

export const sureness = (): string => t('discovery/rulebook.editions.sure');
