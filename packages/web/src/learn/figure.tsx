import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import { type Example, say } from './example.ts';
import styles from './figure.module.css';
import { Inline } from './prose.tsx';

/** Sections about where something may stand: their pictures say whether it may. */
const JUDGED: ReadonlySet<string> = new Set(['place', 'connection', 'bound']);

interface FiguresProps<E extends Example> {
  readonly examples: readonly E[];
  readonly section: string;
  /** The drawing of an example. */
  readonly scene: (example: E) => ComponentChildren;
}

/** The drawn examples of a section. */
export function Figures<E extends Example>({ examples, section, scene }: FiguresProps<E>) {
  const figures = examples.filter((example) => example.section === section);
  if (figures.length === 0) return null;
  return (
    <div class={styles.figures} data-count={figures.length}>
      {figures.map((example, index) => (
        <Figure key={index} example={example}>
          {scene(example)}
        </Figure>
      ))}
    </div>
  );
}

/** A drawn example: the position, what is done in it, and the sentence that says so. */
function Figure({ example, children }: { example: Example; children: ComponentChildren }) {
  const refused = example.refused !== undefined;
  const { section, captions } = example;
  return (
    <figure class={refused ? styles.refused! : ''} data-section={section}>
      {/* The sentence below says what is to be seen; the drawing itself is not for walking about in. */}
      <div class={styles.scene} inert>
        {children}
      </div>
      <figcaption>
        {JUDGED.has(section) && (
          <b class={styles.verdict}>
            <Art id={refused ? 'i-close' : 'i-check'} />
            {refused ? t('rules.refused') : t('rules.allowed')}
          </b>
        )}
        {captions.map(({ key, values }) => (
          <span key={key}>
            <Inline text={say(key, values())} />
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
