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
import { type Area, freePlace } from './free-place.ts';
import { areKnown, hasFoundOut } from './known-names.ts';
import styles from './thing-names.module.css';

/** Something on the table that has a name. */
export interface Thing {
  /** Where it is: the first of these that can be seen. */
  readonly at: string;
  /** Its name, and what it is for. */
  readonly words: () => readonly [name: string, text: string];
  /** The table itself already says the name. */
  readonly named?: boolean;
}

/** A thing that can be seen, and where. */
interface Seen {
  readonly thing: Thing;
  readonly element: Element;
  readonly box: DOMRect;
}

/** What moves comes to rest within this time. */
const AT_REST_MS = 450;

const seenOf = (things: readonly Thing[]): Seen[] =>
  things.flatMap((thing) => {
    const all = [...document.querySelectorAll(thing.at)].map((element) => ({
      thing,
      element,
      box: element.getBoundingClientRect(),
    }));
    return all.find(({ box }) => box.width > 0 && box.height > 0) ?? [];
  });

/** Every line of text that can be read now, outside the names. */
function textAreas(names: HTMLElement): Area[] {
  const areas: Area[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (!text.textContent?.trim() || names.contains(parent) || parent.closest('.visually-hidden')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    areas.push(...range.getClientRects());
  }
  return areas;
}

/** What a name must not cover: text, and faces and what is pressed outside its own thing. */
function useFreePlaces(names: RefObject<HTMLElement | null>, seen: readonly Seen[]): void {
  useLayoutEffect(() => {
    if (seen.length === 0) return;
    const taken = textAreas(names.current!);
    const pressed = [...document.querySelectorAll('main :is(button, a, .actions, .playerface)')];
    const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const [at, label] of names.current!.querySelectorAll<HTMLElement>('[data-name]').entries()) {
      const { element, box } = seen[at]!;
      const around = pressed.filter((one) => !element.contains(one) && !one.contains(element));
      const size = { width: label.offsetWidth, height: label.offsetHeight };
      const place = freePlace(box, size, [...taken, ...around.map((one) => one.getBoundingClientRect())], room);
      label.style.visibility = place ? 'visible' : 'hidden';
      if (!place) continue;
      taken.push(place);
      label.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
    }
  });
}

/** The names, each at its thing; none lies on another or beyond the edge. */
function useApart(names: RefObject<HTMLElement | null>, seen: readonly Seen[]): void {
  useLayoutEffect(() => {
    const labels = [...names.current!.querySelectorAll<HTMLElement>('[data-name]')];
    const below = names.current!.querySelector<HTMLElement>('[data-meaning]');
    const room = { width: innerWidth, height: innerHeight - (below?.offsetHeight ?? 0) };
    const wanted = seen.map((one, at) => ({
      x: one.box.left + one.box.width / 2,
      y: one.box.top + one.box.height / 2,
      width: labels[at]!.offsetWidth,
      height: labels[at]!.offsetHeight,
    }));
    for (const [at, { x, y, width, height }] of apart(wanted, room).entries()) {
      labels[at]!.style.transform = `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)`;
    }
  });
}

type Things = NonNullable<AnyKit['things']>;

interface ThingNamesProps {
  readonly kit: AnyKit;
  readonly parts: Things;
  readonly table: AnyTable;
}

/** In the first rounds of the first games the things on the table carry their names, while the player here decides. */
export function ThingNames({ kit, parts, table }: ThingNamesProps) {
  const things = usePart(parts);
  const known = useLoaded(async () => areKnown(kit.name, await (await gameStore()).list()), [kit]).value;
  const seen = useSignal<readonly Seen[]>([]);
  const names = useRef<HTMLDivElement>(null);
  const { session, me, task, lookingBack } = table;
  const own = session.actions.value.filter((_, at) => session.states.value[at]!.seat === me.value).length;
  const decides = !['wait', 'forced', 'over'].includes(task.value) && lookingBack.value === null;
  const here = known === false && decides && !hasFoundOut(own);
  const shown = here ? seen.value : [];
  useEffect(() => {
    if (!things || !here) return;
    const look = () => {
      seen.value = seenOf(things.filter(({ named }) => !named));
    };
    let timer = setTimeout(look, AT_REST_MS);
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
      clearTimeout(timer);
      timer = setTimeout(look, AT_REST_MS);
    };
    // What is laid out or written comes between: names give way.
    const changes = new MutationObserver(again);
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, characterData: true, subtree: true });
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [things, here, session.actions.value.length]);
  useFreePlaces(names, shown);
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
  useApart(dialog, seen.value);
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
