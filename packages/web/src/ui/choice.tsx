import { Art } from './art.tsx';
import styles from './choice.module.css';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  /** Where the heading above says the same. */
  readonly legendHidden?: boolean;
  readonly name: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly text: string;
    readonly note?: string;
    /** A picture from the sprite. */
    readonly art?: string;
  }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them visible. */
export function Choice<T extends string>({
  legend,
  legendHidden = false,
  name,
  value,
  options,
  onChange,
}: ChoiceProps<T>) {
  return (
    <fieldset class={styles.choice}>
      <legend class={legendHidden ? 'visually-hidden' : ''}>{legend}</legend>
      <div data-options={options.length}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.art && <Art id={option.art} />}
            <span>
              <b>{option.text}</b>
              {option.note && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
