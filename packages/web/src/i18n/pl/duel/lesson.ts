import type en from '../../en/duel/lesson.ts';
import type { Translation } from '../../message.ts';

export default {
  card: 'Dziel się czterema kostkami, rysuj herby, mnóż pola przez krzyżyki.',
  'step.roll.title': 'Cel gry i pierwszy rzut',
  'step.roll':
    'Zdobądź więcej punktów niż przeciwnik: stykające się takie same herby tworzą posiadłość, wartą tyle, ile wynosi iloczyn liczby pól i krzyżyków. Dzielicie się czterema kostkami; w tej rundzie rzucasz ty.',
  'step.take.title': 'Weź kostkę',
  'step.take':
    'Bierzesz jedną kostkę, przeciwnik dwie z pozostałych, a ostatnia jest twoja. Punkty dają krzyżyki: weź kostkę, która ma dwa.',
  'step.take.hint': 'Można i tak, ale w tej lekcji weź kostkę z dwoma krzyżykami: policzą się za każde pole wokół.',
  'step.draw.title': 'Narysuj domino',
  'step.draw':
    'Twoje dwie kostki to domino. Jedno z jego pól musi dotykać zamku albo, później, swojego herbu. Możliwe pola są zaznaczone: dotknij jednego, dotknij ponownie, by przekręcić, potem zatwierdź.',
  'step.draw.hint': 'Krzyżyk zamku będzie później. Na razie postaw domino bez niego.',
  'step.book.title': 'Księga zaklęć',
  'step.book':
    'Każda kostka narysowana bez krzyżyka zakreśla pole swojego herbu w księdze; znak zapytania nigdy. Kto pierwszy wypełni rząd, zdobywa jego moc: na przykład rysowanie w dowolnym miejscu, rozdzielenie domina albo wzięcie od razu dwóch kostek.',
  'step.second.title': 'Teraz zaczyna przeciwnik',
  'step.second':
    'Przeciwnik rzucił i\u00a0wziął kostkę. Ty bierzesz dwie z\u00a0trzech pozostałych. Znak zapytania na kostce to joker: rysuje się go jako dowolny herb. Weź go razem z\u00a0pełną tarczą.',
  'step.second.hint': 'Weź znak zapytania i\u00a0pełną tarczę: razem dwa razy powiększą twoją posiadłość.',
  'step.grow.title': 'Powiększ posiadłość',
  'step.grow':
    'Takie same herby, które się stykają, to posiadłość, warta tyle, ile wynosi iloczyn liczby pól i krzyżyków. Postaw jedną kostkę przy pełnej tarczy na twojej mapie, a drugą za nią, znak zapytania jako kolejną pełną tarczę: trzy pola, dwa krzyżyki, sześć punktów.',
  'step.grow.hint':
    'Wolno, ale da się lepiej: niech jedna kostka dotyka pełnej tarczy, a druga stoi za nią, by posiadłość miała trzy pola.',
  'step.castle.title': 'Krzyżyk zamku',
  'step.castle':
    'Raz na grę zamek dodaje krzyżyk do kostki. Weź jeszcze raz pełną tarczę, potem włącz zamek i narysuj domino tam, gdzie ten krzyżyk da najwięcej.',
  'step.castle.hint': 'Weź pełną tarczę i włącz zamek, zanim zatwierdzisz.',
  'step.score.title': 'Ile to warte',
  'step.score':
    'Każda posiadłość jest warta tyle, ile wynosi iloczyn liczby pól i krzyżyków; bez krzyżyka nic. Gdy mapa jest pełna albo oboje spasujecie w jednej rundzie, gra się kończy i wygrywa wyższa suma.',
} as const satisfies Translation<typeof en>;
