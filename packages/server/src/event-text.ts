import { isOpen, type Logged, sentOf } from '@castellan/match';
import { LastFew } from './last-few.ts';

/** As many events as are under way at once on a busy node: from the store until every stream has them. */
const LAST = 256;

/** Saved, sent to all watchers, and answered: an event is made text once. */
const texts = new LastFew<Logged, string>(LAST);

/** The event as a store saves it, with what is hidden. */
export function storedText(logged: Logged): string {
  const text = JSON.stringify(logged.event);
  texts.set(logged, text);
  return text;
}

/** The event as it may be sent to anyone, with its number and moment; null for a hidden one. */
export function sentText(logged: Logged): string | null {
  if (isOpen(logged.event)) {
    return `{"seq":${logged.seq},"at":${logged.at},"event":${texts.get(logged) ?? storedText(logged)}}`;
  }
  const [open] = sentOf([logged]);
  return open ? JSON.stringify(open) : null;
}

/** Several of them, as a list in JSON. */
export const sentTexts = (log: readonly Logged[]): string =>
  `[${log
    .map(sentText)
    .filter((text) => text !== null)
    .join()}]`;
