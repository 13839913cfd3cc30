import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PlainKey } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { replaceAddress } from '../router.ts';
import { type Command, commandFor } from '../ui/command.ts';
import type { GameRecord } from './game-record.ts';
import { infoOfRecord } from './record-info.ts';

/** A game gone through step by step. */
export interface Position {
  readonly at: number;
  readonly last: number;
  readonly go: (at: number) => void;
}

export const stepFirst: Command<Position> = {
  name: 'first',
  label: 'records.replay.first',
  icon: 'i-first',
  shortcut: 'Home',
  enabled: ({ at }) => at > 0,
  perform: ({ go }) => go(0),
};

export const stepLast: Command<Position> = {
  name: 'last',
  label: 'records.replay.last',
  icon: 'i-last',
  shortcut: 'End',
  enabled: ({ at, last }) => at < last,
  perform: ({ last, go }) => go(last),
};

export const stepBack = (label: PlainKey): Command<Position> => ({
  name: 'back',
  label,
  icon: 'i-back',
  shortcut: 'ArrowLeft',
  enabled: ({ at }) => at > 0,
  perform: ({ at, go }) => go(at - 1),
});

export const stepForward = (label: PlainKey): Command<Position> => ({
  name: 'forward',
  label,
  icon: 'i-forward',
  shortcut: 'ArrowRight',
  enabled: ({ at, last }) => at < last,
  perform: ({ at, go }) => go(at + 1),
});

/** The game of a record, its players as they are called and marked where it was played. */
export const useInfoOf = (record: GameRecord): GameInfo =>
  useMemo(() => {
    const { seats, marks } = { ...infoOfRecord(record), ...record.playedHere };
    return { ...infoOfRecord(record), seats, marks };
  }, [record]);

/** How long the address waits for the cursor to rest: browsers allow it only so many changes. */
const REST = 150;

/** Lets the address say where one is; null to leave it. Only while it is still this screen's, so that leaving it is not undone. */
export function useAddressOf(base: string, href: string | null): void {
  useEffect(() => {
    if (href === null) return;
    const timer = setTimeout(() => {
      if (location.hash.split('?')[0] === base) replaceAddress(href);
    }, REST);
    return () => clearTimeout(timer);
  }, [base, href]);
}

/** The keys of these commands, for where one is: as last rendered, since keys come faster than pictures are painted and effects run. */
export function useKeys<At>(commands: readonly Command<At>[], at: At): void {
  const here = useRef(at);
  here.current = at;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandFor(commands, event, here.current);
      if (!command) return;
      event.preventDefault();
      command.perform(here.current);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [commands]);
}
