import type { Messages } from '../message.ts';

export default {
  title: 'About Castellan',
  free: 'Castellan is free software: anyone may use, study, change and share it.',
  unofficial:
    'It is an independent, unofficial implementation of the published rules. The publisher of the games has no part in it.',
  licenses: 'Licences',
  contains: 'This page contains the following works. Open one to read its licence.',
} as const satisfies Messages;
