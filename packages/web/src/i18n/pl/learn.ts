import type en from '../en/learn.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Nauka',
  lead: 'Pierwsza gra trwa trzy minuty. Grasz na prawdziwej planszy; nic nie może pójść źle.',
  'card.duel': 'Dziel się czterema kostkami, rysuj herby, mnóż pola przez krzyżyki.',
  'card.discovery': 'Wybieraj domina swoimi królami i kładź je wokół zamku.',
  start: 'Zacznij pierwszą grę',
  resume: 'Wróć do kroku {n} z {of}',
  again: 'Jeszcze raz',
  finished: 'Ukończona',
  rules: 'Przeczytaj zasady',
  editions: 'Czym różnią się drukowane wydania',
  editionsNote: 'Cztery instrukcje, dwie różnice, obok siebie.',

  firstGame: 'Pierwsza gra w {game}',
  stepOf: 'Krok {n} z {of}',
  skip: 'Opuść lekcję',
  restart: 'Zacznij od nowa',
  back: 'Wstecz',
  goOn: 'Dalej',
  roll: 'Rzuć kostkami',
  reveal: 'Odkryj rząd',
  take: 'Weź',
  claim: 'Weź',
  castle: 'Zamek',
  castleNote: 'jeszcze jeden krzyżyk',
  joker: 'Narysuj jokera jako',
  anyCoat: 'najlepszy',
  you: 'Ty',
  opponent: 'Przeciwnik',
  yourBoard: 'Twoja plansza',
  theirBoard: 'Plansza przeciwnika',
  opponentDid: 'Tymczasem: {what}',
  invitation: 'Wróć do zaproszenia',
  playNow: 'Zagraj teraz',
  domainTap: 'Dotknij posiadłości, by zobaczyć, ile jest warta.',
  done: 'To była pierwsza gra. Wiesz już wszystko, co trzeba.',

  'duel.roll.title': 'Cel gry i pierwszy rzut',
  'duel.roll':
    'Zdobądź więcej punktów niż przeciwnik: stykające się takie same herby tworzą posiadłość, wartą tyle, ile wynosi iloczyn jej pól i krzyżyków. Dzielicie się czterema kostkami; rzuca A, a w tej rundzie to ty.',
  'duel.take.title': 'Weź kostkę',
  'duel.take':
    'Bierzesz jedną kostkę, przeciwnik dwie z pozostałych, a ostatnia jest twoja. Punkty dają krzyżyki: weź kostkę, która ma dwa.',
  'duel.take.hint': 'Można i tak, ale w tej lekcji weź kostkę z dwoma krzyżykami: policzą się za każde pole wokół.',
  'duel.draw.title': 'Narysuj domino',
  'duel.draw':
    'Twoje dwie kostki to domino. Jedno z jego pól musi dotykać zamku albo, później, swojego herbu. Możliwe pola są podświetlone: dotknij jednego, dotknij ponownie, by przekręcić, potem zatwierdź.',
  'duel.draw.hint': 'Krzyżyk zamku będzie później. Na razie postaw domino bez niego.',
  'duel.book.title': 'Księga zaklęć',
  'duel.book':
    'Każda kostka narysowana bez krzyżyka zakreśla pole swojego herbu w księdze. Kto pierwszy wypełni rząd, zdobywa jego moc: rysować gdziekolwiek, rozdzielić domino, wziąć od razu dwie kostki i więcej.',
  'duel.second.title': 'Teraz jesteś B',
  'duel.second':
    'Przeciwnik rzucił i wziął kostkę. Ty bierzesz dwie z trzech pozostałych. Jokera rysuje się jako dowolny herb: weź go razem z pełną tarczą.',
  'duel.second.hint': 'Weź jokera i pełną tarczę: razem dwa razy powiększą twoją posiadłość.',
  'duel.grow.title': 'Powiększ posiadłość',
  'duel.grow':
    'Takie same herby, które się stykają, to posiadłość, warta tyle, ile wynosi iloczyn jej pól i krzyżyków. Postaw obie kostki przy swojej pełnej tarczy, jokera jako drugą taką: trzy pola, dwa krzyżyki, sześć punktów.',
  'duel.grow.hint':
    'Wolno, ale da się lepiej: niech obie kostki dotykają pełnej tarczy, by posiadłość miała trzy pola.',
  'duel.castle.title': 'Krzyżyk zamku',
  'duel.castle':
    'Raz na grę zamek dodaje krzyżyk do kostki. Weź jeszcze raz pełną tarczę, potem włącz zamek i narysuj domino tam, gdzie ten krzyżyk da najwięcej.',
  'duel.castle.hint': 'Weź pełną tarczę i włącz zamek, zanim zatwierdzisz.',
  'duel.score.title': 'Ile to warte',
  'duel.score':
    'Każda posiadłość liczy swoje pola razy krzyżyki; bez krzyżyka nic. Gdy mapa jest pełna albo nikt nie mógł rysować, wygrywa wyższa suma.',

  'discovery.line.title': 'Cel gry i pierwszy rząd',
  'discovery.line':
    'Zdobądź więcej punktów niż przeciwnik: stykające się takie same tereny tworzą posiadłość, wartą tyle, ile wynosi iloczyn jej pól i koron. Cztery domina leżą odkryte według numerów: im wyższy, tym bogatsza ziemia.',
  'discovery.claim.title': 'Wybierz domino',
  'discovery.claim':
    'Twój król wyszedł z dłoni pierwszy. Postaw go na dominie. Punkty dają korony, ale niski numer wcześniej gra i wybiera w następnej rundzie.',
  'discovery.lay.title': 'Połóż je',
  'discovery.lay':
    'Twoja kolej na położenie domina. Jedna połówka musi dotykać zamku, który pasuje do każdego terenu. Dotknij podświetlonego pola, dotknij ponownie, by przekręcić, potem zatwierdź.',
  'discovery.next.title': 'Wybierz następne',
  'discovery.next':
    'Kto położył domino, przestawia tego króla do następnego rzędu. Który teren połączy się z twoim? Szukaj koron.',
  'discovery.join.title': 'Połącz tereny',
  'discovery.join':
    'Pola jednego terenu, które się stykają, to posiadłość, warta tyle, ile wynosi iloczyn jej pól i koron. Połóż to domino tak, by połówka dotykała swojego terenu.',
  'discovery.join.hint': 'Wolno, ale poszukaj pola obok takiego samego terenu: wtedy posiadłość rośnie.',
  'discovery.order.title': 'Wcześnie albo bogato',
  'discovery.order':
    'Teraz rusza twój drugi król; kto jest ostatni, bierze to, co zostało. Następna runda znów idzie według numerów: niskie domino gra pierwsze i potem pierwsze wybiera.',
  'discovery.bound.title': 'Pięć na pięć',
  'discovery.bound':
    'Całe królestwo, z zamkiem, musi zmieścić się w kwadracie pięć na pięć pól. Gdzie, zależy od ciebie, ale to, co teraz położysz, to ustala. Domino, które nigdzie się nie mieści, przepada.',
  'discovery.score.title': 'Ile to warte',
  'discovery.score':
    'Każda posiadłość liczy swoje pola razy korony; bez korony nic. Po sześciu rzędach wygrywa wyższa suma.',
} as const satisfies Translation<typeof en>;
