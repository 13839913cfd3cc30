import {
  changedSwitches,
  chosenOptions,
  duelRules,
  EDITION_NAMES,
  EDITIONS,
  type Edition,
  editionFor,
  hasOwnSheet,
  must,
  SWITCH_NAMES,
  SWITCHES,
  type Switches,
} from '@castellan/rules';
import { locale, t } from '../../i18n/index.ts';
import { Switch } from '../../ui/switch.tsx';
import { ChoiceFields, chosenText } from '../choices.tsx';
import type { OptionsFormProps } from '../kit.ts';
import { ownSheetWords } from './own-sheet.ts';

export interface DuelForm extends Switches {
  readonly edition: Edition;
  /** With the sheet that the owner of a box corrected. */
  readonly ownSheet?: boolean;
}

/** By the rulebook of the language one reads. */
export function initial(): DuelForm {
  const edition = editionFor(locale.value);
  return { edition, ...EDITIONS[edition], ownSheet: ownSheetWords().length > 0 };
}

export const wordsOf = ({ ownSheet, ...chosen }: DuelForm): string[] =>
  chosenOptions(
    duelRules.printOptions({ ...must(duelRules.parseOptions(ownSheet ? ownSheetWords() : [])), ...chosen }),
  );

/** The edition, and what differs from it today: a game of version 1 says that it finishes the round. */
export function describe(words: readonly string[]): string[] {
  const options = must(duelRules.parseOptions(words));
  const texts = [
    t(`duel/options.named.${options.edition}`),
    ...changedSwitches(options).map((name) => chosenText('duel', name, options[name])),
  ];
  return hasOwnSheet(options) ? [...texts, t('duel/options.ownSheet')] : texts;
}

const EDITION = { edition: EDITION_NAMES };

/** The edition, and the rarer choices folded away. */
export function OptionsForm({ form, onChange, children }: OptionsFormProps<DuelForm>) {
  return (
    <>
      <ChoiceFields
        game="duel"
        list={EDITION}
        names={['edition']}
        form={form}
        onChange={({ edition = form.edition }) => onChange({ edition, ...EDITIONS[edition] })}
      />
      {ownSheetWords().length > 0 && (
        <Switch
          text={t('duel/options.ownSheet')}
          note={t('duel/options.ownSheetNote')}
          on={form.ownSheet ?? false}
          onChange={(ownSheet) => onChange({ ownSheet })}
        />
      )}
      {children}
      <details class="disclosure">
        <summary>{t('setup.details')}</summary>
        <ChoiceFields game="duel" list={SWITCHES} names={SWITCH_NAMES} form={form} onChange={onChange} />
      </details>
    </>
  );
}
