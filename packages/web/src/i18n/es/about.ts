import type en from '../en/about.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Acerca de Castellan',
  free: 'Castellan es software libre: cualquiera puede usarlo, estudiarlo, cambiarlo y compartirlo.',
  unofficial:
    'Es una versión independiente y no oficial de las reglas publicadas. La editorial de los juegos no participa en ella.',
  licenses: 'Licencias',
  contains: 'Esta página contiene las obras siguientes. Abre una para leer su licencia.',
} as const satisfies Translation<typeof en>;
