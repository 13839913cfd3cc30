import { t } from '../../i18n/index.ts';
import { Readings } from '../../learn/readings.tsx';
import { READINGS } from './readings.ts';

export const Editions = () => (
  <section>
    <h2>{t('discovery/rulebook.editions.title')}</h2>
    <Readings
      readings={READINGS}
      titleOf={(name) => t(`discovery/readings.${name}.title`)}
      textOf={(name) => t(`discovery/readings.${name}`)}
    />
  </section>
);

export const confidenceNotes = (): string => t('discovery/rulebook.editions.sure');
