import type { ServerCode } from '@castellan/match/client';
import { t } from '../i18n/index.ts';

/** Codes with a sentence of their own; the rest are shown as "that was not possible". */
const WITH_TEXT = [
  'no-such-game',
  'seat-taken',
  'not-invited',
  'not-your-seat',
  'not-your-turn',
  'game-over',
  'no-opponent',
  'stale',
  'illegal',
  'offer-stands',
  'nothing-to-take-back',
  'time-left',
  'has-clock',
  'too-much-talk',
  'too-many-changes',
  'too-many-games',
  'too-many-seats',
  'link-expired',
  'already-seated',
  'started',
  'bad-name',
  'wrong-code',
  'no-games',
  'unauthenticated',
  'too-many-requests',
  'other-site',
  'banned',
  'lobby-closed',
  'offline',
] as const;

type CodeWithText = (typeof WITH_TEXT)[number];
const hasText = (code: ServerCode): code is CodeWithText => (WITH_TEXT as readonly string[]).includes(code);

/** Why the server refused, as a sentence. */
export const problemText = (code: ServerCode): string => t(hasText(code) ? `online.problem.${code}` : 'online.problem');
