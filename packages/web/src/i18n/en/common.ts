import type { Messages } from '../message.ts';

export default {
  skip: 'To the main part',
  menu: 'Menu',
  home: 'Castellan, start page',
  close: 'Close',
  start: 'Start page',
  myGames: 'My games',
  language: 'Language',
  lightTheme: 'Light',
  darkTheme: 'Dark',
} as const satisfies Messages;
