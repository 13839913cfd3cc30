import type { TimeControl } from '@castellan/match';
import { type AnyGame, discovery, duel, EDITIONS, GAMES, type GameName, must } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { firstRules, type RuleWishes, ruleWords } from '../play/rule-wishes.tsx';

/** Everything that can be chosen before an online game. */
export interface Wishes extends RuleWishes {
  readonly begins: 'me' | 'other' | 'chance';
  readonly listed: boolean;
  readonly time: TimeControl['type'];
  readonly minutes: string;
  readonly increment: string;
  readonly days: string;
}

export const MINUTES = ['3', '5', '10', '20', '45'] as const;
export const INCREMENTS = ['0', '5', '10', '30'] as const;
export const DAYS = ['1', '2', '3', '7', '14'] as const;

export const firstWishes = (): Wishes => ({
  ...firstRules(),
  begins: 'chance',
  listed: false,
  time: 'none',
  minutes: '10',
  increment: '5',
  days: '3',
});

/** The words of `new` for these wishes, all of them, as the rules write them. */
export function wordsOf(game: GameName, wishes: Wishes): readonly string[] {
  const rules: AnyGame = GAMES.find(({ name }) => name === game)!;
  return rules.printOptions(must(rules.parseOptions(ruleWords(game, wishes))));
}

export function timeOf({ time, minutes, increment, days }: Wishes): TimeControl {
  if (time === 'clock') return { type: 'clock', seconds: Number(minutes) * 60, increment: Number(increment) };
  return time === 'days' ? { type: 'days', days: Number(days) } : { type: 'none' };
}

/** What was chosen, in words a friend understands. */
export function optionTexts(game: GameName, words: readonly string[]): string[] {
  if (game === 'duel') {
    const options = must(duel.parseOptions(words));
    const preset = EDITIONS[options.edition];
    const texts = [t('online.rulesOf', { edition: t(`common.editionOf.${options.edition}`) })];
    if (options.ticks !== preset.ticks) {
      texts.push(
        `${t('common.ticks')} ${options.ticks === 'drawn' ? t('common.ticksDrawn') : t('common.ticksFormed')}`,
      );
    }
    if (options.equal !== preset.equal) {
      texts.push(`${t('common.equal')}: ${options.equal === 'draw' ? t('common.equalDraw') : t('common.equalShared')}`);
    }
    if (words.some((word) => !/^(edition|ticks|equal|rules)=/.test(word))) texts.push(t('online.ownSheet'));
    return texts;
  }
  const options = must(discovery.parseOptions(words));
  const texts = [options.size === 7 ? t('common.size7') : t('common.size5')];
  if (options.size === 5 && options.deck === 'base') texts.push(t('common.deckBase'));
  if (options.tiebreak === 'print') texts.push(`${t('common.tiebreak')}: ${t('common.tiebreakPrint')}`);
  if (options.harmony) texts.push(t('common.harmony'));
  if (options.middle) texts.push(t('common.middle'));
  return texts;
}
