import type en from '../../en/duel/things.ts';
import type { Translation } from '../../message.ts';

export default {
  'name.dice': 'Kostki',
  'text.dice': 'W każdej rundzie rzuca się czterema kostkami. Dwie są dla ciebie, dwie dla rywala.',
  'name.mine': 'Twoja mapa',
  'text.mine': 'Tu rysujesz swoje dwie kostki. Jednakowe herby, które się stykają, dają pola × krzyżyki.',
  'name.theirs': 'Mapa rywala',
  'text.theirs': 'To, co narysował rywal. Twoje kostki tam nie trafiają.',
  'name.book': 'Księga zaklęć',
  'text.book': 'Kostki bez krzyżyka zakreślają tu pola. Kto pierwszy wypełni rząd, zdobywa jego moc.',
  'name.tray': 'Zamek i moce',
  'text.tray': 'Zamek dodaje jeden krzyżyk, jeden raz. Tu trafiają też zdobyte moce.',
  'name.scores': 'Punkty',
  'text.scores': 'Punkty twoje i rywala do tej pory. Dotknij, by zobaczyć je według posiadłości.',
  'name.left': 'Wolne pola',
  'text.left': 'Ile pól jest jeszcze pustych, na twojej mapie i na mapie rywala.',
  'name.log': 'Ostatnie akcje',
  'text.log': 'Co się wydarzyło. Dotknij wiersza, by zobaczyć stół z tamtej chwili.',
} as const satisfies Translation<typeof en>;
