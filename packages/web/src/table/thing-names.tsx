import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { openLayer } from '../back.ts';
import type { AnyKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { gameStore } from '../play/store.ts';
import { Button } from '../ui/controls.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { apart } from './apart.ts';
import type { AnyTable } from './controller.ts';
import { areKnown } from './known-names.ts';
import styles from './thing-names.module.css';

/** Something on the table that has a name. */
export interface Thing {
  /** Where it is: the first of these that can be seen. */
  readonly at: string;
  /** Its name, and what it is for. */
  readonly words: () => readonly [name: string, text: string];
  /** The table itself already says the name. */
  readonly named?: boolean;
  /** The name stands inside its lower edge, not on it. */
  readonly inside?: boolean;
}

/** A thing that can be seen, and where. */
interface Seen {
  readonly thing: Thing;
  readonly box: DOMRect;
}

/** What moves comes to rest within this time. */
const AT_REST_MS = 450;

const seenOf = (things: readonly Thing[]): Seen[] =>
  things.flatMap((thing) => {
    const boxes = [...document.querySelectorAll(thing.at)].map((element) => element.getBoundingClientRect());
    const box = boxes.find(({ width, height }) => width > 0 && height > 0);
    return box ? [{ thing, box }] : [];
  });

/** The names, each at its thing; none lies on another or beyond the edge. */
function useApart(names: RefObject<HTMLElement | null>, seen: readonly Seen[], middleOf: (one: Seen) => number): void {
  useLayoutEffect(() => {
    const labels = [...names.current!.querySelectorAll<HTMLElement>('[data-name]')];
    const below = names.current!.querySelector<HTMLElement>('[data-meaning]');
    const room = { width: innerWidth, height: innerHeight - (below?.offsetHeight ?? 0) };
    const wanted = seen.map((one, at) => ({
      x: one.box.left + one.box.width / 2,
      y: middleOf(one),
      width: labels[at]!.offsetWidth,
      height: labels[at]!.offsetHeight,
    }));
    for (const [at, { x, y, width, height }] of apart(wanted, room).entries()) {
      labels[at]!.style.transform = `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)`;
    }
  });
}

/** On the lower edge of a thing, or within it. */
const atTheEdge = ({ thing, box }: Seen): number => box.bottom - (thing.inside ? 10 : 0);
const inTheMiddle = ({ box }: Seen): number => box.top + box.height / 2;

type Things = NonNullable<AnyKit['things']>;

interface ThingNamesProps {
  readonly kit: AnyKit;
  readonly parts: Things;
  readonly table: AnyTable;
}

/** In the first games the things on the table carry their names, while the player here decides. */
export function ThingNames({ kit, parts, table }: ThingNamesProps) {
  const things = usePart(parts);
  const known = useLoaded(async () => areKnown(kit.name, await (await gameStore()).list()), [kit]).value;
  const seen = useSignal<readonly Seen[]>([]);
  const names = useRef<HTMLDivElement>(null);
  const here = !['wait', 'forced', 'over'].includes(table.task.value) && table.lookingBack.value === null;
  const shown = known === false && here ? seen.value : [];
  useEffect(() => {
    if (!things || known !== false || !here) return;
    const look = () => {
      seen.value = seenOf(things.filter(({ named }) => !named));
    };
    const timer = setTimeout(look, AT_REST_MS);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [things, known, here, table.session.actions.value.length]);
  useApart(names, shown, atTheEdge);
  return (
    // A screen reader has the labels of the things themselves.
    <div ref={names} class={styles.names} aria-hidden="true" data-names>
      {shown.map(({ thing }) => (
        <span class={styles.name} key={thing.at} data-name>
          {thing.words()[0]}
        </span>
      ))}
    </div>
  );
}

/** "What is this?": every thing with its name; the one touched or focused says what it is for. */
export function WhatIsThis({ parts, onClose }: { readonly parts: Things; readonly onClose: () => void }) {
  const things = usePart(parts);
  const dialog = useRef<HTMLDialogElement>(null);
  const seen = useSignal<readonly Seen[]>([]);
  const chosen = useSignal<Thing | null>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current!.showModal();
    const closed = openLayer(onClose);
    return () => {
      closed();
      before?.focus();
    };
  }, []);
  useEffect(() => {
    if (!things) return;
    const look = () => {
      seen.value = seenOf(things);
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [things]);
  useApart(dialog, seen.value, inTheMiddle);
  const choose = (thing: Thing | null) => {
    chosen.value = thing;
  };
  const words = chosen.value?.words();
  return (
    <dialog
      ref={dialog}
      class={styles.asked}
      aria-label={t('online.menu.what')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) choose(thingAt(seen.value, event));
      }}
    >
      {seen.value.map(({ thing }) => (
        <button
          type="button"
          key={thing.at}
          class={`${styles.name}${chosen.value === thing ? ` ${styles.chosen}` : ''}`}
          data-name
          onFocus={() => choose(thing)}
          onClick={() => choose(thing)}
        >
          {thing.words()[0]}
        </button>
      ))}
      <div class={styles.meaning} data-meaning>
        <p aria-live="polite">
          {words ? (
            <>
              <b>{words[0]}</b> {words[1]}
            </>
          ) : (
            t('online.menu.whatNote')
          )}
        </p>
        <Button name="names-close" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </dialog>
  );
}

/** What lies where the table itself is touched: the smallest of the things there. */
function thingAt(seen: readonly Seen[], { clientX, clientY }: MouseEvent): Thing | null {
  const areaOf = ({ box }: Seen): number => box.width * box.height;
  const there = seen.filter(
    ({ box }) => clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom,
  );
  return there.sort((one, other) => areaOf(one) - areaOf(other))[0]?.thing ?? null;
}
