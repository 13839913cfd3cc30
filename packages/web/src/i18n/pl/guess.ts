import type en from '../en/guess.ts';
import type { Translation } from '../message.ts';

export default {
  lead: 'Kasztelan gra sam ze sobą, a ty siedzisz po jednej stronie. W najważniejszych chwilach mówisz, co zagrał. Dowiadujesz się, ile szansy na wygraną zachowujesz i dlaczego.',
  today: 'Gra dnia',
  begin: 'Zacznij',
  seat: 'Siedzisz po stronie gracza {n}.',
  sideOther: 'Druga strona',
  other: 'Inna gra',
  ask: 'Co zagra kasztelan?',
  count: 'Ruch {n} z {of}',
  leave: 'Opuść grę',
  same: 'Grasz jak kasztelan',
  differs: 'Kasztelan gra inaczej',
  yours: 'Twój wybór',
  judging: 'Twój ruch jest oceniany…',
  failed: 'Nie udało się ocenić ruchu. Sprawdź połączenie i spróbuj jeszcze raz.',
  next: 'Następny ruch',
  finish: 'Zobacz wynik',
  kept: 'Tutaj zachowujesz {percent} szansy na wygraną.',
  keptAll: 'Zachowujesz razem {percent} szansy na wygraną.',
  keptOf: 'Ruchy jak kasztelan: {same} z {of}.',
  over: 'Wynik',
  day: 'zachowane: {percent}',
  replay: 'Zobacz całą grę',
  done: 'Dzisiejszy wynik: {percent}.',
} as const satisfies Translation<typeof en>;
