import type en from '../../en/discovery/box.ts';
import type { Translation } from '../../message.ts';

export default {
  paper: 'Królestwo z Discovery',
  how: 'Wybierz teren, potem dotykaj pól. Dotknij ponownie, by dodać koronę.',
  size: 'Królestwo',
  harmony: 'Harmonia',
  harmonyNote: 'Niczego nie odrzucono',
  middle: 'Państwo Środka',
  middleNote: 'Liczy się, jeśli zamek jest w środku',
  'aheadBy.largest': 'Wygrywa {name}: równe punkty, ale największa posiadłość.',
  'aheadBy.marks': 'Wygrywa {name}: równe punkty, więcej koron.',
  outside: 'Królestwo byłoby większe niż {n} × {n}.',
  'setUp.dominoes': 'Domina',
  'setUp.place': 'Dokąd trafia dotknięte domino',
  'setUp.place.placing': 'ten rząd, {name}',
  'setUp.place.choosing': 'następny rząd',
  'setUp.place.unseen': 'jeszcze w talii',
  'setUp.place.gone': 'już było',
  'setUp.kingOf': 'Król: {name}',
  'setUp.lineMissing': {
    one: 'Brakuje {n} domina.',
    few: 'Brakuje {n} domin.',
    many: 'Brakuje {n} domin.',
    other: 'Brakuje {n} domina.',
  },
  'setUp.lineDone': 'To jest ten rząd',
  'check.lead':
    'Oto 24 domina takie, jakie naszym zdaniem wydrukowano. Zaznacz, co w twoim pudełku jest takie samo; otwórz domino, by je poprawić.',
  'check.source':
    'Tereny i korony pochodzą z publicznych list, które są ze sobą zgodne. Nie potwierdziło ich jeszcze żadne zdjęcie.',
  'check.differs': 'Jest inne',
  'check.left': 'Lewa połówka',
  'check.right': 'Prawa połówka',
  'check.crowns': 'Korony',
} as const satisfies Translation<typeof en>;
