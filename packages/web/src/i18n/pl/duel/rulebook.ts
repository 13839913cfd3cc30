import type en from '../../en/duel/rulebook.ts';
import type { Translation } from '../../message.ts';

export default {
  boxes: 'Pola',
  power: 'Moc',
  'goal.title': 'Gra w skrócie',
  goal: 'W każdej rundzie dzielicie między siebie {dice} kostki. Dwie, które dostaniesz, to twoje domino: rysujesz je na swojej mapie, która ma {squares} pola. Pola z tym samym herbem, stykające się bokami, tworzą *posiadłość*.\nNa koniec każda posiadłość jest warta tyle, ile wynosi iloczyn liczby pól i krzyżyków. Wygrywa ten, kto ma więcej punktów.',
  'parts.title': 'Kostki, mapy, księga zaklęć',
  parts:
    '- *Kostki: {dice}*, każda inna. Widać na nich sześć herbów, niektóre z jednym lub dwoma krzyżykami, oraz *znak zapytania*, czyli jokera.\n- *Mapa dla każdego*: {columns} kolumn, {rows} wierszy i zamek pośrodku. To {squares} pola do rysowania, czyli miejsce na {dominoes} domin.\n- *Jedna księga zaklęć dla obu graczy*: przy każdym herbie rząd pól po twojej stronie i po stronie przeciwnika. Pełny rząd daje moc.',
  'round.title': 'Runda',
  round:
    'Kto rzuca, jest w tej rundzie graczem *A*, drugi jest graczem *B*; po rundzie zamieniacie się rolami. W pierwszej rundzie graczem A jest gracz pierwszy; przy stole starszy z was.\n- *Rzut*: A rzuca wszystkimi kostkami.\n- *Wybór*: dzielicie je między siebie.\n- *Rysowanie*: najpierw A, potem B rysuje domino na własnej mapie.\n- *Księga zaklęć*: najpierw A, potem B zakreśla pola.\nMapy nie wpływają na siebie, więc przy stole rysujecie jednocześnie. Tutaj najpierw rysuje A: B to widzi, a tymczasem może przygotować domino.',
  'draft.title': 'Wybór: komu która kostka',
  draft:
    'A bierze jedną kostkę, B dwie z pozostałych trzech, a ostatnia przypada A. Każdy ma więc dwie kostki, a każdy wybór decyduje też o tym, co zostanie drugiemu.\nKostki z tą samą ścianką to nadal różne kostki: różnią się pozostałymi ściankami, a moc *{turn}* pozwala z nich skorzystać.',
  'draft.example': 'A bierze: {first}, B bierze: {second}, dla A zostaje: {last}.',
  'place.title': 'Narysuj swoje domino',
  place:
    'Domino zajmuje dwa puste pola o wspólnym boku, po jednej kostce na każdym, w dowolnym ułożeniu. Narysuj każdy herb z krzyżykami, które pokazuje jego kostka. Na polu zamku niczego się nie rysuje.\nRysuje się obie kostki albo żadną. Tam, gdzie spotykają się różne herby, pogrubia się linię między nimi: tak widać posiadłości. Strona robi to za ciebie.',
  'place.apart': 'Pola {one} i {two} nie mają wspólnego boku. Bez mocy *{split}* domina nie można rozdzielić.',
  'place.occupied': 'Na polu {square} jest już herb.',
  'connection.title': 'Zasada łączenia',
  connection:
    'Przynajmniej jedno z twoich dwóch pól musi się *łączyć*: ma wspólny bok z zamkiem, bez względu na herb, albo z takim samym herbem narysowanym w jednej z poprzednich rund.\nDrugie pole może sąsiadować z czymkolwiek. Rogi się nie liczą, a połówki nowego domina nie łączą się nawzajem.',
  'connection.castle': 'Pole {square} dotyka zamku. To wystarczy, cokolwiek tam narysujesz.',
  'connection.coat': 'Pole {square} dotyka swojego herbu. Posiadłość to teraz {squares} × {crosses} = {points}.',
  'connection.none': 'Ani {one}, ani {two} nie dotyka zamku ani swojego herbu.',
  'joker.title': 'Znak zapytania, czyli joker',
  joker:
    'Znak zapytania to joker: rysujesz go jako dowolny z\u00a0sześciu herbów; wybierasz w\u00a0chwili rysowania. Nie ma własnego krzyżyka i\u00a0nigdy nie zakreśla pola w\u00a0księdze zaklęć.',
  'joker.example': 'Znak zapytania na polu {square} staje się herbem: {coat}.',
  'castle.title': 'Krzyżyk zamku',
  castle:
    'Raz na grę możesz dodać krzyżyk do jednej ze swoich dwóch kostek, gdy ją rysujesz; także do znaku zapytania i do kostki, która już ma krzyżyki. Dach zamku zostaje wtedy zamalowany i więcej nie można z tego skorzystać.\nKostka z krzyżykiem zamku nie zakreśla pola. Liczba krzyżyków na polu jest nieograniczona.',
  'castle.example': 'Z krzyżykiem zamku na polu {square} to domino daje {gain}, bez niego {without}.',
  'pass.title': 'Pas',
  pass: 'Jeśli twoje kostki można narysować bez pomocy mocy, musisz je narysować, z mocami lub bez. Jeśli nie można, wybierasz: użyć mocy, by to umożliwić, albo *spasować*, czyli stracić ruch. Kto spasuje, niczego nie rysuje i niczego nie zużywa.',
  'pass.example': 'Żadne dwa sąsiednie puste pola nie przyjmą tych kostek: pozostaje spasować.',
  'spellbook.title': 'Księga zaklęć',
  spellbook:
    'Gdy oboje skończycie rysować, najpierw A, potem B patrzy na swoje dwie kostki. Kostka zakreśla następne pole swojego herbu, jeśli została narysowana w tej rundzie, nie jest znakiem zapytania i nie ma krzyżyka, nawet z zamku. Obrócona kostka liczy się według nowej ścianki.\nKto pierwszy wypełni rząd, zdobywa jego moc; rząd drugiego gracza zostaje przekreślony. Jeśli oboje wypełnicie go w tej samej rundzie, moc zdobywa A.',
  'spellbook.note': 'W wydaniach francuskim i hiszpańskim liczą się też kostki, których nie dało się narysować.',
  'spellbook.example':
    'W rundzie {round} gracz A rysuje bez krzyżyka: {ticking}, więc zakreśla jedno pole. Nic nie zakreśla: {silent}.',
  'powers.title': 'Moce, które zachowujesz',
  powers:
    'Każdej możesz użyć raz, w dowolnej chwili od rundy następnej po jej zdobyciu, osobno albo razem z innymi mocami i krzyżykiem zamku. Moc zużywa się tylko na domino, które jej potrzebuje.\n- *{free}*: narysuj domino bez zasady łączenia.\n- *{split}*: twoje kostki trafiają na osobne pola i każda z nich musi się łączyć.\n- *{both}*: jako A weź od razu dwie kostki; pozostałe dwie są dla B.\n- *{turn}*: obróć jedną ze swoich kostek na inną z jej ścianek.\nZ mocami *{free}* i *{split}* naraz wystarczą dowolne dwa puste pola.',
  'powers.free': '*{free}*: nic się tu nie łączy, a domino i tak wolno narysować.',
  'powers.split': '*{split}*: pola {one} i {two} nie sąsiadują ze sobą i każde łączy się osobno.',
  'powers.both': '*{both}*: A bierze od razu: {first}; dla B zostaje: {second}.',
  'powers.turn': '*{turn}*: kostka pokazywała: {before}, a zostaje narysowana jako: {after}.',
  'lightning.title': 'Błyskawice',
  lightning:
    'Dwie moce działają w chwili, gdy ich rząd się wypełni, zanim zakreśli następny gracz.\n- *{domains}*: wybierz herb. Na koniec każda twoja posiadłość z tym herbem daje dodatkowo {perDomain} punkty, z krzyżykiem czy bez, nawet pojedyncze pole.\n- *{cross}*: dodaj krzyżyk do dowolnego herbu na swojej mapie. Jeśli nic jeszcze nie narysowano, przepada.',
  'lightning.domains': '*{domains}* i herb {coat}: ta mapa zyskuje {gain}.',
  'lightning.cross': 'Krzyżyk na polu {square}: wartość posiadłości rośnie z {before} do {after}.',
  'end.title': 'Koniec',
  end: 'Rundę zawsze gra się do końca, z księgą zaklęć i błyskawicami. Jeśli wtedy jakaś mapa jest pełna albo oboje spasowaliście w tej rundzie, gra się kończy.',
  'end.note':
    'W wydaniach angielskim, francuskim i hiszpańskim pełna mapa kończy grę, gdy oboje skończycie rysować: nikt już nie zakreśla pola.',
  'score.title': 'Punktacja',
  score:
    'Posiadłość jest warta tyle, ile wynosi iloczyn liczby pól i krzyżyków, więc bez krzyżyka nic. Dwie posiadłości z tym samym herbem liczą się osobno. Dodaj to, co przynosi moc *{domains}*.\nWygrywa wyższa suma. Przy równej wygrywa ten, kto ma największą posiadłość; jeśli i to nie rozstrzyga, zwyciężacie wspólnie, a w pozostałych wydaniach jest remis.',
  'score.example': 'Koniec naszej partii: {total}. Najlepsza posiadłość to {squares} × {crosses} = {points}.',
  'notation.title': 'Jak zapisuje się grę',
  notation:
    'Zapis to zwykły tekst: pierwszy wiersz nazywa grę i wydanie, potem jedna akcja w wierszu. Herb to litera, wielka dla podwójnego. Każdy krzyżyk to `+`, znak zapytania `?`, obrócona kostka `~`, krzyżyk zamku `^`. Pole to litera kolumny i numer wiersza.\nKażdą akcję można zapisać tylko w jeden sposób: kostki rosnąco, pola według kolumny, potem wiersza.',
  'notation.example': 'Z partii na tej stronie:',
  'editions.lead':
    'Duel wydano w kilku językach, a cztery instrukcje, które porównaliśmy, nie mówią dokładnie tego samego. Wydanie wybierasz na początku gry; podają je stół, wynik i zapis gry.',
  'editions.question': 'Pytanie',
  'editions.ticks': 'Kiedy kostka zakreśla pole?',
  'editions.ticks.drawn': 'Tylko gdy narysowano ją na mapie',
  'editions.ticks.formed': 'Już gdy powstaje domino: kto spasuje, też zakreśla',
  'editions.equal': 'A jeśli nadal jest równo?',
  'editions.equal.draw': 'Remis',
  'editions.equal.shared': 'Wspólne zwycięstwo',
  'editions.end': 'Kiedy pełna mapa kończy grę?',
  'editions.end.map': 'Gdy oboje skończyli rysować: nikt już nie zakreśla pola',
  'editions.end.round': 'Po całej rundzie, z księgą zaklęć i błyskawicami',
  'editions.own': 'wybrane dla ciebie',
  'editions.readings.title': 'Jak czytamy to, co pozostawiają otwarte',
  'editions.sure':
    '- *Co mówią instrukcje*: pewne tam, gdzie przytaczamy zdanie; czytaliśmy wszystkie cztery w druku. Nasze wnioski to nasze odczytanie i pewne nie są.\n- *Działanie każdej mocy z osobna*: pewne, wydrukowane we wszystkich czterech.\n- *Ścianki czterech kostek*: bardzo prawdopodobne. Jedno pełne publiczne źródło, zgodne ze wszystkimi innymi znalezionymi opisami; jeszcze bez zdjęcia.\n- *Liczba pól w każdym rzędzie i to, który herb ma którą moc*: bardzo prawdopodobne, z tego samego źródła.',
} as const satisfies Translation<typeof en>;
