import type en from '../en/common.ts';
import type { Translation } from '../message.ts';

export default {
  skip: 'Przejdź do treści',
  menu: 'Menu',
  home: 'Castellan, strona startowa',
  close: 'Zamknij',
  start: 'Strona startowa',
  myGames: 'Moje gry',
  language: 'Język',
  lightTheme: 'Jasny',
  darkTheme: 'Ciemny',
} as const satisfies Translation<typeof en>;
