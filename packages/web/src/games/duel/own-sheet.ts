import { duelRules, must, type Sheet } from '@castellan/rules';
import { storage } from '../../ui/storage.ts';

/** The dice and spellbook of the owner's own box, where they are not what we believe is printed. Saved on the device. */

const KEY = 'castellan.sheet.duel';

/** The options that make the printed sheet into this one. */
export const sheetWords = (sheet: Sheet): string[] =>
  duelRules
    .printOptions({ ...must(duelRules.parseOptions([])), sheet })
    .filter((word) => /^(die\d|boxes|powers)=/.test(word));

export const ownSheetWords = (): string[] => {
  const words = (storage.get(KEY) ?? '').split(' ').filter((word) => word !== '');
  return duelRules.parseOptions(words).ok ? words : [];
};

export const ownSheet = (): Sheet => must(duelRules.parseOptions(ownSheetWords())).sheet;

export function keepSheet(sheet: Sheet): void {
  const words = sheetWords(sheet);
  if (words.length > 0) storage.set(KEY, words.join(' '));
  else storage.remove(KEY);
}
