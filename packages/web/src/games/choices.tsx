import type { Choices, Chosen, GameName, OptionValue } from '@castellan/rules';
import { type PlainKey, t } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { Switch } from '../ui/switch.tsx';

/** In the area `GAME/options` an option is `size`, its values `size5` and `size7`; the sentence below a switch is `harmonyNote`. */
const text = (game: GameName, key: string): string => t(`${game}/options.${key}` as PlainKey);

export function wordsKey(name: string, value: OptionValue): string {
  const word = typeof value === 'boolean' ? 'note' : String(value);
  return `${name}${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** A value in words; for a switch, the sentence below it. */
export const valueText = (game: GameName, name: string, value: OptionValue): string =>
  text(game, wordsKey(name, value));

/** What was chosen for an option, in words a friend understands. */
export const chosenText = (game: GameName, name: string, value: OptionValue): string =>
  typeof value === 'boolean'
    ? text(game, name)
    : t('setup.chosen', { option: text(game, name), choice: valueText(game, name, value) });

interface ChoiceFieldsProps<List extends Choices> {
  readonly game: GameName;
  readonly list: List;
  /** Of the list, those that are shown, in this order. */
  readonly names: readonly (keyof List & string)[];
  readonly form: Chosen<List>;
  readonly onChange: (change: Partial<Chosen<List>>) => void;
}

/** A field for each option of a list. */
export function ChoiceFields<List extends Choices>({ game, list, names, form, onChange }: ChoiceFieldsProps<List>) {
  const set = (name: string, value: OptionValue | undefined) => onChange({ [name]: value } as Partial<Chosen<List>>);
  return names.map((name) => {
    const value = form[name]!;
    return typeof value === 'boolean' ? (
      <Switch
        key={name}
        text={text(game, name)}
        note={valueText(game, name, value)}
        on={value}
        onChange={(on) => set(name, on)}
      />
    ) : (
      <Choice
        key={name}
        legend={text(game, name)}
        name={name}
        value={String(value)}
        options={list[name]!.map((one) => ({ value: String(one), text: valueText(game, name, one) }))}
        onChange={(word) =>
          set(
            name,
            list[name]!.find((one) => String(one) === word),
          )
        }
      />
    );
  });
}
