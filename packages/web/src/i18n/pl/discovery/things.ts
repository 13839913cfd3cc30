import type en from '../../en/discovery/things.ts';
import type { Translation } from '../../message.ts';

export default {
  'name.mine': 'Twoje królestwo',
  'text.mine': 'Tu układasz swoje domina. Jednakowe tereny, które się stykają, dają pola × korony.',
  'name.theirs': 'Królestwo rywala',
  'text.theirs': 'To, co ułożył rywal. Twoje domina tam nie trafiają.',
  'name.now': 'Do położenia',
  'text.now': 'Te domina układa się teraz, od najniższego numeru do najwyższego.',
  'name.kings': 'Królowie',
  'text.kings': 'Król stoi na dominie, które ułoży jego gracz. Masz dwóch.',
  'name.next': 'Do wyboru',
  'text.next': 'Postaw króla na jednym z tych domin: ułożysz je w następnym rzędzie.',
  'name.deck': 'Talia',
  'text.deck': 'Domina, które jeszcze się pojawią. Dotknij, by je zobaczyć.',
  'name.scores': 'Punkty',
  'text.scores': 'Punkty twoje i rywala do tej pory. Dotknij, by zobaczyć je według posiadłości.',
  'name.left': 'Rozmiar królestwa',
  'text.left': 'Jego szerokość i wysokość oraz to, jak duże może być.',
  'name.log': 'Ostatnie akcje',
  'text.log': 'Co się wydarzyło. Dotknij wiersza, by zobaczyć stół z tamtej chwili.',
} as const satisfies Translation<typeof en>;
