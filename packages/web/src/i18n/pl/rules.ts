import type en from '../en/rules.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Zasady',
  titleOf: 'Zasady gry {game}',
  contents: 'Na tej stronie',
  sameGame:
    'Każdy rysunek na tej stronie to chwila z jednej prawdziwej partii. Liczby wynikają z tych samych zasad, według których rozstrzygane są twoje gry.',
  replayIt: 'Odtwórz tę partię',
  learnIt: 'Ucz się, grając',
  allowed: 'Wolno',
  refused: 'Nie wolno',
  linkTo: 'Link do „{title}”',
  editionsLink: 'Czym różnią się drukowane wydania',

  'editions.title': 'Czym różnią się drukowane wydania',
  'editions.readings':
    'Właściciel pudełka mógłby każdy z tych punktów odczytać inaczej. Pod każdym stoi zdanie, na którym się opiera, tak jak je wydrukowano.',
  'editions.against': '{book}, przeciw',
  'editions.sure.title': 'Na ile jesteśmy pewni',
  'editions.check': 'Sprawdź swoje pudełko',
} as const satisfies Translation<typeof en>;
