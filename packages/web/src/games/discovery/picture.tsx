import { Art } from '../../ui/art.tsx';
import styles from './picture.module.css';

/** The picture of the start page; `start-symbols.ts` draws its parts. */
export function Picture() {
  return (
    <div inert>
      <Art id="picture-kingdom" class={styles.kingdom!} />
      <div class={styles.dominoes}>
        <Art id="picture-domino-1" class={styles.domino!} />
        <span class={styles.taken}>
          <Art id="picture-domino-2" class={styles.domino!} />
          <Art id="king-1" class={styles.king!} />
        </span>
      </div>
    </div>
  );
}
