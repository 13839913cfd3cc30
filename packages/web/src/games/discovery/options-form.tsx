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
  const texts = [size === 7 ? t('setup.size7') : t('setup.size5')];
  if (size === 5 && deck === 'base') texts.push(t('setup.deckBase'));
  if (tiebreak === 'print') texts.push(`${t('setup.tiebreak')}: ${t('setup.tiebreakPrint')}`);
  if (harmony) texts.push(t('setup.harmony'));
  if (middle) texts.push(t('setup.middle'));
  return texts;
}

/** Everything folded away: the printed rules are what most people want. */
export function OptionsForm({ form, onChange }: OptionsFormProps<DiscoveryForm>) {
  return (
    <details>
      <summary>{t('setup.details')}</summary>
      <Choice
        legend={t('setup.size')}
        name="size"
        value={form.size}
        options={[
          { value: '5', text: t('setup.size5') },
          { value: '7', text: t('setup.size7') },
        ]}
        onChange={(size) => onChange({ size })}
      />
      {form.size === '5' && (
        <Choice
          legend={t('setup.deck')}
          name="deck"
          value={form.deck}
          options={[
            { value: 'discovery', text: t('setup.deckDiscovery') },
            { value: 'base', text: t('setup.deckBase') },
          ]}
          onChange={(deck) => onChange({ deck })}
        />
      )}
      <Choice
        legend={t('setup.tiebreak')}
        name="tiebreak"
        value={form.tiebreak}
        options={[
          { value: 'base', text: t('setup.tiebreakBase') },
          { value: 'print', text: t('setup.tiebreakPrint') },
        ]}
        onChange={(tiebreak) => onChange({ tiebreak })}
      />
      <Switch
        text={t('setup.harmony')}
        note={t('setup.harmonyNote')}
        on={form.harmony}
        onChange={(harmony) => onChange({ harmony })}
      />
      <Switch
        text={t('setup.middle')}
        note={t('setup.middleNote')}
        on={form.middle}
        onChange={(middle) => onChange({ middle })}
      />
    </details>
  );
}
