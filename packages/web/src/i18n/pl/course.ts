import type en from '../en/course.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Kurs',
  lead: {
    one: '{n} lekcja z\u00a0jedną myślą.',
    few: '{n} lekcje, każda z\u00a0jedną myślą. Każda kończy się pięcioma ćwiczeniami przy stole, za każdym razem nowymi.',
    many: '{n} lekcji, każda z\u00a0jedną myślą. Każda kończy się pięcioma ćwiczeniami przy stole, za każdym razem nowymi.',
    other:
      '{n} lekcji, każda z\u00a0jedną myślą. Każda kończy się pięcioma ćwiczeniami przy stole, za każdym razem nowymi.',
  },
  begin: 'Zacznij',
  resume: 'Dalej: {title}',
  progress: 'Ukończone lekcje: {done} z {all}',
  leave: 'Opuść lekcję',
  count: 'Ćwiczenie {n} z {of}',
  right: 'Dobrze',
  second: 'Dobrze, za drugim razem',
  notYet: 'Jeszcze nie',
  missed: 'O to chodziło',
  tryAgain: 'Spróbuj jeszcze raz',
  show: 'Pokaż',
  next: 'Następne ćwiczenie',
  finish: 'Zobacz wynik',
  score: '{right} z {of} za pierwszym razem',
  again: 'Jeszcze pięć',
  nextLesson: 'Następna lekcja: {title}',
  puzzles: 'Zadania na ten temat',
  all: 'Wszystkie lekcje',
  yours: 'Twój wybór',
  answer: 'Rozwiązanie',
  working: 'Szukam pozycji…',
  failed: 'Nie udało się znaleźć pozycji. Spróbuj jeszcze raz.',
  done: 'ukończona',
  reached: '{what}: {best}. Lepiej się nie da.',
  possible: '{what}: {yours}. Możliwe: {best}.',
  'order.right': 'Tyle punktów, ile się da, a w następnej rundzie wybierasz wcześniej.',
  'order.fewer': 'Inne domino daje więcej punktów.',
  'order.later': 'Inne domino daje tyle samo punktów i\u00a0ma niższy numer.',
  'fits.right': 'Jest na nie miejsce.',
  'fits.wrong': 'To domino nigdzie nie pasuje w twoim królestwie: przepadłoby.',
  'unit.points': 'Punkty',
  'unit.swing': 'Twoje punkty minus te, które zostawiasz',
  'unit.lines': 'Zapełnione rzędy',
  'unit.coats': 'Herby, które mają jeszcze miejsce',
  'unit.holes': 'Pola stracone na zawsze',
  'unit.dominoes': 'Domina, które się jeszcze zmieszczą',
  'unit.frames': 'Możliwe położenia ramy',
  'crosses.title': 'Pola razy krzyżyki',
  'crosses.idea':
    'Krzyżyk daje tyle punktów, ile pól ma jego posiadłość; pole tyle, ile krzyżyków ma jego posiadłość. Dawaj więc krzyżyki dużym posiadłościom, a pola tym, które mają wiele krzyżyków.',
  'crosses.ask': 'Narysuj domino tam, gdzie da najwięcej punktów.',
  'joining.title': 'Z dwóch posiadłości jedna',
  'joining.idea':
    'Dwie posiadłości z tym samym herbem liczą się osobno: 3 × 1 oraz 2 × 2 to 7. Połączone jednym polem dają 6 × 3 = 18. Szukaj pola, które je dzieli.',
  'joining.ask': 'Połącz dwie posiadłości tam, gdzie da to najwięcej.',
  'draft.title': 'Dwie kostki, jedno domino',
  'draft.idea':
    'Gdy wybierasz jako drugi, bierzesz dwie kostki naraz. Będą jednym dominem: szukaj dwóch kostek, które punktują w tym samym miejscu, a nie dwóch najlepszych.',
  'draft.ask': 'Weź dwie kostki, które dadzą ci najwięcej punktów.',
  'denial.title': 'To, co zostawiasz, też się liczy',
  'denial.idea':
    'To, co zostawisz, narysuje przeciwnik. Kostka, która tobie daje 3, a jemu dałaby 9, jest dla ciebie warta nawet 12. Zanim wybierzesz, spójrz na obie mapy.',
  'denial.ask': 'Weź kostki, przy których twoje punkty minus zostawione są największe.',
  'race.title': 'Wyścig o rząd',
  'race.idea':
    'Kostka narysowana bez krzyżyka odhacza kratkę. Kto pierwszy zapełni rząd, zdobywa jego moc, a znaczki drugiego przepadają. Licz brakujące kratki po obu stronach: runda wcześniej to wszystko.',
  'race.ask': 'Weź kostki, które teraz zapełnią najwięcej rzędów.',
  'castle.title': 'Krzyżyk zamku',
  'castle.idea':
    'Raz w grze zamek dodaje kostce krzyżyk. Daje on tyle punktów, ile pól ma posiadłość, i jeden więcej za każde pole, które dołączy później. Za wcześnie mnoży niewiele, za późno nic już nie dołączy; a jego kostka niczego nie odhacza.',
  'castle.ask': 'Użyj zamku tam, gdzie da najwięcej.',
  'jokers.title': 'Znaki zapytania',
  'jokers.idea':
    'Znak zapytania staje się dowolnym herbem i prawie zawsze znajdzie miejsce. Nie ma krzyżyka i niczego nie odhacza: niech będzie polem, którego brakuje dużej posiadłości.',
  'jokers.ask': 'Narysuj kostki tak, by dały najwięcej punktów.',
  'lightning.title': 'Błyskawica',
  'lightning.idea':
    'Dwa rzędy działają w chwili, gdy są pełne. Jeden dodaje krzyżyk: daj go swojej największej posiadłości. Drugi dodaje 3 punkty każdej posiadłości jednego herbu: wybierz herb, który leży w największej liczbie kawałków.',
  'lightning.ask': 'Użyj błyskawicy tam, gdzie da najwięcej.',
  'free-and-split.title': 'Wolność i Podział',
  'free-and-split.idea':
    'Z mocą Wolność domino nie potrzebuje połączenia; z mocą Podział jego kostki trafiają w różne miejsca. Zachowaj je na domino, które da tak dużo więcej, albo na rundę, w której nic by nie pasowało.',
  'free-and-split.ask': 'Zdobądź najwięcej punktów: pomoże ci moc.',
  'turn.title': 'Obrót',
  'turn.idea':
    'Z mocą Obrót obracasz jedną ze swoich kostek na inną jej ściankę. Pamiętaj, co każda kostka może jeszcze pokazać: ścianka z krzyżykami obok dużej posiadłości jest warta mocy.',
  'turn.ask': 'Obróć kostkę tak, by zdobyć najwięcej punktów.',
  'both.title': 'Para',
  'both.idea':
    'Kto rzuca, bierze jedną kostkę, a potem dostaje tę, która zostanie. Z mocą Para bierzesz dwie naraz i nikt ci drugiej nie zabierze. Użyj jej, gdy dwie kostki pasują do siebie.',
  'both.ask': 'Weź to, co na pewno da ci najwięcej.',
  'room.title': 'Nigdy nie tracić ruchu',
  'room.idea':
    'Pod koniec gry kostki nie znajdują miejsca, a kto pasuje, niczego nie rysuje. Zostaw miejsce obok kilku herbów: wtedy zmieści się prawie każdy rzut.',
  'room.ask': 'Rysuj tak, by jak najwięcej herbów miało jeszcze miejsce.',
  'holes.title': 'Bez dziur',
  'holes.idea':
    'Domino zajmuje dwa pola. Puste pole bez pustego obok zostanie puste do końca. Zanim narysujesz, sprawdź, co zostaje dookoła.',
  'holes.ask': 'Rysuj tak, by nie odciąć żadnego pola.',
  'packing.title': 'Ostatnie pola',
  'packing.idea':
    'Pod koniec licz domina, a nie pola. Osiem pustych pól pomieści cztery domina albo tylko dwa: zależy to od ich kształtu.',
  'packing.ask': 'Rysuj tak, by zmieściło się jeszcze jak najwięcej domin.',
  'borders.title': 'Granice',
  'borders.idea':
    'Posiadłość kończy się tam, gdzie zaczyna się inny teren. Kładź domino wzdłuż jego terenu i trzymaj granice krótkie: na granicy nic już nie dołączy.',
  'borders.ask': 'Połóż je tam, gdzie da najwięcej punktów.',
  'bridges.title': 'Łączenie posiadłości',
  'bridges.idea':
    'Dwie posiadłości jednego terenu liczą się osobno. Po połączeniu wszystkie pola liczą się ze wszystkimi koronami. Zostaw przerwę, dopóki nie przyjdzie właściwe domino.',
  'bridges.ask': 'Połącz dwie posiadłości tam, gdzie da to najwięcej.',
  'crowns.title': 'Korony',
  'crowns.idea':
    'Bez korony posiadłość nie jest nic warta. Korona jest warta tym więcej, im większa jest posiadłość, do której dołącza. Nie patrz więc na numer domina, lecz licz jego punkty w swoim królestwie.',
  'crowns.ask': 'Wybierz domino, które dałoby najwięcej w twoim królestwie.',
  'turn-order.title': 'Kolejność',
  'turn-order.idea':
    'Rząd idzie od niskich numerów do wysokich: niski numer gra pierwszy i pierwszy wybiera w następnej rundzie. Jeśli dwa domina dają ci tyle samo, weź niższe.',
  'turn-order.ask': 'Najwięcej punktów; przy równych niższy numer.',
  'king-denial.title': 'Zabierz to drugiemu',
  'king-denial.idea':
    'Każde domino, które zostawisz, może trafić do przeciwnika. Warto czasem wziąć takie, które dobrze pasuje do jego królestwa, nawet jeśli inne da ci trochę więcej.',
  'king-denial.ask': 'Wybierz domino, przy którym twoje punkty minus najlepsze, co zostawiasz, są największe.',
  'frame.title': 'Rama',
  'frame.idea':
    'Twoje królestwo musi zmieścić się na pięciu na pięć polach, a domina decydują gdzie. Dopóki rama jest otwarta, pasuje więcej domin. Buduj najpierw wokół zamku, potem dalej od niego.',
  'frame.ask': 'Połóż je tak, by rama została jak najbardziej otwarta.',
  'frame-holes.title': 'Dziury na pięć na pięć',
  'frame-holes.idea':
    'Gdy rama jest ustalona, liczy się każde pole. Pustego pola bez pustego obok nie da się już nigdy zakryć.',
  'frame-holes.ask': 'Połóż je tak, by nie odciąć żadnego pola.',
  'last-four.title': 'Ostatnie cztery',
  'last-four.idea':
    'Ostatnie cztery domina potrzebują miejsca jednocześnie. Policz, ile zmieści się na tym, co zostało: kształt jest ważniejszy niż liczba pól.',
  'last-four.ask': 'Połóż je tak, by zmieściło się jeszcze jak najwięcej domin.',
  'fitting.title': 'Domino, które pasuje',
  'fitting.idea':
    'Domino, które nigdzie nie pasuje, zostaje odrzucone i nic nie daje. Zanim wybierzesz, poszukaj dla niego miejsca: jedna połówka musi dotykać swojego terenu albo zamku, wewnątrz ramy.',
  'fitting.ask': 'Wybierz domino, które znajdzie jeszcze miejsce.',
} as const satisfies Translation<typeof en>;
