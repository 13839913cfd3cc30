import type en from '../../en/discovery/readings.ts';
import type { Translation } from '../../message.ts';

export default {
  'top.title': 'Numer na wierzchu stosu',
  top: 'Domina leżą numerem do góry, więc przy stole widać następny. Tutaj nie widzi go nikt: które domina jeszcze wyjdą, wiadomo; w jakiej kolejności, nie.',
  'tiebreak.title': 'Pierwsze rozstrzygnięcie remisu',
  tiebreak:
    'Francuska instrukcja zaczyna od kolejnego remisu: pierwszego rozstrzygnięcia brakuje w druku. Bierzemy je z gry podstawowej: największa posiadłość. Opcja „jak w druku” je pomija.',
  'discard.title': 'Co wolno odrzucić',
  discard:
    'Tylko domino, którego nie da się położyć nigdzie. Takie, które da się położyć, trzeba położyć, a wybrać wolno i takie, które się nie zmieści.',
  'bound.title': 'Gdzie leżą granice',
  bound:
    'Przesuwają się, aż wyznaczą je twoje domina: zamek może skończyć w dowolnym miejscu kwadratu, a puste miejsca są dozwolone.',
  'variants.title': 'Harmonia, Państwo Środka, wielki pojedynek',
  variants:
    'Pochodzą z gry podstawowej, razem z jej dominami, a nie z Discovery. Trzeba je wybrać; zwykła gra w Discovery ich nie ma.',
} as const satisfies Translation<typeof en>;
