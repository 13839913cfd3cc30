import type en from '../../en/discovery/rulebook.ts';
import type { Translation } from '../../message.ts';

export default {
  'goal.title': 'Gra w skrócie',
  goal: 'Każdy buduje królestwo wokół swojego zamku. W każdej rundzie do wzięcia są {line} domina, twoi królowie wybierają dwa z nich, a ty kładziesz je tak, by stykały się takie same tereny.\nNa koniec każda *posiadłość*, czyli pola jednego terenu stykające się bokami, jest warta tyle, ile wynosi iloczyn liczby pól i koron. Wygrywa ten, kto ma więcej punktów.',
  'parts.title': 'Domina, królowie, zamki',
  parts:
    '- *Numerowane domina: {dominoes}*. Każda połówka to jeden z sześciu terenów, a niektóre mają korony. Im wyższy numer, tym bogatsza ziemia.\n- *Dwaj królowie i zamek* dla każdego.',
  'setup.title': 'Przygotowanie',
  setup:
    'Potasuj domina, odkryj {line} i ułóż je w rząd według numerów, od najniższego. Wszyscy królowie trafiają do zamkniętej dłoni i wychodzą po jednym. Gdy wyjdzie twój, postaw go na wolnym dominie rzędu, zanim pojawi się następny. Gdy każde domino ma króla, odkryj następny rząd.',
  'round.title': 'Runda',
  round:
    'Idź wzdłuż rzędu od najniższego numeru do najwyższego. Właściciel każdego króla najpierw kładzie to domino w swoim królestwie, potem przestawia króla na wolne domino następnego rzędu. Gdy wszyscy królowie zmienią miejsce, odkrywa się kolejny rząd.\nNiski numer to uboższa ziemia, ale wcześniejszy wybór; wysoki to bogatsza ziemia i to, co zostanie. Rzędów jest {lines}: w ostatniej rundzie tylko kładziecie domina.',
  'round.example': 'Domino {domino} ma najniższy numer, więc jego król rusza pierwszy.',
  'choose.title': 'Wybierz domino',
  choose:
    'Na jednym dominie jeden król. Możesz wybrać domino, które nie zmieści się w twoim królestwie. Które domina jeszcze wyjdą, nie jest tajemnicą; w jakiej kolejności, nie wie nikt.',
  'place.title': 'Połóż domino',
  place:
    'Domino zajmuje dwa puste pola o wspólnym boku, w dowolnym ułożeniu. Na polu zamku niczego się nie kładzie. Położonego domina nie wolno przesuwać.',
  'place.occupied': 'Na polu {square} jest już {terrain}.',
  'connection.title': 'Zasada łączenia',
  connection:
    'Przynajmniej jedna połówka domina musi się *łączyć*: ma wspólny bok z twoim zamkiem, który pasuje do każdego terenu, albo z polem swojego terenu. Druga może leżeć obok czegokolwiek. Rogi się nie liczą.',
  'connection.castle': 'Jedna połówka domina {domino} leży przy zamku. To wystarczy.',
  'connection.terrain': 'Łączy się z własnym terenem ({terrain}): posiadłość to teraz {squares} × {crowns} = {points}.',
  'connection.none': 'Domino {domino} nie dotyka tu ani zamku, ani żadnego ze swoich terenów.',
  'bound.title': 'Granice królestwa',
  bound:
    'Całe królestwo, z zamkiem, musi zmieścić się w kwadracie {size} × {size} pól. Gdzie leżą te granice, nie jest ustalone z góry: przesuwają się, aż wyznaczą je twoje domina, a zamek może skończyć pośrodku, na brzegu albo w rogu. Puste miejsca są dozwolone.',
  'bound.outside': 'Z polem {square} szerokość królestwa wyniosłaby {wide}.',
  'discard.title': 'Odrzucenie',
  discard:
    'Domino, które da się położyć, trzeba położyć, nawet ze stratą. Takie, którego nie da się położyć nigdzie, odrzucasz i nic za nie nie dostajesz. Odrzucić wolno tylko takie.',
  'discard.example': 'Domino {domino} nie mieści się nigdzie w tym królestwie i zostaje odrzucone.',
  'end.title': 'Koniec',
  end: 'Gra się kończy, gdy domina z rzędu {lines} są położone lub odrzucone.',
  'score.title': 'Punktacja',
  score:
    'Posiadłość jest warta tyle, ile wynosi iloczyn liczby pól i koron, więc bez korony nic. Dwie posiadłości tego samego terenu liczą się osobno.\nWygrywa wyższa suma. Przy równej rozstrzyga największa posiadłość, potem liczba koron; potem wygrywacie razem. W drukowanej francuskiej instrukcji brakuje pierwszego z tych rozstrzygnięć; można grać bez niego.',
  'score.example': 'Koniec naszej partii: {total}. Najlepsza posiadłość to {squares} × {crowns} = {points}.',
  'variants.title': 'Warianty',
  variants:
    '- *Domina z gry podstawowej*: rzędy: {lines}, losowane spośród wszystkich {base} domin; reszta pozostaje nieznana.\n- *Wielki pojedynek*: królestwa {large} × {large}, wszystkie domina ({base}), rzędy: {largeLines}.\n- *Harmonia*: dodatkowe punkty ({harmony}) za królestwo, które niczego nie odrzuciło.\n- *Państwo Środka*: dodatkowe punkty ({middle}), jeśli zamek jest w samym środku, a królestwo sięga najdalej, jak wolno, w czterech kierunkach.',
  'notation.title': 'Jak zapisuje się grę',
  notation:
    'Zapis to zwykły tekst: pierwszy wiersz nazywa grę i jej warianty, potem jedna akcja w wierszu. Pole to litera kolumny i numer wiersza na planszy z zamkiem pośrodku. Domino zapisuje się numerem i polami jego lewej i prawej połówki.\nKażdą akcję można zapisać tylko w jeden sposób: rząd rosnąco, a domino o równych połówkach od niższego pola.',
  'notation.example': 'Z partii na tej stronie:',
  'editions.title': 'Discovery: co jego francuska instrukcja pozostawia otwarte',
  'editions.sure':
    '- *Domina Discovery*: pewne, odczytane z drukowanego arkusza.\n- *Domina i warianty gry podstawowej*: bardzo prawdopodobne; na tym arkuszu ich nie ma.',
} as const satisfies Translation<typeof en>;
