import type en from '../../en/noughts/words.ts';
import type { Translation } from '../../message.ts';

export default {
  rules: 'Zasady gry Noughts',
  'prompt.place': 'Narysuj swój znak na wolnym polu.',
  'prompt.confirm': 'Zatwierdź {square} albo wybierz inne pole.',
  'who.you': 'Twoja kolej.',
  'who.other': 'Kolej gracza: {name}.',
  'why.occupied': 'To pole jest już zajęte.',
  'square.empty': 'puste',
  'square.drawn': 'znak gracza: {name}',
  entry: '{name}: {square}',
  board: 'Plansza',
  'result.win': 'Wygrywa {name}',
  'result.draw': 'Remis',
  'result.row': 'Trzy znaki w rzędzie.',
  'result.full': 'Plansza jest pełna.',
} as const satisfies Translation<typeof en>;
