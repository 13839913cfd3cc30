import type en from '../../en/duel/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Wypełnij mapę herbami. Wygrywa, kto ma więcej punktów.',
  'aim.why': 'Stykające się herby jednego rodzaju to posiadłość.',
  'pick.do': 'Weź jedną z\u00a0tych kostek.',
  'pick.why': 'Potem {name} bierze dwie, a\u00a0ostatnia jest twoja.',
  'pickTwo.do': 'Teraz bierzesz dwie z\u00a0trzech.',
  'pickTwo.why': 'Ostatnią bierze {name}.',
  'joker.do': 'Masz znak zapytania: dowolny herb.',
  'joker.why': 'Wybierz go albo dotknij miejsca na mapie.',
  'place.do': 'Narysuj swoje dwie kostki obok siebie. Dotknij mapy.',
  'place.why': 'Jedna musi stykać się z\u00a0zamkiem albo ze swoim herbem.',
  'points.do': 'Plakietka pokazuje punkty. Wypróbuj inne miejsca.',
  'points.why': 'Nic nie jest narysowane, dopóki nie potwierdzisz.',
  'crosses.do': 'Posiadłość to liczba pól razy liczba krzyżyków.',
  'crosses.why': 'Bez krzyżyka na razie nic nie jest warta.',
  'power.do': 'Masz pierwszy pełny rząd: jego moc jest twoja, raz.',
  'power.why': 'Czeka pod twoją mapą.',
  'tick.do': 'Kostka bez krzyżyka zakreśla pole w\u00a0księdze.',
  'tick.why': 'Kto pierwszy wypełni rząd, zdobywa jego moc.',
  'castle.do': 'Twój zamek może raz dodać krzyżyk do kostki.',
  'castle.why': 'Najwięcej daje w\u00a0dużej posiadłości.',
  'pass.do': 'Nic nie pasuje: tracisz ten ruch.',
  'pass.why': 'Każdemu się zdarza. Następny rzut jest nowy.',
  'end.do': 'To było ostatnie pole. Dobra gra!',
  'end.why': 'Teraz liczymy każdą posiadłość.',
} as const satisfies Translation<typeof en>;
