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
  boxes: 'Pola',
  power: 'Moc',
  editionsLink: 'Czym różnią się drukowane wydania',

  'duel.goal.title': 'Gra w skrócie',
  'duel.goal':
    'W każdej rundzie dzielicie między siebie {dice} kostki. Dwie, które dostaniesz, to twoje domino: rysujesz je na swojej mapie, która ma {squares} pola. Pola z tym samym herbem, stykające się bokami, tworzą *posiadłość*.\nNa koniec każda posiadłość jest warta tyle, ile wynosi iloczyn jej pól i krzyżyków. Wygrywa ten, kto ma więcej punktów.',
  'duel.parts.title': 'Kostki, mapy, księga zaklęć',
  'duel.parts':
    '- *Kostki: {dice}*, każda inna. Widać na nich sześć herbów, niektóre z jednym lub dwoma krzyżykami, oraz *jokera*.\n- *Mapa dla każdego*: {columns} kolumn, {rows} wierszy i zamek pośrodku. To {squares} pola do rysowania, czyli miejsce na {dominoes} domin.\n- *Jedna księga zaklęć dla obu graczy*: przy każdym herbie rząd pól po twojej stronie i po stronie przeciwnika. Pełny rząd daje moc.',
  'duel.round.title': 'Runda',
  'duel.round':
    'Kto rzuca, jest w tej rundzie graczem *A*, drugi jest graczem *B*; po rundzie zamieniacie się rolami. W pierwszej rundzie graczem A jest gracz pierwszy; przy stole starszy z was.\n- *Rzut*: A rzuca wszystkimi kostkami.\n- *Wybór*: dzielicie je między siebie.\n- *Rysowanie*: najpierw A, potem B rysuje domino na własnej mapie.\n- *Księga zaklęć*: najpierw A, potem B zakreśla pola.\nMapy nie wpływają na siebie, więc przy stole rysujecie jednocześnie. Tutaj B może przygotować domino, gdy A jeszcze rysuje.',
  'duel.draft.title': 'Wybór: komu która kostka',
  'duel.draft':
    'A bierze jedną kostkę, B dwie z pozostałych trzech, a ostatnia przypada A. Każdy ma więc dwie kostki, a każdy wybór decyduje też o tym, co zostanie drugiemu.\nKostki z tą samą ścianką to nadal różne kostki: różnią się pozostałymi ściankami, a moc *{turn}* pozwala z nich skorzystać.',
  'duel.draft.example': 'A bierze: {first}, B bierze: {second}, dla A zostaje: {last}.',
  'duel.place.title': 'Narysuj swoje domino',
  'duel.place':
    'Domino zajmuje dwa puste pola o wspólnym boku, po jednej kostce na każdym, w dowolnym ułożeniu. Narysuj każdy herb z krzyżykami, które pokazuje jego kostka. Na polu zamku niczego się nie rysuje.\nRysuje się obie kostki albo żadną. Tam, gdzie spotykają się różne herby, pogrubia się linię między nimi: tak widać posiadłości. Strona robi to za ciebie.',
  'duel.place.apart': 'Pola {one} i {two} nie mają wspólnego boku. Bez mocy *{split}* domina nie można rozdzielić.',
  'duel.place.occupied': 'Na polu {square} jest już herb.',
  'duel.connection.title': 'Zasada łączenia',
  'duel.connection':
    'Przynajmniej jedno z twoich dwóch pól musi się *łączyć*: ma wspólny bok z zamkiem, cokolwiek na nim jest, albo z takim samym herbem narysowanym w jednej z poprzednich rund.\nDrugie pole może sąsiadować z czymkolwiek. Rogi się nie liczą, a połówki nowego domina nie łączą się nawzajem.',
  'duel.connection.castle': 'Pole {square} dotyka zamku. To wystarczy, cokolwiek tam narysujesz.',
  'duel.connection.coat': 'Pole {square} dotyka swojego herbu. Posiadłość to teraz {squares} × {crosses} = {points}.',
  'duel.connection.none': 'Ani {one}, ani {two} nie dotyka zamku ani swojego herbu.',
  'duel.joker.title': 'Jokery',
  'duel.joker':
    'Jokera rysujesz jako dowolny z sześciu herbów; wybierasz w chwili rysowania. Nie ma własnego krzyżyka i nigdy nie zakreśla pola w księdze zaklęć.',
  'duel.joker.example': 'Joker na polu {square} staje się herbem: {coat}.',
  'duel.castle.title': 'Krzyżyk zamku',
  'duel.castle':
    'Raz na grę możesz dodać krzyżyk do jednej ze swoich dwóch kostek, gdy ją rysujesz; także do jokera i do kostki, która już ma krzyżyki. Dach zamku zostaje wtedy zamalowany i więcej nie można z tego skorzystać.\nKostka z krzyżykiem zamku nie zakreśla pola. Liczba krzyżyków na polu jest nieograniczona.',
  'duel.castle.example': 'Z krzyżykiem zamku na polu {square} to domino daje {gain}, bez niego {without}.',
  'duel.pass.title': 'Pas',
  'duel.pass':
    'Jeśli twoje kostki można narysować bez pomocy mocy, musisz je narysować, z mocami lub bez. Jeśli nie można, wybierasz: użyć mocy, by to umożliwić, albo *spasować*. Kto pasuje, niczego nie rysuje i niczego nie traci.',
  'duel.pass.example': 'Żadne dwa sąsiednie puste pola nie przyjmą tych kostek: pozostaje spasować.',
  'duel.spellbook.title': 'Księga zaklęć',
  'duel.spellbook':
    'Gdy oboje skończycie rysować, najpierw A, potem B patrzy na swoje dwie kostki. Kostka zakreśla następne pole swojego herbu, jeśli została narysowana w tej rundzie, nie jest jokerem i nie ma krzyżyka, nawet z zamku. Obrócona kostka liczy się według nowej ścianki.\nKto pierwszy wypełni rząd, zdobywa jego moc; rząd drugiego gracza zostaje przekreślony. Jeśli oboje wypełnicie go w tej samej rundzie, moc zdobywa A.',
  'duel.spellbook.note': 'Według dwóch drukowanych instrukcji liczą się też kostki, których nie dało się narysować.',
  'duel.spellbook.example':
    'W rundzie {round} gracz A rysuje bez krzyżyka: {ticking}, więc zakreśla jedno pole. Nic nie zakreśla: {silent}.',
  'duel.powers.title': 'Moce, które zachowujesz',
  'duel.powers':
    'Każdej możesz użyć raz, w dowolnej chwili od rundy następnej po jej zdobyciu, osobno albo razem z innymi mocami i krzyżykiem zamku. Moc zużywa się tylko na domino, które jej potrzebuje.\n- *{free}*: narysuj domino bez zasady łączenia.\n- *{split}*: twoje kostki trafiają na osobne pola i każda z nich musi się łączyć.\n- *{both}*: jako A weź od razu dwie kostki; pozostałe dwie są dla B.\n- *{turn}*: obróć jedną ze swoich kostek na inną z jej ścianek.\nZ mocami *{free}* i *{split}* naraz wystarczą dowolne dwa puste pola.',
  'duel.powers.free': '*{free}*: nic się tu nie łączy, a domino i tak wolno narysować.',
  'duel.powers.split': '*{split}*: pola {one} i {two} nie sąsiadują ze sobą i każde łączy się osobno.',
  'duel.powers.both': '*{both}*: A bierze od razu: {first}; dla B zostaje: {second}.',
  'duel.powers.turn': '*{turn}*: kostka pokazywała: {before}, a zostaje narysowana jako: {after}.',
  'duel.lightning.title': 'Błyskawice',
  'duel.lightning':
    'Dwie moce działają w chwili, gdy ich rząd się wypełni, zanim zakreśli następny gracz.\n- *{domains}*: wybierz herb. Na koniec każda twoja posiadłość z tym herbem daje dodatkowo {perDomain} punkty, z krzyżykiem czy bez, nawet pojedyncze pole.\n- *{cross}*: dodaj krzyżyk do dowolnego herbu na swojej mapie. Jeśli nic jeszcze nie narysowano, przepada.',
  'duel.lightning.domains': '*{domains}* i herb {coat}: ta mapa zyskuje {gain}.',
  'duel.lightning.cross': 'Krzyżyk na polu {square}: wartość posiadłości rośnie z {before} do {after}.',
  'duel.end.title': 'Koniec',
  'duel.end':
    'Rundę zawsze gra się do końca, z księgą zaklęć i błyskawicami. Jeśli wtedy jakaś mapa jest pełna albo oboje spasowaliście w tej rundzie, gra się kończy.',
  'duel.score.title': 'Punktacja',
  'duel.score':
    'Posiadłość jest warta tyle, ile wynosi iloczyn jej pól i krzyżyków, więc bez krzyżyka nic. Dwie posiadłości z tym samym herbem liczą się osobno. Dodaj to, co przynosi moc *{domains}*.\nWygrywa wyższa suma. Przy równej wygrywa ten, kto ma największą posiadłość; jeśli i to nie rozstrzyga, jest remis, a według polskiej instrukcji wspólne zwycięstwo.',
  'duel.score.example': 'Koniec naszej partii: {total}. Najlepsza posiadłość to {squares} × {crosses} = {points}.',
  'duel.notation.title': 'Jak zapisuje się grę',
  'duel.notation':
    'Zapis to zwykły tekst: pierwszy wiersz nazywa grę i wydanie, potem jedna akcja w wierszu. Herb to litera, wielka dla podwójnego. Każdy krzyżyk to `+`, joker `?`, obrócona kostka `~`, krzyżyk zamku `^`. Pole to litera kolumny i numer wiersza.\nKażdą akcję można zapisać tylko w jeden sposób: kostki rosnąco, pola według kolumny, potem wiersza.',
  'duel.notation.example': 'Z partii na tej stronie:',

  'discovery.goal.title': 'Gra w skrócie',
  'discovery.goal':
    'Każdy buduje królestwo wokół swojego zamku. W każdej rundzie do wzięcia są {line} domina, twoi królowie wybierają dwa z nich, a ty kładziesz je tak, by stykały się takie same tereny.\nNa koniec każda *posiadłość*, czyli pola jednego terenu stykające się bokami, jest warta tyle, ile wynosi iloczyn jej pól i koron. Wygrywa ten, kto ma więcej punktów.',
  'discovery.parts.title': 'Domina, królowie, zamki',
  'discovery.parts':
    '- *Numerowane domina: {dominoes}*. Każda połówka to jeden z sześciu terenów, a niektóre mają korony. Im wyższy numer, tym bogatsza ziemia.\n- *Dwaj królowie i zamek* dla każdego.',
  'discovery.setup.title': 'Przygotowanie',
  'discovery.setup':
    'Potasuj domina, odkryj {line} i ułóż je w rząd według numerów, od najniższego. Wszyscy królowie trafiają do zamkniętej dłoni i wychodzą po jednym. Gdy wyjdzie twój, postaw go na wolnym dominie rzędu, zanim pojawi się następny. Gdy każde domino ma króla, odkryj następny rząd.',
  'discovery.round.title': 'Runda',
  'discovery.round':
    'Idź wzdłuż rzędu od najniższego numeru do najwyższego. Właściciel każdego króla najpierw kładzie to domino w swoim królestwie, potem przestawia króla na wolne domino następnego rzędu. Gdy wszyscy królowie zmienią miejsce, odkrywa się kolejny rząd.\nNiski numer to uboższa ziemia, ale wcześniejszy wybór; wysoki to bogatsza ziemia i to, co zostanie. Rzędów jest {lines}: w ostatniej rundzie tylko kładziecie domina.',
  'discovery.round.example': 'Domino {domino} ma najniższy numer, więc jego król rusza pierwszy.',
  'discovery.choose.title': 'Wybierz domino',
  'discovery.choose':
    'Na jednym dominie jeden król. Możesz wybrać domino, które nie zmieści się w twoim królestwie. Które domina jeszcze wyjdą, nie jest tajemnicą; w jakiej kolejności, nie wie nikt.',
  'discovery.place.title': 'Połóż domino',
  'discovery.place':
    'Domino zajmuje dwa puste pola o wspólnym boku, w dowolnym ułożeniu. Na polu zamku niczego się nie kładzie. Położonego domina nie wolno przesuwać.',
  'discovery.place.occupied': 'Na polu {square} jest już {terrain}.',
  'discovery.connection.title': 'Zasada łączenia',
  'discovery.connection':
    'Przynajmniej jedna połówka domina musi się *łączyć*: ma wspólny bok z twoim zamkiem, który pasuje do każdego terenu, albo z polem swojego terenu. Druga może leżeć obok czegokolwiek. Rogi się nie liczą.',
  'discovery.connection.castle': 'Jedna połówka domina {domino} leży przy zamku. To wystarczy.',
  'discovery.connection.terrain':
    'Łączy się z własnym terenem ({terrain}): posiadłość to teraz {squares} × {crowns} = {points}.',
  'discovery.connection.none': 'Domino {domino} nie dotyka tu ani zamku, ani żadnego ze swoich terenów.',
  'discovery.bound.title': 'Granice królestwa',
  'discovery.bound':
    'Całe królestwo, z zamkiem, musi zmieścić się w kwadracie {size} × {size} pól. Gdzie leżą te granice, nie jest ustalone z góry: przesuwają się, aż wyznaczą je twoje domina, a zamek może skończyć pośrodku, na brzegu albo w rogu. Puste miejsca są dozwolone.',
  'discovery.bound.outside': 'Z polem {square} szerokość królestwa wyniosłaby {wide}.',
  'discovery.discard.title': 'Odrzucenie',
  'discovery.discard':
    'Domino, które da się położyć, trzeba położyć, nawet ze stratą. Takie, którego nie da się położyć nigdzie, odrzucasz i nic za nie nie dostajesz. Odrzucić wolno tylko takie.',
  'discovery.discard.example': 'Domino {domino} nie mieści się nigdzie w tym królestwie i zostaje odrzucone.',
  'discovery.end.title': 'Koniec',
  'discovery.end': 'Gra się kończy, gdy domina z rzędu {lines} są położone lub odrzucone.',
  'discovery.score.title': 'Punktacja',
  'discovery.score':
    'Posiadłość jest warta tyle, ile wynosi iloczyn jej pól i koron, więc bez korony nic. Dwie posiadłości tego samego terenu liczą się osobno.\nWygrywa wyższa suma. Przy równej rozstrzyga największa posiadłość, potem liczba koron; potem wygrywacie razem. W drukowanej francuskiej instrukcji brakuje pierwszego z tych rozstrzygnięć; można grać bez niego.',
  'discovery.score.example': 'Koniec naszej partii: {total}. Najlepsza posiadłość to {squares} × {crowns} = {points}.',
  'discovery.variants.title': 'Warianty',
  'discovery.variants':
    '- *Domina z gry podstawowej*: rzędy: {lines}, losowane spośród wszystkich {base} domin; reszta pozostaje nieznana.\n- *Wielki pojedynek*: królestwa {large} × {large}, wszystkie domina ({base}), rzędy: {largeLines}.\n- *Harmonia*: dodatkowe punkty ({harmony}) za królestwo, które niczego nie odrzuciło.\n- *Państwo Środka*: dodatkowe punkty ({middle}), jeśli zamek jest w samym środku, a królestwo sięga najdalej, jak wolno, w czterech kierunkach.',
  'discovery.notation.title': 'Jak zapisuje się grę',
  'discovery.notation':
    'Zapis to zwykły tekst: pierwszy wiersz nazywa grę i jej warianty, potem jedna akcja w wierszu. Pole to litera kolumny i numer wiersza na planszy z zamkiem pośrodku. Domino zapisuje się numerem i polami jego lewej i prawej połówki.\nKażdą akcję można zapisać tylko w jeden sposób: rząd rosnąco, a domino o równych połówkach od niższego pola.',
  'discovery.notation.example': 'Z partii na tej stronie:',

  'editions.title': 'Czym różnią się drukowane wydania',
  'editions.lead':
    'Duel wydrukowano w kilku językach, a cztery instrukcje, które porównaliśmy, nie mówią całkiem tego samego. Wydanie wybierasz na początku gry; jest wpisane w jej zapis.',
  'editions.question': 'Pytanie',
  'editions.ticks': 'Kiedy kostka zakreśla pole?',
  'editions.ticks.drawn': 'Tylko gdy narysowano ją na mapie',
  'editions.ticks.formed': 'Już gdy powstaje domino: kto pasuje, też zakreśla',
  'editions.equal': 'A jeśli nadal jest równo?',
  'editions.equal.draw': 'Remis',
  'editions.equal.shared': 'Wspólne zwycięstwo',
  'editions.default': 'tutaj domyślne',
  'editions.silent.title': 'Co mówią tylko niektóre',
  'editions.silent':
    '- *Krzyżyk zamku na jokerze*: zasady angielskie i polskie na to pozwalają; francuskie i hiszpańskie o tym milczą. U nas wolno w każdym wydaniu.\n- *Pojedyncze pole to też posiadłość*: mówi to tylko tekst hiszpański. Liczy się zawsze.\n- *Rundę gra się do końca*: wprost mówi to tylko tekst polski. Pozostałe czytamy tak samo.\n- *Kto zakreśla pierwszy*: teksty angielski i polski mówią, że A pierwszy wypełnia księgę. Wszystkie zgadzają się, że rząd wypełniony przez oboje zdobywa A.\n- *Tekst hiszpański przeczy sam sobie*: wymaga narysowanego domina przed zakreśleniem, a gdzie indziej każe zakreślać temu, kto nie może rysować. Idziemy za tym drugim.',
  'editions.ours.title': 'Czego nie mówi żadne',
  'editions.ours':
    '- Czy wolno łączyć moce w jednej turze: wolno.\n- W jakiej kolejności rysuje się mapy: najpierw A, co niczego nie zmienia.\n- Od kiedy działa nowa moc: od następnej rundy.\n- Czy wolno spasować, choć kostki dałoby się narysować: nie.',
  'editions.dominoes.title': 'Discovery',
  'editions.dominoes':
    'Francuska instrukcja zaczyna rozstrzyganie remisów od słów „w razie kolejnego remisu”: pierwszego brakuje w druku. Bierzemy je z gry podstawowej: największa posiadłość; opcja „jak w druku” je pomija.',
  'editions.sure.title': 'Na ile jesteśmy pewni',
  'editions.sure':
    '- *Zasady i różnice między wydaniami*: pewne, odczytane z czterech drukowanych instrukcji.\n- *Domina Discovery*: pewne, odczytane z drukowanych tekstów.\n- *Działanie każdej mocy*: pewne, wydrukowane w instrukcjach.\n- *Ścianki czterech kostek*: bardzo prawdopodobne. Jedno pełne publiczne źródło, zgodne ze wszystkimi innymi znalezionymi opisami; jeszcze bez zdjęcia.\n- *Liczba pól w każdym rzędzie i to, który herb ma którą moc*: bardzo prawdopodobne, z tego samego źródła.',
  'editions.check': 'Sprawdź swoje pudełko',
} as const satisfies Translation<typeof en>;
