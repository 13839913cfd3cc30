import type en from '../en/about.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Über Castellan',
  free: 'Castellan ist freie Software: Alle dürfen sie benutzen, untersuchen, verändern und weitergeben.',
  unofficial:
    'Es ist eine unabhängige, inoffizielle Umsetzung der veröffentlichten Regeln. Der Verlag der Spiele ist nicht daran beteiligt.',
  licenses: 'Lizenzen',
  contains: 'Diese Seite enthält die folgenden Werke. Öffne eines, um seine Lizenz zu lesen.',
} as const satisfies Translation<typeof en>;
