import { discoveryRules, must } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { Choice, Switch } from '../../ui/controls.tsx';
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
  const texts = [size === 7 ? t('common.size7') : t('common.size5')];
  if (size === 5 && deck === 'base') texts.push(t('common.deckBase'));
  if (tiebreak === 'print') texts.push(`${t('common.tiebreak')}: ${t('common.tiebreakPrint')}`);
  if (harmony) texts.push(t('common.harmony'));
  if (middle) texts.push(t('common.middle'));
  return texts;
}

/** Everything folded away: the printed rules are what most people want. */
export function OptionsForm({ form, onChange }: OptionsFormProps<DiscoveryForm>) {
  return (
    <details>
      <summary>{t('common.details')}</summary>
      <Choice
        legend={t('common.size')}
        name="size"
        value={form.size}
        options={[
          { value: '5', text: t('common.size5') },
          { value: '7', text: t('common.size7') },
        ]}
        onChange={(size) => onChange({ size })}
      />
      {form.size === '5' && (
        <Choice
          legend={t('common.deck')}
          name="deck"
          value={form.deck}
          options={[
            { value: 'discovery', text: t('common.deckDiscovery') },
            { value: 'base', text: t('common.deckBase') },
          ]}
          onChange={(deck) => onChange({ deck })}
        />
      )}
      <Choice
        legend={t('common.tiebreak')}
        name="tiebreak"
        value={form.tiebreak}
        options={[
          { value: 'base', text: t('common.tiebreakBase') },
          { value: 'print', text: t('common.tiebreakPrint') },
        ]}
        onChange={(tiebreak) => onChange({ tiebreak })}
      />
      <Switch
        text={t('common.harmony')}
        note={t('common.harmonyNote')}
        on={form.harmony}
        onChange={(harmony) => onChange({ harmony })}
      />
      <Switch
        text={t('common.middle')}
        note={t('common.middleNote')}
        on={form.middle}
        onChange={(middle) => onChange({ middle })}
      />
    </details>
  );
}
