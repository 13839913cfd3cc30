import type { Messages } from '../message.ts';

export default {
  title: 'Daily challenge',
  streak: { one: '{n} day', other: '{n} days in a row' },
  lead: 'Today everyone has the same dice and the same lines, against the {level}. One try counts; nothing is taken back.',
  fresh: 'Not played today.',
  begun: 'In progress.',
  won: 'Won, {a} to {b}',
  drawn: 'Drawn, {a} to {b}',
  lost: 'Lost, {a} to {b}',
  resigned: 'Resigned',
  luck: 'luck, in points',
  adjusted: 'result without luck, of 100',
  given: 'points given away',
  working: 'Taking luck out of the result…',
  failed: 'The computer’s files could not be loaded, so luck is not known yet.',
  share: 'Copy to share',
  copied: 'Copied.',
  copyFailed: 'The browser does not allow copying. Select the text above.',
  tomorrow: 'The next one comes at midnight.',
  'share.result': '{result} against the {level}',
  'share.study': 'Luck {luck} · without luck {adjusted} of 100 · {lost} points given away',
} as const satisfies Messages;
