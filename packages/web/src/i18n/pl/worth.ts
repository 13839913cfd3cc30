import type en from '../en/worth.ts';
import type { Translation } from '../message.ts';

export default {
  lead: 'Ile jest warta jedna rzecz więcej, w procentach szansy na wygraną, mierzone w grach kasztelana z samym sobą. Każda liczba otwiera pozycję, w której jest mniej więcej tak duża.',
  note: '± to dwa błędy standardowe. Pozycje z\u00a0jednej gry są podobne, więc każda gra liczy się raz. Każda liczba jest średnią: w twojej pozycji może być warta więcej albo mniej.',
  what: 'Co',
  worth: 'Wartość',
  n: 'Pozycje',
  open: 'Otwórz pozycję',
  first: 'Rozpoczynanie gry',
  choosing: 'Pierwszy wybór w pierwszym rzędzie',
  castle: 'Krzyżyk zamku, jeszcze niewykorzystany',
  cross: 'Jeden krzyżyk więcej w największej posiadłości',
  power: 'Moc {name}',
  tick: 'Jeden znaczek więcej: {name}',
  domino: 'Wzięcie tego domina jako pierwszego',
  since: 'od rundy {from}',
  rounds: 'rundy {from} do {to}',
} as const satisfies Translation<typeof en>;
