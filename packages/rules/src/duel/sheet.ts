import type { OptionError } from '../core/errors.ts';
import { optionError } from '../core/options.ts';
import { ok, type Result } from '../core/result.ts';
import { wholeNumber } from '../core/words.ts';
import {
  COATS,
  type Coat,
  FACES_PER_DIE,
  type Face,
  isCoat,
  isFace,
  POWERS,
  type Power,
  PRINTED_SHEET,
  type Sheet,
} from './data.ts';

/** A sheet of one's own is written as what differs from the printed one: `die3=d,s,D,S,f++,q++ boxes=f:4 powers=d:split,s:free`. */
export const SHEET_OPTIONS = ['die1', 'die2', 'die3', 'die4', 'boxes', 'powers'] as const;

const MOST_BOXES = 20;

export function parseSheet(values: ReadonlyMap<string, string>): Result<Sheet, OptionError> {
  const dice: (readonly Face[])[] = [];
  for (const [index, printed] of PRINTED_SHEET.dice.entries()) {
    const name = `die${index + 1}`;
    const text = values.get(name);
    const words = text === undefined ? printed : text.split(',');
    const faces = words.filter(isFace);
    const bad = words.find((word) => !isFace(word));
    if (bad !== undefined) return optionError('bad-face', name, bad);
    if (faces.length !== FACES_PER_DIE) return optionError('six-faces', name, text ?? '');
    dice.push(faces);
  }
  const boxes = parseByCoat(values, 'boxes', PRINTED_SHEET.boxes, (text) => {
    const count = wholeNumber(text);
    return count !== null && count >= 1 && count <= MOST_BOXES ? ok(count) : optionError('bad-boxes', 'boxes', text);
  });
  if (!boxes.ok) return boxes;
  const powers = parseByCoat<Power>(values, 'powers', PRINTED_SHEET.powers, (text) => {
    const power = POWERS.find((name) => name === text);
    return power ? ok(power) : optionError('unknown-power', 'powers', text);
  });
  if (!powers.ok) return powers;
  const repeated = POWERS.find((power) => COATS.filter((coat) => powers.value[coat] === power).length > 1);
  if (repeated) return optionError('power-repeated', 'powers', repeated);
  return ok({ dice, boxes: boxes.value, powers: powers.value });
}

function parseByCoat<T>(
  values: ReadonlyMap<string, string>,
  name: string,
  printed: Readonly<Record<Coat, T>>,
  parse: (text: string) => Result<T, OptionError>,
): Result<Readonly<Record<Coat, T>>, OptionError> {
  const text = values.get(name);
  const byCoat = { ...printed };
  const given = new Set<Coat>();
  for (const entry of text === undefined ? [] : text.split(',')) {
    const [coat = '', value = '', ...more] = entry.split(':');
    if (!isCoat(coat) || more.length > 0) return optionError('bad-coat', name, entry);
    if (given.has(coat)) return optionError('repeated-option', name, entry);
    given.add(coat);
    const parsed = parse(value);
    if (!parsed.ok) return parsed;
    byCoat[coat] = parsed.value;
  }
  return ok(byCoat);
}

/** The words that make the printed sheet into this one; none for the printed sheet itself. */
export function printSheet(sheet: Sheet): string[] {
  const words: string[] = [];
  for (const [index, faces] of sheet.dice.entries()) {
    if (faces.join() !== PRINTED_SHEET.dice[index]?.join()) words.push(`die${index + 1}=${faces.join()}`);
  }
  for (const name of ['boxes', 'powers'] as const) {
    const changed = COATS.filter((coat) => sheet[name][coat] !== PRINTED_SHEET[name][coat]);
    if (changed.length > 0) words.push(`${name}=${changed.map((coat) => `${coat}:${sheet[name][coat]}`).join()}`);
  }
  return words;
}
