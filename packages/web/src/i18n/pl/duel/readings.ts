import type en from '../../en/duel/readings.ts';
import type { Translation } from '../../message.ts';

export default {
  'end.title': 'Kiedy pełna mapa kończy grę',
  end: 'Angielska, francuska i hiszpańska: „gdy tylko”. Rysujecie jednocześnie, więc w tej rundzie oboje możecie jeszcze rysować; potem gra się kończy i nikt nie zakreśla pola. Polska: runda jest rozgrywana do końca, z księgą zaklęć i błyskawicami. Gry zaczęte według naszej pierwszej wersji zasad kończą rundę w każdym wydaniu.',
  'passTicks.title': 'Co zakreśla gracz, który spasował',
  passTicks:
    'Angielska i polska: nic, bo pole zakreśla tylko herb dodany do królestwa. Francuska: obie kostki według rzutu, bo liczą się, gdy powstaje domino; przeciw temu przemawia utrata kolejki. Hiszpańska: tak samo, według uwagi „Importante”, której przeczy inne jej zdanie.',
  'pass.title': 'Kto może spasować',
  pass: 'Kostki, które można narysować bez mocy, trzeba narysować. Jeśli umożliwiłaby to tylko moc, wybierasz: użyć jej albo spasować. Żadna instrukcja nie zmusza do użycia mocy.',
  'nobody.title': 'Gdy oboje spasujecie, choć moc mogłaby pomóc',
  nobody:
    'Gra kończy się po tej rundzie, razem z księgą zaklęć. Francuska instrukcja mówi o graczach, którzy nie dodali domina, pozostałe o tych, którzy nie mogli.',
  'order.title': 'Kto pierwszy widzi domino drugiego',
  order:
    'Żadna instrukcja nie podaje kolejności: przy stole rysujecie jednocześnie. Tutaj najpierw rysuje A, a B to widzi. Mapy nie wpływają na siebie, ale B przed decyzją wie, czy A spasował albo zapełnił mapę.',
  'earlier.title': 'Z czym łączy się kostka',
  earlier:
    'Z zamkiem albo z własnym herbem narysowanym w jednej z poprzednich rund: dwie kostki z jednej rundy nie łączą się nawzajem. Angielska i hiszpańska tak mówią; francuska i polska mówią tylko „już narysowany”.',
  'split.title': 'Rozdzielenie, gdy da się narysować tylko jedną kostkę',
  split: 'Niemożliwe. Rysuje się obie kostki albo żadną, a każda musi łączyć się osobno.',
  'turn.title': 'Obrócenie kostki tylko dla pola w księdze',
  turn: 'Wolno. Kostkę można obrócić na dowolną inną jej ściankę, bez względu na cel.',
  'turned.title': 'Które pole zakreśla obrócona kostka',
  turned:
    'To z nowej ścianki, która zostaje narysowana. Francuska i hiszpańska liczą ściankę uzyskaną przy tworzeniu domina; mogłoby to też znaczyć ściankę wyrzuconą.',
  'castle.title': 'Krzyżyk zamku na znaku zapytania',
  castle:
    'Dozwolony w każdym wydaniu, także na kostce z krzyżykami. Angielska i polska mówią to o znaku zapytania; francuska i hiszpańska mówią tylko o jednej z dwóch kostek.',
  'circles.title': 'Więcej krzyżyków niż wydrukowanych kółek',
  circles: 'Wolno. Na mapie jest niewiele kółek przy polu, a żadna instrukcja nie mówi, co dalej, gdy się skończą.',
  'domains.title': 'Trzy punkty za posiadłość bez krzyżyka',
  domains:
    'Czarodziej płaci za każdą posiadłość z tym herbem, z krzyżykiem lub bez. Tylko polska instrukcja mówi to wprost; pozostałe mówią też, że posiadłość bez krzyżyka nic nie daje.',
  'single.title': 'Pojedyncze pole',
  single:
    'Jest posiadłością, dla czarodzieja i przy rozstrzyganiu remisu. Mówi to tylko hiszpańska instrukcja; pozostałe mówią o grupach.',
  'cross.title': 'Gdzie trafia krzyżyk z błyskawicy',
  cross:
    'Na herb już narysowany na twojej mapie; jeśli żadnego nie ma, przepada. Tylko polska instrukcja wymienia mapę.',
  'powers.title': 'Kiedy używa się mocy',
  powers:
    'Kiedy chcesz, także kilku w jednej rundzie, także z krzyżykiem zamku. Rząd wypełnia się po rysowaniu, więc mocy zdobytej teraz użyjesz najwcześniej w następnej rundzie.',
  'book.title': 'Kto zakreśla pierwszy',
  book: 'Najpierw A, potem B. Angielska i polska tak mówią. Francuska i hiszpańska tylko przyznają A rząd, który wypełniliby oboje.',
} as const satisfies Translation<typeof en>;
