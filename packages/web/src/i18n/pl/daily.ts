import type en from '../en/daily.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Wyzwanie dnia',
  streak: { one: '{n} dzień', few: '{n} dni z rzędu', many: '{n} dni z rzędu', other: '{n} dnia z rzędu' },
  lead: 'Dziś wszyscy mają te same kostki i te same rzędy, a przeciwnikiem jest {level}. Liczy się jedna próba; niczego nie można cofnąć.',
  fresh: 'Dziś jeszcze nierozegrane.',
  begun: 'W toku.',
  won: 'Wygrana, {a} do {b}',
  shared: 'Wspólne zwycięstwo, {a} do {b}',
  drawn: 'Remis, {a} do {b}',
  lost: 'Przegrana, {a} do {b}',
  resigned: 'Gra poddana',
  luck: 'szczęście',
  adjusted: 'bez szczęścia',
  given: 'stracone przez błędy',
  working: 'Odejmowanie szczęścia od wyniku…',
  failed: 'Nie udało się wczytać plików analizy, więc nie wiadomo jeszcze, ile było szczęścia.',
  share: 'Skopiuj, by się podzielić',
  copied: 'Skopiowano.',
  copyFailed: 'Przeglądarka nie pozwala kopiować. Zaznacz tekst powyżej.',
  tomorrow: 'Następne pojawi się o północy.',
  'share.result': '{result}; przeciwnik: {level}',
  'share.study': 'Szczęście {luck} · błędy {lost} · bez szczęścia: {adjusted}',
} as const satisfies Translation<typeof en>;
