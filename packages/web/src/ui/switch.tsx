import styles from './switch.module.css';

interface SwitchProps {
  readonly text: string;
  readonly note?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off. */
export function Switch({ text, note, on, onChange }: SwitchProps) {
  return (
    <label class={styles.switch}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {text}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
