import type en from '../en/common.ts';
import type { Translation } from '../message.ts';

export default {
  skip: 'Aller au contenu',
  menu: 'Menu',
  home: 'Castellan, page d’accueil',
  close: 'Fermer',
  start: 'Accueil',
  myGames: 'Mes parties',
  language: 'Langue',
  lightTheme: 'Clair',
  darkTheme: 'Sombre',
} as const satisfies Translation<typeof en>;
