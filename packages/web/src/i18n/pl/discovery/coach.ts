import type en from '../../en/discovery/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Zbuduj królestwo z\u00a0domin. Wygrywa, kto ma więcej punktów.',
  'aim.why': 'Dotknij jednego z\u00a0tych domin i\u00a0je weź.',
  'aim.whyKeys': 'Wybierz jedno strzałkami i\u00a0naciśnij Enter.',
  'pick.do': 'Każdy bierze dwa, więc znowu twoja kolej.',
  'pick.why': 'Z\u00a0niskim numerem następnym razem wybierasz wcześniej.',
  'place.do': 'Połóż je w\u00a0królestwie. Dotknij pola.',
  'place.keys': 'Połóż je w\u00a0królestwie: strzałki, potem Enter.',
  'place.why': 'Jedna połowa musi stykać się z\u00a0zamkiem albo ze swoim terenem.',
  'points.do': 'Plakietka pokazuje punkty. Obróć je albo spróbuj gdzie indziej.',
  'points.why': 'Leży dopiero, gdy potwierdzisz.',
  'next.do': 'Wybierz domino na następny ruch.',
  'next.why': 'Położysz je, gdy ten rząd się skończy.',
  'crowns.do': 'Stykające się takie same tereny liczą pola × korony.',
  'crowns.why': 'Teren bez korony na razie nic nie jest wart.',
  'size.do': 'Twoje królestwo jest już tak szerokie, jak może być.',
  'size.why': 'Żaden bok nie ma więcej niż {n} pól.',
  'pass.do': 'To nigdzie nie pasuje, więc przepada.',
  'pass.why': 'Zdarza się. Następne już jest twoje.',
  'last.do': 'To ostatnie domina.',
  'last.why': 'Wybierz to, co jeszcze pasuje.',
  'end.do': 'To było ostatnie domino. Dobra gra!',
  'end.why': 'Teraz liczymy każdą posiadłość.',
} as const satisfies Translation<typeof en>;
