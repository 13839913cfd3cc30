import type en from '../../en/noughts/common.ts';
import type { Translation } from '../../message.ts';

export default {
  'noughts.line': 'Kostka wskazuje kolumnę; wygrywają trzy znaki w rzędzie.',
  'noughts.rules': 'Zasady gry Noughts',
  'noughts.roll': 'Rzuć',
  'noughts.rolled': '{name}: kostka wskazuje {column}',
  'noughts.prompt.roll': 'Rzuć kostką: wskaże twoją kolumnę.',
  'noughts.prompt.place': 'Narysuj swój znak na wolnym polu kolumny {column}. Jeśli jest pełna, na dowolnym.',
  'noughts.prompt.confirm': 'Zatwierdź {square} albo wybierz inne pole.',
  'noughts.who.you': 'Twoja kolej.',
  'noughts.who.other': 'Kolej gracza: {name}.',
  'noughts.why.occupied': 'To pole jest już zajęte.',
  'noughts.why.column': 'Kostka wskazuje inną kolumnę.',
  'noughts.square.empty': 'puste',
  'noughts.square.drawn': 'znak gracza: {name}',
  'noughts.entry': '{name}: {square}',
  'noughts.board': 'Plansza',
  'noughts.result.win': 'Wygrywa {name}',
  'noughts.result.draw': 'Remis',
  'noughts.result.row': 'Trzy znaki w rzędzie.',
  'noughts.result.full': 'Plansza jest pełna.',
} as const satisfies Translation<typeof en>;
