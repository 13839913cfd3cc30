import { t } from '../i18n/index.ts';
import { languageName } from './language-name.ts';
import styles from './readings.module.css';

/** A sentence of a printed rulebook, in the language of that book. */
interface Quote<Book extends string = string> {
  readonly book: Book;
  readonly text: string;
  /** The sentence speaks against our reading. */
  readonly against?: true;
}

/** Our answer to a question that a rulebook leaves open. */
export interface Reading<Book extends string = string> {
  readonly name: string;
  readonly quotes: readonly Quote<Book>[];
}

interface ReadingsProps<R extends Reading> {
  readonly readings: readonly R[];
  readonly titleOf: (name: R['name']) => string;
  readonly textOf: (name: R['name']) => string;
}

/** Each question with our answer, then the sentences of the books it rests on. */
export function Readings<R extends Reading>({ readings, titleOf, textOf }: ReadingsProps<R>) {
  return (
    <ul class={styles.readings}>
      {readings.map(({ name, quotes }) => (
        <li key={name} data-reading={name}>
          <h3>{titleOf(name)}</h3>
          <p>{textOf(name)}</p>
          <ul>
            {quotes.map(({ book, text, against }) => (
              <li key={text}>
                <b>{against ? t('rules.editions.against', { book: languageName(book) }) : languageName(book)}</b>
                <q lang={book}>{text}</q>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
