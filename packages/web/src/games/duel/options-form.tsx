import {
  changedSwitches,
  duelRules,
  EDITION_NAMES,
  EDITIONS,
  type Edition,
  editionFor,
  hasOwnSheet,
  must,
  type Switches,
} from '@castellan/rules';
import { locale, t } from '../../i18n/index.ts';
import { Choice } from '../../ui/choice.tsx';
import { Switch } from '../../ui/switch.tsx';
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

export function wordsOf({ edition, ticks, equal, end, ownSheet }: DuelForm): string[] {
  const preset = EDITIONS[edition];
  const words = [`edition=${edition}`];
  if (ticks !== preset.ticks) words.push(`ticks=${ticks}`);
  if (equal !== preset.equal) words.push(`equal=${equal}`);
  if (end !== preset.end) words.push(`end=${end}`);
  return ownSheet ? [...words, ...ownSheetWords()] : words;
}

/** The edition, and what differs from it today: a game of version 1 says that it finishes the round. */
export function describe(words: readonly string[]): string[] {
  const options = must(duelRules.parseOptions(words));
  const texts = [
    t(`duel/options.named.${options.edition}`),
    ...changedSwitches(options).map((name) =>
      t('setup.chosen', { option: t(`duel/options.${name}`), choice: t(choiceKey(name, options[name])) }),
    ),
  ];
  return hasOwnSheet(options) ? [...texts, t('duel/options.ownSheet')] : texts;
}

/** Built from the data, so that a new switch needs nothing but its words. */
const choiceKey = (name: keyof Switches, value: Switches[keyof Switches]): ChoiceKey =>
  `duel/options.${name}${value[0]!.toUpperCase()}${value.slice(1)}` as ChoiceKey;

type ChoiceKey = { [Name in keyof Switches]: `duel/options.${Name}${Capitalize<Switches[Name]>}` }[keyof Switches];

/** The edition, and the rarer choices folded away. */
export function OptionsForm({ form, onChange, children }: OptionsFormProps<DuelForm>) {
  return (
    <>
      <Choice
        legend={t('duel/options.edition')}
        name="edition"
        value={form.edition}
        options={EDITION_NAMES.map((edition) => ({
          value: edition,
          text: t(`duel/options.editionOf.${edition}`),
        }))}
        onChange={(edition) => onChange({ edition, ...EDITIONS[edition] })}
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
      <details>
        <summary>{t('setup.details')}</summary>
        <Choice
          legend={t('duel/options.ticks')}
          name="ticks"
          value={form.ticks}
          options={[
            { value: 'drawn', text: t('duel/options.ticksDrawn') },
            { value: 'formed', text: t('duel/options.ticksFormed') },
          ]}
          onChange={(ticks) => onChange({ ticks })}
        />
        <Choice
          legend={t('duel/options.equal')}
          name="equal"
          value={form.equal}
          options={[
            { value: 'draw', text: t('duel/options.equalDraw') },
            { value: 'shared', text: t('duel/options.equalShared') },
          ]}
          onChange={(equal) => onChange({ equal })}
        />
        <Choice
          legend={t('duel/options.end')}
          name="end"
          value={form.end}
          options={[
            { value: 'map', text: t('duel/options.endMap') },
            { value: 'round', text: t('duel/options.endRound') },
          ]}
          onChange={(end) => onChange({ end })}
        />
      </details>
    </>
  );
}
