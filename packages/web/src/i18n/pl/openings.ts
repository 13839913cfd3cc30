import type en from '../en/openings.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Otwarcia',
  lead: 'Pierwsze chwile gry: {n}, ocenione dla gracza 1, który wybiera pierwszy.',
  some: 'To próbka: {share} wszystkich.',
  pieces: 'Co wziąć najpierw',
  piece: 'Wybór',
  win: 'Szansa na wygraną',
  offered: 'Jak często dostępny',
  best: 'Najlepszy, gdy dostępny',
  taken: 'Brany, gdy dostępny',
  won: 'Wygrane z nim',
  games: { one: '{n} z {of} gier', few: '{n} z {of} gier', many: '{n} z {of} gier', other: '{n} z {of} gier' },
  played:
    'Przy każdym wyborze: w ilu grach rządcy i kasztelana z samymi sobą został podjęty (wszystkich gier: {n}) i ile poziomów podejmuje go na pierwszy rzut oka.',
  outcomes: 'Pierwsze chwile po kolei',
  order: 'Dla gracza 1',
  'order.best': 'od najlepszych',
  'order.worst': 'od najgorszych',
  levels: {
    one: '{n} z {of} poziomów',
    few: '{n} z {of} poziomów',
    many: '{n} z {of} poziomów',
    other: '{n} z {of} poziomów',
  },
  explore: 'Zbadaj pozycję',
  more: 'Pokaż więcej',
  oneIn: 'jedna gra na {n}',
  n: 'z {n}',
  'find.roll': 'Znajdź mój rzut',
  'find.line': 'Znajdź mój rząd domin',
  findAgain: 'Inny',
  found: 'Znaleziono.',
  notHere: 'Nie ma go w tej próbie. Ocenisz go w badaniu pozycji.',
  answer: 'Najlepsza odpowiedź:',
} as const satisfies Translation<typeof en>;
