import { skeletonOf } from './look-alikes.ts';

export const NAME_LENGTH = 24;

/** What shows nothing: controls, directions, fillers, and two characters that are called symbols and are blank. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No script puts so many on one letter; they would climb out of their line. */
const STACKED_MARKS = /\p{M}{4}/u;

/** Scripts whose characters are about as wide as two letters. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Yi}\p{sc=Tangut}\p{sc=Nushu}\p{sc=Khitan_Small_Script}\p{sc=Cuneiform}\p{sc=Egyptian_Hieroglyphs}\p{sc=Anatolian_Hieroglyphs}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
/** Single characters that are as wide as a sentence or a rule. */
const VERY_WIDE: Readonly<Record<string, number>> = { '\ufdfd': NAME_LENGTH, '\u2e3a': 4, '\u2e3b': 6, '\u{1242b}': 6 };

/** How wide a name is drawn, in letters. */
function widthOf(name: string): number {
  let width = 0;
  for (const one of name) width += /\p{M}/u.test(one) ? 0 : (VERY_WIDE[one] ?? (WIDE.test(one) ? 2 : 1));
  return width;
}

/** A nickname: one line, nothing invisible, trimmed; null if it would look empty or is too wide. */
export function tidyName(text: string): string | null {
  const name = text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  const fits =
    widthOf(name) <= NAME_LENGTH && [...name].length <= NAME_LENGTH && VISIBLE.test(name) && !STACKED_MARKS.test(name);
  return fits ? name : null;
}

/** Shapes like those of the seats, and signs that suggest trust or a program. */
const MARKS =
  /[\u2580-\u25ff\u2611\u2654\u2655\u265a\u265b\u2705\u2713\u2714\u2b1b\u2b1c\u2b24\u{1f451}\u{1f534}\u{1f535}\u{1f5f8}\u{1f7e0}-\u{1f7eb}\u{1f916}]/u;
/** What the page itself calls players, in its languages. */
const LABELS = ['you', 'vous', 'ty', 'tú', 'computer', 'ordinateur', 'komputer', 'ordenador'];
const BOT_TAG = /(?<![\p{L}\p{N}])bot(?![\p{L}\p{N}])/u;
/** Letters of other alphabets that look Latin, inside a word that is. */
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Whether a name passes itself off as something the page says: a mark, "you", the computer, or, of a person, a bot. */
export function imitatesMark(name: string, bot: boolean): boolean {
  const plain = name.normalize('NFKC').replace(INVISIBLE, '').trim();
  const skeleton = skeletonOf(plain);
  return (
    MARKS.test(plain) ||
    MIXED.test(plain) ||
    LABELS.some((label) => skeletonOf(label) === skeleton) ||
    (!bot && BOT_TAG.test(skeleton))
  );
}
