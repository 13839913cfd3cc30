import { discoveryRules, must } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/choice.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { OptionsFormProps } from '../kit.ts';

export interface DiscoveryForm {
  readonly deck: 'discovery' | 'base';
  readonly size: '5' | '7';
  readonly tiebreak: 'base' | 'print';
  readonly harmony: boolean;
  readonly middle: boolean;
}

export const initial = (): DiscoveryForm => ({
  deck: 'discovery',
  size: '5',
  tiebreak: 'base',
  harmony: false,
  middle: false,
});

export function wordsOf({ deck, size, tiebreak, harmony, middle }: DiscoveryForm): string[] {
  const words: string[] = [];
  if (tiebreak === 'print') words.push('tiebreak=print');
  if (size === '7') words.push('size=7');
  else if (deck === 'base') words.push('deck=base');
  if (harmony) words.push('harmony=on');
  if (middle) words.push('middle=on');
  return words;
}

export function describe(words: readonly string[]): string[] {
  const { size, deck, tiebreak, harmony, middle } = must(discoveryRules.parseOptions(words));
  const texts = [size === 7 ? t('discovery/options.size7') : t('discovery/options.size5')];
  if (size === 5 && deck === 'base') texts.push(t('discovery/options.deckBase'));
  if (tiebreak === 'print') {
    const choice = t('discovery/options.tiebreakPrint');
    texts.push(t('setup.chosen', { option: t('discovery/options.tiebreak'), choice }));
  }
  if (harmony) texts.push(t('discovery/options.harmony'));
  if (middle) texts.push(t('discovery/options.middle'));
  return texts;
}

/** Everything folded away: the printed rules are what most people want. */
export function OptionsForm({ form, onChange }: OptionsFormProps<DiscoveryForm>) {
  return (
    <details>
      <summary>{t('setup.details')}</summary>
      <Choice
        legend={t('discovery/options.size')}
        name="size"
        value={form.size}
        options={[
          { value: '5', text: t('discovery/options.size5') },
          { value: '7', text: t('discovery/options.size7') },
        ]}
        onChange={(size) => onChange({ size })}
      />
      {form.size === '5' && (
        <Choice
          legend={t('discovery/options.deck')}
          name="deck"
          value={form.deck}
          options={[
            { value: 'discovery', text: t('discovery/options.deckBox') },
            { value: 'base', text: t('discovery/options.deckBase') },
          ]}
          onChange={(deck) => onChange({ deck })}
        />
      )}
      <Choice
        legend={t('discovery/options.tiebreak')}
        name="tiebreak"
        value={form.tiebreak}
        options={[
          { value: 'base', text: t('discovery/options.tiebreakBase') },
          { value: 'print', text: t('discovery/options.tiebreakPrint') },
        ]}
        onChange={(tiebreak) => onChange({ tiebreak })}
      />
      <Switch
        text={t('discovery/options.harmony')}
        note={t('discovery/options.harmonyNote')}
        on={form.harmony}
        onChange={(harmony) => onChange({ harmony })}
      />
      <Switch
        text={t('discovery/options.middle')}
        note={t('discovery/options.middleNote')}
        on={form.middle}
        onChange={(middle) => onChange({ middle })}
      />
    </details>
  );
}
