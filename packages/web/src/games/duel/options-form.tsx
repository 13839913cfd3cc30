import { duelRules, EDITION_NAMES, EDITIONS, type Edition, editionFor, must } from '@castellan/rules';
import { locale, t } from '../../i18n/index.ts';
import { Choice, Switch } from '../../ui/controls.tsx';
import type { OptionsFormProps } from '../kit.ts';
import { ownSheetWords } from './own-sheet.ts';

export interface DuelForm {
  readonly edition: Edition;
  readonly ticks: 'drawn' | 'formed';
  readonly equal: 'draw' | 'shared';
  /** With the sheet that the owner of a box corrected. */
  readonly ownSheet?: boolean;
}

/** By the rulebook of the language one reads. */
export function initial(): DuelForm {
  const edition = editionFor(locale.value);
  return { edition, ...EDITIONS[edition], ownSheet: ownSheetWords().length > 0 };
}

export function wordsOf({ edition, ticks, equal, ownSheet }: DuelForm): string[] {
  const preset = EDITIONS[edition];
  const words = [`edition=${edition}`];
  if (ticks !== preset.ticks) words.push(`ticks=${ticks}`);
  if (equal !== preset.equal) words.push(`equal=${equal}`);
  return ownSheet ? [...words, ...ownSheetWords()] : words;
}

export function describe(words: readonly string[]): string[] {
  const { edition, ticks, equal } = must(duelRules.parseOptions(words));
  const preset = EDITIONS[edition];
  const texts = [t('common.rulesOf', { edition: t(`common.editionOf.${edition}`) })];
  if (ticks !== preset.ticks) {
    texts.push(`${t('common.ticks')} ${ticks === 'drawn' ? t('common.ticksDrawn') : t('common.ticksFormed')}`);
  }
  if (equal !== preset.equal) {
    texts.push(`${t('common.equal')}: ${equal === 'draw' ? t('common.equalDraw') : t('common.equalShared')}`);
  }
  if (words.some((word) => !/^(edition|ticks|equal|rules)=/.test(word))) texts.push(t('common.ownSheet'));
  return texts;
}

/** The edition, and the rarer choices folded away. */
export function OptionsForm({ form, onChange, children }: OptionsFormProps<DuelForm>) {
  return (
    <>
      <Choice
        legend={t('common.edition')}
        name="edition"
        value={form.edition}
        options={EDITION_NAMES.map((edition) => ({
          value: edition,
          text: t(`common.editionOf.${edition}`),
        }))}
        onChange={(edition) => onChange({ edition, ...EDITIONS[edition] })}
      />
      {ownSheetWords().length > 0 && (
        <Switch
          text={t('common.ownSheet')}
          note={t('common.ownSheetNote')}
          on={form.ownSheet ?? false}
          onChange={(ownSheet) => onChange({ ownSheet })}
        />
      )}
      {children}
      <details>
        <summary>{t('common.details')}</summary>
        <Choice
          legend={t('common.ticks')}
          name="ticks"
          value={form.ticks}
          options={[
            { value: 'drawn', text: t('common.ticksDrawn') },
            { value: 'formed', text: t('common.ticksFormed') },
          ]}
          onChange={(ticks) => onChange({ ticks })}
        />
        <Choice
          legend={t('common.equal')}
          name="equal"
          value={form.equal}
          options={[
            { value: 'draw', text: t('common.equalDraw') },
            { value: 'shared', text: t('common.equalShared') },
          ]}
          onChange={(equal) => onChange({ equal })}
        />
      </details>
    </>
  );
}
