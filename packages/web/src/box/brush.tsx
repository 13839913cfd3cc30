import { t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import styles from './brush.module.css';

export interface BrushKind<Kind extends string> {
  readonly kind: Kind;
  readonly art: string;
  readonly name: string;
}

interface BrushProps<Kind extends string> {
  readonly how: string;
  readonly kinds: readonly BrushKind<Kind>[];
  /** Null is the eraser. */
  readonly value: Kind | null;
  readonly onChoose: (kind: Kind | null) => void;
}

/** What the next tap puts down. */
export function Brush<Kind extends string>({ how, kinds, value, onChoose }: BrushProps<Kind>) {
  return (
    <fieldset class={styles.brush} data-brush>
      <legend>{t('box.score.brush')}</legend>
      <p class="hint">{how}</p>
      <div>
        {kinds.map(({ kind, art, name }) => (
          <label key={kind} title={name}>
            <input
              type="radio"
              name="brush"
              aria-label={name}
              checked={kind === value}
              onChange={() => onChoose(kind)}
            />
            <Art id={art} />
          </label>
        ))}
        <label title={t('box.score.eraser')}>
          <input
            type="radio"
            name="brush"
            aria-label={t('box.score.eraser')}
            checked={value === null}
            onChange={() => onChoose(null)}
          />
          <Art id="i-close" class={styles.eraser!} />
        </label>
      </div>
    </fieldset>
  );
}
