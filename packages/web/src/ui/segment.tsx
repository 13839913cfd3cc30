import { useId } from 'preact/hooks';
import styles from './segment.module.css';

interface SegmentProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
  /** For tests and shortcuts. */
  readonly name?: string;
}

/** One of a few, side by side: the only kind of choice in settings and sheets. */
export function Segment<T extends string>({ label, value, options, onChange, name }: SegmentProps<T>) {
  const id = useId();
  return (
    <fieldset class={styles.segment}>
      <legend class="visually-hidden">{label}</legend>
      <div class={styles.parts}>
        {options.map((option) => (
          <label key={option.value} class={styles.part} lang={option.lang}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
