import type { Logged } from './event.ts';
import { bytesOfText, hexOf, sha256 } from './hash.ts';

/** What a device was shown of a game: its last event, and a running hash of all events up to it. */
export interface Transcript {
  readonly seq: number;
  /** Hexadecimal digits; empty before the first event. */
  readonly hash: string;
}

export const EMPTY_TRANSCRIPT: Transcript = { seq: 0, hash: '' };

/** The fields of an event that the hash covers, in this order. Names are left out: the server removes the name of an erased player. */
const FIELDS = [
  'type',
  'game',
  'options',
  'position',
  'commitment',
  'seat',
  'by',
  'entropy',
  'action',
  'agree',
  'phrase',
  'next',
  'secret',
] as const;

/** The transcript after one more event: SHA-256 of the hash before, a space, and the fields of the event between spaces. */
export function transcriptAfter({ hash }: Transcript, { seq, event }: Logged): Transcript {
  const chance = event.type === 'created' ? event.chance : {};
  const fields: Readonly<Record<string, unknown>> = { ...chance, ...event };
  const words = FIELDS.flatMap((field) => fields[field] ?? []);
  return { seq, hash: hexOf(sha256(bytesOfText(`${hash} ${words.join(' ')}`))) };
}

/** Whether a log begins with what the device was shown. */
export function beginsWith(log: readonly Logged[], shown: Transcript): boolean {
  let transcript = EMPTY_TRANSCRIPT;
  for (const logged of log) {
    transcript = transcriptAfter(transcript, logged);
    if (transcript.seq >= shown.seq) return transcript.seq === shown.seq && transcript.hash === shown.hash;
  }
  return false;
}
