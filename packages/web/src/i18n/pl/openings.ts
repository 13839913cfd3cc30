import type en from '../en/openings.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Otwarcia',
  lead: 'Pierwsze chwile gry: {n}, ocenione dla gracza 1, który wybiera pierwszy.',
  some: 'To próbka: {share} wszystkich.',
  pieces: 'Co wziąć najpierw',
  piece: 'Wybór',
  win: 'Szansa na wygraną',
  offered: 'Dostępny w',
  best: 'Najlepszy, gdy dostępny',
  outcomes: 'Pierwsze chwile po kolei',
  order: 'Dla gracza 1',
  'order.best': 'od najlepszych',
  'order.worst': 'od najgorszych',
  levels: 'wybierany na pierwszy rzut oka przez {n} z {of} poziomów',
  explore: 'Zbadaj pozycję',
  more: 'Pokaż więcej',
  oneIn: 'jedna gra na {n}',
} as const satisfies Translation<typeof en>;
