import type { ComponentChildren } from 'preact';
import styles from './prose.module.css';

/** Text of the rules: a line is a paragraph, lines that begin with `- ` are a list, `*…*` is a term, `` `…` `` is notation. */
export function Prose({ text }: { text: string }) {
  const blocks: { items: string[]; list: boolean }[] = [];
  for (const line of text.split('\n')) {
    const list = line.startsWith('- ');
    const last = blocks[blocks.length - 1];
    if (list && last?.list) last.items.push(line.slice(2));
    else blocks.push({ items: [list ? line.slice(2) : line], list });
  }
  return (
    <>
      {blocks.map(({ items, list }) =>
        list ? (
          <ul class={styles.list} key={items[0]}>
            {items.map((item) => (
              <li key={item}>
                <Inline text={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={items[0]}>
            <Inline text={items[0]!} />
          </p>
        ),
      )}
    </>
  );
}

/** One line of it. */
export function Inline({ text }: { text: string }) {
  const parts: ComponentChildren[] = text.split(/(\*[^*]+\*|`[^`]+`)/).map((part, index) => {
    if (part.startsWith('*')) return <b key={index}>{part.slice(1, -1)}</b>;
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part;
  });
  return <>{parts}</>;
}
