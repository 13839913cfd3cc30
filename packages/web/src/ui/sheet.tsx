import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openLayer } from '../back.ts';
import { t } from '../i18n/index.ts';
import { Button } from './controls.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** On a desk: room for so many columns. */
  readonly columns?: 1 | 2 | 3;
  readonly onClose: () => void;
}

/** A dialog that comes from below on a phone and stands in the middle on a desk. The browser keeps the focus in it and gives it back. */
export function Sheet({ title, children, class: extra = '', columns = 1, onClose }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  // With the layout: the effects of a sheet that is gone are undone only later, and until then Back would close it once more.
  useLayoutEffect(() => {
    const dialog = box.current!;
    const before = document.activeElement as HTMLElement | null;
    dialog.showModal();
    const closed = openLayer(() => close.current());
    return () => {
      closed();
      dialog.close();
      before?.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; on the keyboard that is Escape
    <dialog
      ref={box}
      class={`${styles.sheet} ${extra}`}
      data-columns={columns}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div class={styles.paper}>
        <div class={styles.head}>
          <h2>{title}</h2>
          <Button quiet icon="i-close" label={t('common.close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
