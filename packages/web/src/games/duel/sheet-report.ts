import { PRINTED_SHEET, type Sheet } from '@castellan/rules';

/** What an owner found, die by die and line by line, in the notation of the rules: short enough for a message. */
export function sheetReport(sheet: Sheet, confirmed: ReadonlySet<string>, printing: string): string {
  const line = (name: string, found: string, believed: string): string => {
    if (found !== believed) return `${name}: ${found} (we believed ${believed})`;
    return `${name}: ${found}${confirmed.has(name) ? ', confirmed' : ', not checked'}`;
  };
  const coats = Object.keys(PRINTED_SHEET.boxes) as (keyof Sheet['boxes'])[];
  const row = ({ boxes, powers }: Sheet, coat: keyof Sheet['boxes']) => `${boxes[coat]} boxes, ${powers[coat]}`;
  return [
    `Duel, box check. Printing: ${printing.trim() || 'not said'}`,
    ...PRINTED_SHEET.dice.map((faces, index) => line(dieKey(index), sheet.dice[index]!.join(' '), faces.join(' '))),
    ...coats.map((coat) => line(lineKey(coat), row(sheet, coat), row(PRINTED_SHEET, coat))),
  ].join('\n');
}

export const dieKey = (index: number): string => `die ${index + 1}`;
export const lineKey = (coat: string): string => `line ${coat}`;
