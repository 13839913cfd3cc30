import type en from '../en/common.ts';
import type { Translation } from '../message.ts';

export default {
  skip: 'Ir al contenido',
  menu: 'Menú',
  home: 'Castellan, página de inicio',
  close: 'Cerrar',
  start: 'Inicio',
  myGames: 'Mis partidas',
  language: 'Idioma',
  lightTheme: 'Claro',
  darkTheme: 'Oscuro',
} as const satisfies Translation<typeof en>;
