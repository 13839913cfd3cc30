import type en from '../../en/duel/rulebook.ts';
import type { Translation } from '../../message.ts';

export default {
  boxes: 'Casillas',
  power: 'Poder',
  'goal.title': 'El juego en breve',
  goal: 'En cada ronda os repartís {dice} dados. Los dos que consigues forman tu dominó, y lo dibujas en tu mapa de {squares} casillas. Las casillas con el mismo escudo que se tocan por un lado forman un *dominio*.\nAl final cada dominio vale sus casillas por sus cruces. Gana quien tenga más puntos.',
  'parts.title': 'Dados, mapas, grimorio',
  parts:
    '- *{dice} dados*, todos distintos. Muestran seis escudos, algunos con una o dos cruces, y el *interrogante*, un comodín.\n- *Un mapa para cada persona*: {columns} columnas, {rows} filas y un castillo en el centro. Quedan {squares} casillas, sitio para {dominoes} dominós.\n- *Un grimorio para ambos*: una línea de casillas por escudo, en tu lado y en el del rival. Una línea llena da un poder.',
  'round.title': 'Una ronda',
  round:
    'Quien lanza los dados es *A* en esta ronda y la otra persona es *B*; después se cambian los papeles. En la primera ronda A es el jugador uno; en la mesa, la persona de más edad.\n- *Lanzamiento*: A lanza todos los dados.\n- *Reparto*: os los repartís.\n- *Dibujo*: A, y luego B, dibuja un dominó en su mapa.\n- *Grimorio*: A, y luego B, marca casillas.\nLos dos mapas son independientes, así que en la mesa dibujáis a la vez. Aquí A dibuja primero: B lo ve, y mientras tanto puede preparar su dominó.',
  'draft.title': 'El reparto de los dados',
  draft:
    'A toma un dado, B toma dos de los otros tres y el último es para A. Así cada cual tiene dos dados, y cada elección decide también lo que le queda al otro.\nDos dados con la misma cara siguen siendo dados distintos: sus otras caras difieren, y el poder *{turn}* puede sacarlas.',
  'draft.example': 'A tomó {first}, B tomó {second} y a A le quedó {last}.',
  'place.title': 'Dibuja tu dominó',
  place:
    'Un dominó ocupa dos casillas vacías que comparten un lado, un dado en cada una, en el sentido que quieras. Dibuja cada escudo con las cruces de su dado. El castillo conserva su casilla.\nSe dibujan los dos dados o ninguno. Donde se juntan dos escudos distintos se engrosa la línea entre ellos: así se ven los dominios. La página lo hace por ti.',
  'place.apart': '{one} y {two} no comparten ningún lado. Sin el poder *{split}* un dominó no se puede partir.',
  'place.occupied': 'Ya hay un escudo en {square}.',
  'connection.title': 'La regla de conexión',
  connection:
    'Al menos una de tus dos casillas debe *conectar*: comparte un lado con el castillo, dibujes lo que dibujes, o con el mismo escudo dibujado en una ronda anterior.\nLa otra casilla puede estar junto a cualquier cosa. Las esquinas no cuentan, y las dos mitades del dominó nuevo no se conectan entre sí.',
  'connection.castle': '{square} toca el castillo. Con eso basta, dibujes lo que dibujes.',
  'connection.coat': '{square} toca su mismo escudo. El dominio vale ahora {squares} × {crosses} = {points}.',
  'connection.none': 'Ni {one} ni {two} tocan el castillo o su mismo escudo.',
  'joker.title': 'El interrogante: un comodín',
  joker:
    'Un interrogante es un comodín: se dibuja como cualquiera de los seis escudos, elegido al dibujarlo. No tiene cruz propia y nunca marca una casilla del grimorio.',
  'joker.example': 'En {square} el interrogante se dibuja como {coat}.',
  'castle.title': 'La cruz del castillo',
  castle:
    'Una vez por partida puedes añadir una cruz a uno de tus dos dados al dibujarlo; vale también un interrogante o un dado que ya tenga cruces. Entonces se colorea el tejado de tu castillo y ya no puedes repetirlo.\nEl dado que recibió la cruz del castillo no marca nada. No hay límite de cruces en una casilla.',
  'castle.example': 'Con la cruz del castillo en {square} este dominó da {gain}; sin ella, {without}.',
  'pass.title': 'Pasar',
  pass: 'Si tus dados se pueden dibujar sin ayuda de un poder, debes dibujarlos, con poderes o sin ellos. Si no, tú eliges: usar poderes para hacerlo posible, o *pasar*. Quien pasa no dibuja nada ni gasta nada.',
  'pass.example': 'Ningún par de casillas vacías vecinas admite estos dados: solo queda pasar.',
  'spellbook.title': 'El grimorio',
  spellbook:
    'Cuando ambos han dibujado o pasado, primero A y luego B mira sus dos dados. Un dado marca la siguiente casilla de su escudo si no es un interrogante y no lleva ninguna cruz, ni siquiera la del castillo. También marca cuando pasas. Un dado girado cuenta por su nueva cara.\nQuien llena antes una línea gana su poder; la del otro se tacha. Si ambos la llenan en la misma ronda, A fue primero.',
  'spellbook.note': 'En las ediciones inglesa y polaca un dado solo marca si se dibujó.',
  'spellbook.example':
    'En la ronda {round}, A dibujó {ticking} sin cruz: una casilla marcada. Ninguna casilla para {silent}.',
  'powers.title': 'Poderes que se guardan',
  powers:
    'Cada uno se usa una vez, cuando quieras desde la ronda siguiente a ganarlo, solo o junto con otros poderes y la cruz del castillo. Un poder solo se gasta en un dominó que lo necesite.\n- *{free}*: dibuja tu dominó sin la regla de conexión.\n- *{split}*: tus dos dados van en casillas separadas, y cada uno debe conectar por sí mismo.\n- *{both}*: siendo A, toma dos dados de una vez; los otros dos son de B.\n- *{turn}*: gira uno de tus dos dados a otra de sus propias caras.\nCon *{free}* y *{split}* juntos sirven dos casillas vacías cualesquiera.',
  'powers.free': '*{free}*: aquí nada conecta, y el dominó se queda igualmente.',
  'powers.split': '*{split}*: {one} y {two} están separadas, y cada una conecta por sí misma.',
  'powers.both': '*{both}*: A tomó {first} de una vez; a B le quedaron {second}.',
  'powers.turn': '*{turn}*: el dado mostraba {before} y se dibuja como {after}.',
  'lightning.title': 'Poderes relámpago',
  lightning:
    'Dos poderes actúan en cuanto se llena su línea, antes de que marque el siguiente.\n- *{domains}*: elige un escudo. Al final cada dominio tuyo de ese escudo vale {perDomain} puntos más, con cruz o sin ella, aunque sea una sola casilla.\n- *{cross}*: añade una cruz a cualquier escudo dibujado en tu mapa. Si aún no hay nada dibujado, se pierde.',
  'lightning.domains': '*{domains}* para {coat}: este mapa gana {gain}.',
  'lightning.cross': 'Una cruz para {square}: su dominio pasa de {before} a {after} puntos.',
  'end.title': 'El final',
  end: 'Un mapa lleno termina la partida en cuanto ambos habéis dibujado o pasado en esa ronda: ya no se marca ninguna casilla ni cae ningún relámpago. Si ambos pasáis en la misma ronda, la partida termina tras el grimorio.',
  'end.note': 'En la edición polaca se acaba antes la ronda, con grimorio y relámpagos.',
  'score.title': 'Puntuación',
  score:
    'Un dominio vale sus casillas por sus cruces, así que nada sin cruz. Dos dominios del mismo escudo cuentan por separado. Suma lo que dé *{domains}*.\nGana el total más alto. Si hay empate, gana quien tenga el dominio más extenso; si sigue, la partida queda en empate, o en victoria compartida según el texto polaco.',
  'score.example': 'El final de nuestra partida: {total}. El mejor dominio vale {squares} × {crosses} = {points}.',
  'notation.title': 'Cómo se escribe una partida',
  notation:
    'Una partida se escribe en texto sencillo: una primera línea con el juego y la edición, y luego una acción por línea. Un escudo es una letra, mayúscula si es doble. Cada cruz es `+`, el interrogante `?`, un dado girado `~`, la cruz del castillo `^`. Una casilla es una letra de columna y un número de fila.\nCada acción se escribe de una sola manera: los dados en orden ascendente, las casillas por columna y luego por fila.',
  'notation.example': 'De la partida de esta página:',
  'editions.lead':
    'Duel se imprimió en varios idiomas, y los cuatro reglamentos que hemos comparado no dicen exactamente lo mismo. La edición se elige al empezar una partida; la nombran su mesa, su resultado y su texto.',
  'editions.question': 'Pregunta',
  'editions.ticks': '¿Cuándo marca un dado una casilla?',
  'editions.ticks.drawn': 'Solo si se dibujó en el mapa',
  'editions.ticks.formed': 'Ya al formar el dominó: quien pasa también marca',
  'editions.equal': '¿Y si sigue el empate tras el desempate?',
  'editions.equal.draw': 'Empate',
  'editions.equal.shared': 'Victoria compartida',
  'editions.end': '¿Cuándo termina la partida un mapa lleno?',
  'editions.end.map': 'Cuando ambos han dibujado: ya no se marca ninguna casilla',
  'editions.end.round': 'Tras la ronda, con grimorio y relámpagos',
  'editions.own': 'preseleccionada para ti',
  'editions.readings.title': 'Cómo leemos lo que dejan abierto',
  'editions.sure':
    '- *Lo que dicen los reglamentos*: seguro, donde se cita una frase; hemos leído los cuatro impresos. Lo que concluimos es nuestra lectura, y no es seguro.\n- *Lo que hace cada poder por sí solo*: seguro, impreso en los cuatro.\n- *Las caras de los cuatro dados*: muy probable. Una sola fuente pública completa, y todas las demás descripciones halladas coinciden; aún sin fotografía.\n- *Las casillas de cada línea y qué escudo tiene qué poder*: muy probable, de la misma fuente.',
} as const satisfies Translation<typeof en>;
