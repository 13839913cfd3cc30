import type en from '../../en/duel/readings.ts';
import type { Translation } from '../../message.ts';

export default {
  'end.title': 'Cuándo termina la partida un mapa lleno',
  end: 'Inglés, francés y español: «tan pronto como». Dibujáis a la vez, así que ambos podéis dibujar aún en esa ronda; después la partida termina y nadie marca una casilla. Polaco: la ronda se juega entera, con grimorio y relámpagos. Las partidas empezadas con nuestra primera versión de las reglas acaban la ronda en todas las ediciones.',
  'passTicks.title': 'Qué marca quien pasa',
  passTicks:
    'Inglés y polaco: nada, porque solo marca un escudo añadido al reino. Francés: sus dos dados tal como salieron, porque marcan al formar el dominó; que se pierda el turno habla en contra. Español: lo mismo, según su nota «Importante», que otra de sus frases contradice.',
  'pass.title': 'Quién puede pasar',
  pass: 'Los dados que se pueden dibujar sin un poder se deben dibujar. Si solo un poder lo haría posible, eliges: usarlo o pasar. Ningún reglamento obliga a usar un poder.',
  'nobody.title': 'Cuando pasan ambos aunque un poder ayudaría',
  nobody:
    'La partida termina tras esa ronda, con su grimorio. El reglamento francés habla de jugadores que no han colocado; los demás, de jugadores que no han podido.',
  'order.title': 'Quién ve antes el dominó del otro',
  order:
    'Ningún reglamento da un orden: en la mesa dibujáis a la vez. Aquí A dibuja primero y B lo ve. Un mapa no afecta al otro, pero B sabe si A pasó o llenó su mapa antes de decidir.',
  'earlier.title': 'A qué se conecta un dado',
  earlier:
    'Al castillo, o a su propio escudo dibujado en una ronda anterior: dos dados del mismo turno no se conectan entre sí. El inglés y el español lo dicen; el francés y el polaco solo dicen «ya dibujado».',
  'split.title': 'Separar los dados cuando solo cabe uno',
  split: 'No es posible. Se dibujan los dos dados o ninguno, y cada uno debe conectar por sí mismo.',
  'turn.title': 'Girar un dado solo por su casilla',
  turn: 'Permitido. Un dado se puede girar a cualquier otra de sus caras, sirva para lo que sirva.',
  'turned.title': 'Qué casilla marca un dado girado',
  turned:
    'La de su nueva cara, la que se dibuja. El francés y el español cuentan la cara obtenida al formar el dominó; podría ser también la cara que salió.',
  'castle.title': 'La cruz del castillo sobre un interrogante',
  castle:
    'Permitida en todas las ediciones, también sobre un dado con cruces. El inglés y el polaco lo dicen del interrogante; el francés y el español solo hablan de uno de los dos dados.',
  'circles.title': 'Más cruces que círculos impresos',
  circles: 'Permitido. El mapa tiene pocos círculos por casilla, y ningún reglamento dice qué pasa cuando se acaban.',
  'domains.title': 'Tres puntos por un dominio sin cruz',
  domains:
    'El mago paga por cada dominio del escudo, con cruz o sin ella. Solo el reglamento polaco lo dice; los demás dicen también que un dominio sin cruces no vale nada.',
  'single.title': 'Una sola casilla',
  single:
    'Es un dominio, para el mago y para el desempate. Solo lo dice el reglamento español; los demás hablan de grupos.',
  'cross.title': 'Dónde va la cruz del relámpago',
  cross:
    'Sobre un escudo ya dibujado en tu mapa; si no hay ninguno, se pierde. Solo el reglamento polaco nombra el mapa.',
  'powers.title': 'Cuándo se usan los poderes',
  powers:
    'Cuando quieras, también varios en un turno, también con la cruz del castillo. Una línea se llena después de dibujar: un poder ganado ahora sirve desde la ronda siguiente.',
  'book.title': 'Quién marca primero',
  book: 'A y luego B. El inglés y el polaco lo dicen. El francés y el español solo dan a A la línea que llenarían ambos.',
} as const satisfies Translation<typeof en>;
