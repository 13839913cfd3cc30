import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { colon, t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import styles from './action-list.module.css';

/** One thing that happened; `after` is the number of the state it led to, so that a tap can show it. */
interface ListedEntry {
  readonly kind: string;
  readonly after: number;
  readonly seat: number;
}

interface LatestActionProps {
  /** Names the action: another one is another line. */
  readonly of: string;
  readonly children: ComponentChildren;
  readonly onOpen: () => void;
}

interface ActionListProps<Entry extends ListedEntry> {
  readonly entries: readonly Entry[];
  /** How many actions are shown while looking back. */
  readonly shown: number | null;
  readonly line: (entry: Entry) => ComponentChildren;
  readonly onShow: (after: number) => void;
}

/** What happened, the latest first; a tap shows the table at that time. */
export function ActionList<Entry extends ListedEntry>({ line, onShow, ...props }: ActionListProps<Entry>) {
  const [{ entries, shown }, setListed] = useState({ entries: props.entries, shown: props.shown });
  const latestFirst = entries.toReversed();
  const list = useRef<HTMLOListElement>(null);
  // A list of many lines comes after what was tapped for has been painted, and only where it is seen.
  useEffect(() => {
    const seen = new ResizeObserver(([box]) => {
      if (box!.contentRect.width === 0) return;
      seen.disconnect();
      setListed({ entries: props.entries, shown: props.shown });
    });
    seen.observe(list.current!);
    return () => seen.disconnect();
  }, [props.entries, props.shown]);
  const edition = useRef(entries.length);
  // A longer list is a new one that glides in, unless somebody is reading in it by keyboard.
  if (!list.current?.contains(document.activeElement)) edition.current = entries.length;
  const stop = Math.max(
    0,
    latestFirst.findIndex(({ after }) => after === shown),
  );
  return (
    <ol class={styles.list} data-actions ref={list} key={edition.current}>
      {latestFirst.map((entry, index) => {
        const on = shown === entry.after;
        return (
          <li key={`${entry.after}${entry.kind}${entry.seat}`}>
            <button
              type="button"
              class={on ? styles.shown : ''}
              tabIndex={index === stop ? 0 : -1}
              onKeyDown={walk}
              aria-current={on ? 'step' : undefined}
              onClick={() => onShow(entry.after)}
            >
              {line(entry)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The list is one stop for Tab; the arrows go through it. */
function walk(event: KeyboardEvent): void {
  const item = (event.currentTarget as HTMLElement).parentElement;
  const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key];
  if (!next) return;
  event.preventDefault();
  next.querySelector('button')?.focus();
}

/** The last thing that happened, where there is no room for the list; a tap opens it. */
export function LatestAction({ of, children, onOpen }: LatestActionProps) {
  return (
    <button type="button" class={`latest ${styles.latest}`} onClick={onOpen}>
      <span class="visually-hidden">{t('common.lastActions') + colon()}</span>
      <span class={styles.newest} key={of}>
        {children}
      </span>
      <Art id="i-list" class={`icon ${styles.more}`} />
    </button>
  );
}
