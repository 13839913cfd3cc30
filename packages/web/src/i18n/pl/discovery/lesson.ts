import type en from '../../en/discovery/lesson.ts';
import type { Translation } from '../../message.ts';

export default {
  card: 'Wybieraj domina swoimi królami i kładź je wokół zamku.',
  reveal: 'Odkryj rząd',
  'step.line.title': 'Cel gry i pierwszy rząd',
  'step.line':
    'Zdobądź więcej punktów niż przeciwnik: stykające się takie same tereny tworzą posiadłość, wartą tyle, ile wynosi iloczyn liczby pól i koron. Cztery domina leżą odkryte według numerów: im wyższy, tym bogatsza ziemia.',
  'step.claim.title': 'Wybierz domino',
  'step.claim':
    'Twój król wyszedł z dłoni pierwszy. Postaw go na dominie. Punkty dają korony, ale niski numer wcześniej gra i wybiera w następnej rundzie.',
  'step.lay.title': 'Połóż je',
  'step.lay':
    'Pozostali królowie też już wyszli i każdy stoi na dominie. Twoja kolej na położenie swojego. Jedna połówka musi dotykać zamku, który pasuje do każdego terenu. Dotknij zaznaczonego pola, dotknij ponownie, by przekręcić, potem zatwierdź.',
  'step.next.title': 'Wybierz następne',
  'step.next':
    'Kto położył domino, przestawia tego króla do następnego rzędu. Który teren połączy się z twoim? Szukaj koron.',
  'step.join.title': 'Połącz tereny',
  'step.join':
    'Pola jednego terenu, które się stykają, to posiadłość, warta tyle, ile wynosi iloczyn liczby pól i koron. Połóż to domino tak, by połówka dotykała swojego terenu.',
  'step.join.hint': 'Wolno, ale poszukaj pola obok takiego samego terenu: wtedy posiadłość rośnie.',
  'step.order.title': 'Wcześnie albo bogato',
  'step.order':
    'Teraz rusza twój drugi król; kto jest ostatni, bierze to, co zostało. W następnej rundzie znów liczą się numery: kto ma niskie domino, wcześniej gra i wcześniej wybiera.',
  'step.bound.title': 'Pięć na pięć',
  'step.bound':
    'Całe królestwo, razem z zamkiem, musi zmieścić się w kwadracie pięć na pięć pól. Gdzie on leży, zależy od ciebie, ale to, co teraz położysz, o tym przesądzi. Domino, które nigdzie się nie mieści, przepada.',
  'step.score.title': 'Ile to warte',
  'step.score':
    'Każda posiadłość jest warta tyle, ile wynosi iloczyn liczby pól i koron; bez korony nic. Po sześciu rzędach wygrywa wyższa suma.',
} as const satisfies Translation<typeof en>;
