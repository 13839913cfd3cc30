import type { Sentence } from '../i18n/message.ts';
import { Art } from './art.tsx';
import styles from './said.module.css';

/** From so many marks on, one mark and a number. */
const MANY = 4;

/** A sentence with its pictures. A screen reader gets the words of each picture. */
export const Said = ({ of }: { of: Sentence }) => (
  <>
    {of.map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        <span class={styles.picture} key={index}>
          <span class="visually-hidden">{part.text}</span>
          <span aria-hidden="true">
            {part.before}
            <span class={styles.pieces}>
              {part.drawn.map(({ art, marks }, piece) => (
                <span class={styles.piece} key={piece}>
                  <Art id={art} />
                  {marks > 0 && (
                    <span class={styles.marks}>
                      {marks >= MANY && marks}
                      {Array.from({ length: marks >= MANY ? 1 : marks }, (_, mark) => (
                        <Art key={mark} id={part.mark} />
                      ))}
                    </span>
                  )}
                </span>
              ))}
            </span>
            {part.after}
          </span>
        </span>
      ),
    )}
  </>
);
