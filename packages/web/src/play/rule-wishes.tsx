import { EDITION_NAMES, EDITIONS, type Edition, editionFor, type GameName } from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { locale, t } from '../i18n/index.ts';
import { Choice, Switch } from '../ui/controls.tsx';

/** The rules to play by, as far as they can be chosen: the same on this device and online. */
export interface RuleWishes {
  readonly edition: Edition;
  readonly ticks: 'drawn' | 'formed';
  readonly equal: 'draw' | 'shared';
  readonly deck: 'discovery' | 'base';
  readonly size: '5' | '7';
  readonly tiebreak: 'base' | 'print';
  readonly harmony: boolean;
  readonly middle: boolean;
}

/** By the rulebook of the language one reads. */
export const firstRules = (): RuleWishes => ({
  edition: editionFor(locale.value),
  ...EDITIONS[locale.value],
  deck: 'discovery',
  size: '5',
  tiebreak: 'base',
  harmony: false,
  middle: false,
});

/** The words of `new` for these wishes, as in a record. */
export function ruleWords(game: GameName, wishes: RuleWishes): string[] {
  if (game === 'duel') {
    const preset = EDITIONS[wishes.edition];
    const words = [`edition=${wishes.edition}`];
    if (wishes.ticks !== preset.ticks) words.push(`ticks=${wishes.ticks}`);
    if (wishes.equal !== preset.equal) words.push(`equal=${wishes.equal}`);
    return words;
  }
  const words: string[] = [];
  if (wishes.tiebreak === 'print') words.push('tiebreak=print');
  if (wishes.size === '7') words.push('size=7');
  else if (wishes.deck === 'base') words.push('deck=base');
  if (wishes.harmony) words.push('harmony=on');
  if (wishes.middle) words.push('middle=on');
  return words;
}

interface RuleChoicesProps {
  readonly game: GameName;
  readonly wishes: RuleWishes;
  readonly wish: (change: Partial<RuleWishes>) => void;
  /** What else belongs to the rules of Duel, between the edition and what is folded away. */
  readonly children?: ComponentChildren;
}

/** The edition, and the rarer choices folded away. */
export function RuleChoices({ game, wishes, wish, children }: RuleChoicesProps) {
  if (game === 'discovery') return <DiscoveryChoices wishes={wishes} wish={wish} />;
  return (
    <>
      <Choice
        legend={t('common.edition')}
        name="edition"
        value={wishes.edition}
        options={EDITION_NAMES.map((edition) => ({
          value: edition,
          text: t(`common.editionOf.${edition}`),
        }))}
        onChange={(edition) => wish({ edition, ...EDITIONS[edition] })}
      />
      {children}
      <details>
        <summary>{t('common.details')}</summary>
        <Choice
          legend={t('common.ticks')}
          name="ticks"
          value={wishes.ticks}
          options={[
            { value: 'drawn', text: t('common.ticksDrawn') },
            { value: 'formed', text: t('common.ticksFormed') },
          ]}
          onChange={(ticks) => wish({ ticks })}
        />
        <Choice
          legend={t('common.equal')}
          name="equal"
          value={wishes.equal}
          options={[
            { value: 'draw', text: t('common.equalDraw') },
            { value: 'shared', text: t('common.equalShared') },
          ]}
          onChange={(equal) => wish({ equal })}
        />
      </details>
    </>
  );
}

function DiscoveryChoices({ wishes, wish }: Pick<RuleChoicesProps, 'wishes' | 'wish'>) {
  return (
    <details>
      <summary>{t('common.details')}</summary>
      <Choice
        legend={t('common.size')}
        name="size"
        value={wishes.size}
        options={[
          { value: '5', text: t('common.size5') },
          { value: '7', text: t('common.size7') },
        ]}
        onChange={(size) => wish({ size })}
      />
      {wishes.size === '5' && (
        <Choice
          legend={t('common.deck')}
          name="deck"
          value={wishes.deck}
          options={[
            { value: 'discovery', text: t('common.deckDiscovery') },
            { value: 'base', text: t('common.deckBase') },
          ]}
          onChange={(deck) => wish({ deck })}
        />
      )}
      <Choice
        legend={t('common.tiebreak')}
        name="tiebreak"
        value={wishes.tiebreak}
        options={[
          { value: 'base', text: t('common.tiebreakBase') },
          { value: 'print', text: t('common.tiebreakPrint') },
        ]}
        onChange={(tiebreak) => wish({ tiebreak })}
      />
      <Switch
        text={t('common.harmony')}
        note={t('common.harmonyNote')}
        on={wishes.harmony}
        onChange={(harmony) => wish({ harmony })}
      />
      <Switch
        text={t('common.middle')}
        note={t('common.middleNote')}
        on={wishes.middle}
        onChange={(middle) => wish({ middle })}
      />
    </details>
  );
}
