import { chosenOptions, DISCOVERY_CHOICES, type DiscoveryOptions, discoveryRules, must } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { ChoiceFields, chosenText, valueText } from '../choices.tsx';
import type { OptionsFormProps } from '../kit.ts';

export type DiscoveryForm = DiscoveryOptions;

export const initial = (): DiscoveryForm => must(discoveryRules.parseOptions([]));

/** A large kingdom needs every domino, whatever was chosen before. */
export const wordsOf = (form: DiscoveryForm): string[] =>
  chosenOptions(discoveryRules.printOptions(form.size === 7 ? { ...form, deck: 'base' } : form));

export function describe(words: readonly string[]): string[] {
  const { size, deck, tiebreak, harmony, middle } = must(discoveryRules.parseOptions(words));
  const texts = [valueText('discovery', 'size', size)];
  if (size === 5 && deck === 'base') texts.push(valueText('discovery', 'deck', deck));
  if (tiebreak === 'print') texts.push(chosenText('discovery', 'tiebreak', tiebreak));
  if (harmony) texts.push(t('discovery/options.harmony'));
  if (middle) texts.push(t('discovery/options.middle'));
  return texts;
}

/** Everything folded away: the printed rules are what most people want. */
export const OptionsForm = ({ form, onChange }: OptionsFormProps<DiscoveryForm>) => (
  <details class="disclosure">
    <summary>{t('setup.details')}</summary>
    <ChoiceFields
      game="discovery"
      list={DISCOVERY_CHOICES}
      names={form.size === 7 ? LARGE : SMALL}
      form={form}
      onChange={onChange}
    />
  </details>
);

const SMALL = ['size', 'deck', 'tiebreak', 'harmony', 'middle'] as const;
const LARGE = ['size', 'tiebreak', 'harmony', 'middle'] as const;
