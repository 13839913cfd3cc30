import type en from '../en/rules.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Reglas',
  titleOf: 'Las reglas de {game}',
  contents: 'En esta página',
  sameGame:
    'Cada dibujo de esta página es un momento de una sola partida real. Los números los cuentan las mismas reglas que arbitran tus partidas.',
  replayIt: 'Ver esa partida',
  learnIt: 'Aprender jugando',
  allowed: 'Permitido',
  refused: 'No permitido',
  linkTo: 'Enlace a «{title}»',
  boxes: 'Casillas',
  power: 'Poder',
  editionsLink: 'En qué difieren las ediciones impresas',

  'duel.goal.title': 'El juego en breve',
  'duel.goal':
    'En cada ronda os repartís {dice} dados. Los dos que consigues forman tu dominó, y lo dibujas en tu mapa de {squares} casillas. Las casillas con el mismo escudo que se tocan por un lado forman un *dominio*.\nAl final cada dominio vale sus casillas por sus cruces. Gana quien tenga más puntos.',
  'duel.parts.title': 'Dados, mapas, grimorio',
  'duel.parts':
    '- *{dice} dados*, todos distintos. Muestran seis escudos, algunos con una o dos cruces, y el *comodín*.\n- *Un mapa para cada persona*: {columns} columnas, {rows} filas y un castillo en el centro. Quedan {squares} casillas, sitio para {dominoes} dominós.\n- *Un grimorio para ambos*: una línea de casillas por escudo, en tu lado y en el del rival. Una línea llena da un poder.',
  'duel.round.title': 'Una ronda',
  'duel.round':
    'Quien lanza los dados es *A* en esta ronda y la otra persona es *B*; después se cambian los papeles. En la primera ronda A es el jugador uno; en la mesa, la persona de más edad.\n- *Lanzamiento*: A lanza todos los dados.\n- *Reparto*: os los repartís.\n- *Dibujo*: A, y luego B, dibuja un dominó en su mapa.\n- *Grimorio*: A, y luego B, marca casillas.\nLos dos mapas son independientes, así que en la mesa dibujáis a la vez. Aquí B puede preparar su dominó mientras A dibuja.',
  'duel.draft.title': 'El reparto de los dados',
  'duel.draft':
    'A toma un dado, B toma dos de los otros tres y el último es para A. Así cada cual tiene dos dados, y cada elección decide también lo que le queda al otro.\nDos dados con la misma cara siguen siendo dados distintos: sus otras caras difieren, y el poder *{turn}* puede sacarlas.',
  'duel.draft.example': 'A tomó {first}, B tomó {second} y a A le quedó {last}.',
  'duel.place.title': 'Dibuja tu dominó',
  'duel.place':
    'Un dominó ocupa dos casillas vacías que comparten un lado, un dado en cada una, en el sentido que quieras. Dibuja cada escudo con las cruces de su dado. El castillo conserva su casilla.\nSe dibujan los dos dados o ninguno. Donde se juntan dos escudos distintos se engrosa la línea entre ellos: así se ven los dominios. La página lo hace por ti.',
  'duel.place.apart': '{one} y {two} no comparten ningún lado. Sin el poder *{split}* un dominó no se puede partir.',
  'duel.place.occupied': 'Ya hay un escudo en {square}.',
  'duel.connection.title': 'La regla de conexión',
  'duel.connection':
    'Al menos una de tus dos casillas debe *conectar*: comparte un lado con el castillo, dibujes lo que dibujes, o con el mismo escudo dibujado en una ronda anterior.\nLa otra casilla puede estar junto a cualquier cosa. Las esquinas no cuentan, y las dos mitades del dominó nuevo no se conectan entre sí.',
  'duel.connection.castle': '{square} toca el castillo. Con eso basta, dibujes lo que dibujes.',
  'duel.connection.coat': '{square} toca su mismo escudo. El dominio vale ahora {squares} × {crosses} = {points}.',
  'duel.connection.none': 'Ni {one} ni {two} tocan el castillo o su mismo escudo.',
  'duel.joker.title': 'Comodines',
  'duel.joker':
    'Un comodín se dibuja como cualquiera de los seis escudos, elegido al dibujarlo. No tiene cruz propia y nunca marca una casilla del grimorio.',
  'duel.joker.example': 'En {square} el comodín se dibuja como {coat}.',
  'duel.castle.title': 'La cruz del castillo',
  'duel.castle':
    'Una vez por partida puedes añadir una cruz a uno de tus dos dados al dibujarlo; vale también un comodín o un dado que ya tenga cruces. Entonces se colorea el tejado de tu castillo y ya no puedes repetirlo.\nEl dado que recibió la cruz del castillo no marca nada. No hay límite de cruces en una casilla.',
  'duel.castle.example': 'Con la cruz del castillo en {square} este dominó da {gain}; sin ella, {without}.',
  'duel.pass.title': 'Pasar',
  'duel.pass':
    'Si tus dados se pueden dibujar sin ayuda de un poder, debes dibujarlos, con poderes o sin ellos. Si no, tú eliges: usar poderes para hacerlo posible, o *pasar*. Quien pasa no dibuja nada ni gasta nada.',
  'duel.pass.example': 'Ningún par de casillas vacías vecinas admite estos dados: solo queda pasar.',
  'duel.spellbook.title': 'El grimorio',
  'duel.spellbook':
    'Cuando ambos han dibujado, primero A y luego B mira sus dos dados. Un dado marca la siguiente casilla de su escudo si se dibujó en esta ronda, no es un comodín y no lleva ninguna cruz, ni siquiera la del castillo. Un dado girado cuenta por su nueva cara.\nQuien llena antes una línea gana su poder; la del otro se tacha. Si ambos la llenan en la misma ronda, A fue primero.',
  'duel.spellbook.note': 'Dos reglamentos impresos hacen contar también los dados que no se pudieron dibujar.',
  'duel.spellbook.example':
    'En la ronda {round}, A dibujó {ticking} sin cruz: una casilla marcada. Ninguna casilla para {silent}.',
  'duel.powers.title': 'Poderes que se guardan',
  'duel.powers':
    'Cada uno se usa una vez, cuando quieras desde la ronda siguiente a ganarlo, solo o junto con otros poderes y la cruz del castillo. Un poder solo se gasta en un dominó que lo necesite.\n- *{free}*: dibuja tu dominó sin la regla de conexión.\n- *{split}*: tus dos dados van en casillas separadas, y cada uno debe conectar por sí mismo.\n- *{both}*: siendo A, toma dos dados de una vez; los otros dos son de B.\n- *{turn}*: gira uno de tus dos dados a otra de sus propias caras.\nCon *{free}* y *{split}* juntos sirven dos casillas vacías cualesquiera.',
  'duel.powers.free': '*{free}*: aquí nada conecta, y el dominó se queda igualmente.',
  'duel.powers.split': '*{split}*: {one} y {two} están separadas, y cada una conecta por sí misma.',
  'duel.powers.both': '*{both}*: A tomó {first} de una vez; a B le quedaron {second}.',
  'duel.powers.turn': '*{turn}*: el dado mostraba {before} y se dibuja como {after}.',
  'duel.lightning.title': 'Poderes relámpago',
  'duel.lightning':
    'Dos poderes actúan en cuanto se llena su línea, antes de que marque el siguiente.\n- *{domains}*: elige un escudo. Al final cada dominio tuyo de ese escudo vale {perDomain} puntos más, con cruz o sin ella, aunque sea una sola casilla.\n- *{cross}*: añade una cruz a cualquier escudo dibujado en tu mapa. Si aún no hay nada dibujado, se pierde.',
  'duel.lightning.domains': '*{domains}* para {coat}: este mapa gana {gain}.',
  'duel.lightning.cross': 'Una cruz para {square}: su dominio pasa de {before} a {after} puntos.',
  'duel.end.title': 'El final',
  'duel.end':
    'La ronda siempre se juega entera, con grimorio y relámpagos. Si entonces hay un mapa lleno, o ambos habéis pasado en esa ronda, la partida termina.',
  'duel.score.title': 'Puntuación',
  'duel.score':
    'Un dominio vale sus casillas por sus cruces, así que nada sin cruz. Dos dominios del mismo escudo cuentan por separado. Suma lo que dé *{domains}*.\nGana el total más alto. Si hay empate, gana quien tenga el dominio más extenso; si sigue, la partida queda en empate, o en victoria compartida según el texto polaco.',
  'duel.score.example': 'El final de nuestra partida: {total}. El mejor dominio vale {squares} × {crosses} = {points}.',
  'duel.notation.title': 'Cómo se escribe una partida',
  'duel.notation':
    'Una partida se escribe en texto sencillo: una primera línea con el juego y la edición, y luego una acción por línea. Un escudo es una letra, mayúscula si es doble. Cada cruz es `+`, el comodín `?`, un dado girado `~`, la cruz del castillo `^`. Una casilla es una letra de columna y un número de fila.\nCada acción se escribe de una sola manera: los dados en orden ascendente, las casillas por columna y luego por fila.',
  'duel.notation.example': 'De la partida de esta página:',

  'discovery.goal.title': 'El juego en breve',
  'discovery.goal':
    'Cada cual construye un reino alrededor de su castillo. En cada ronda se ofrecen {line} dominós, tus reyes eligen dos y los colocas de modo que se junten terrenos iguales.\nAl final cada *dominio*, casillas de un mismo terreno que se tocan por un lado, vale sus casillas por sus coronas. Gana quien tenga más puntos.',
  'discovery.parts.title': 'Dominós, reyes, castillos',
  'discovery.parts':
    '- *{dominoes} dominós numerados*. Cada mitad es uno de seis terrenos, y algunas llevan coronas. Cuanto más alto el número, más rica la tierra.\n- *Dos reyes y un castillo* para cada persona.',
  'discovery.setup.title': 'Preparación',
  'discovery.setup':
    'Mezcla los dominós, descubre {line} y ponlos en línea por número, el más bajo primero. Todos los reyes van a una mano cerrada y salen de uno en uno. Cuando sale el tuyo, ponlo en un dominó libre de la línea antes de que aparezca el siguiente. Cuando cada dominó tiene su rey, se descubre la línea siguiente.',
  'discovery.round.title': 'Una ronda',
  'discovery.round':
    'Recorre la línea del número más bajo al más alto. El dueño de cada rey coloca primero ese dominó en su reino y después mueve el rey a un dominó libre de la línea siguiente. Cuando todos los reyes se han movido, se descubre otra línea.\nUn número bajo es tierra más pobre pero elección más temprana; uno alto, tierra más rica y lo que quede. Tras {lines} líneas no hay más: en la última ronda solo se coloca.',
  'discovery.round.example': 'El dominó {domino} tiene el número más bajo, así que su rey va primero.',
  'discovery.choose.title': 'Elige un dominó',
  'discovery.choose':
    'Un rey por dominó. Puedes elegir un dominó que no quepa en tu reino. Qué dominós faltan por salir no es ningún secreto; en qué orden, nadie lo sabe.',
  'discovery.place.title': 'Coloca un dominó',
  'discovery.place':
    'Un dominó ocupa dos casillas vacías que comparten un lado, en el sentido que quieras. El castillo conserva su casilla. Lo colocado ya no se mueve.',
  'discovery.place.occupied': '{square} ya está ocupada: {terrain}.',
  'discovery.connection.title': 'La regla de conexión',
  'discovery.connection':
    'Al menos una mitad del dominó debe *conectar*: comparte un lado con tu castillo, que va con todos los terrenos, o con una casilla de su mismo terreno. La otra mitad puede estar junto a cualquier cosa. Las esquinas no cuentan.',
  'discovery.connection.castle': 'Una mitad del dominó {domino} toca el castillo. Con eso basta.',
  'discovery.connection.terrain':
    'Se junta con su mismo terreno ({terrain}): el dominio vale ahora {squares} × {crowns} = {points}.',
  'discovery.connection.none': 'Aquí el dominó {domino} no toca ni el castillo ni ninguno de sus terrenos.',
  'discovery.bound.title': 'Los límites del reino',
  'discovery.bound':
    'Todo el reino, castillo incluido, debe caber en {size} × {size} casillas. Dónde está ese límite no se fija de antemano: flota hasta que tus dominós lo determinan, y el castillo puede acabar en el centro, en un borde o en una esquina. Se permiten huecos.',
  'discovery.bound.outside': 'Con una casilla en {square} el reino mediría {wide} casillas.',
  'discovery.discard.title': 'Descartar',
  'discovery.discard':
    'Un dominó que cabe se debe colocar, aunque duela. El que no cabe en ningún sitio se descarta y no da nada. Solo se descarta lo que no cabe.',
  'discovery.discard.example': 'El dominó {domino} no cabe en ningún sitio de este reino y se descarta.',
  'discovery.end.title': 'El final',
  'discovery.end': 'La partida termina cuando los dominós de la línea {lines} están colocados o descartados.',
  'discovery.score.title': 'Puntuación',
  'discovery.score':
    'Un dominio vale sus casillas por sus coronas, así que nada sin corona. Dos dominios del mismo terreno cuentan por separado.\nGana el total más alto. Si hay empate, gana quien tenga el dominio más extenso; después, más coronas; después, ganáis los dos. En la hoja francesa impresa falta el primero de estos desempates; se puede jugar sin él.',
  'discovery.score.example':
    'El final de nuestra partida: {total}. El mejor dominio vale {squares} × {crowns} = {points}.',
  'discovery.variants.title': 'Variantes',
  'discovery.variants':
    '- *Dominós del juego base*: {lines} líneas sacadas de los {base} dominós del juego base; los demás no se ven.\n- *Gran duelo*: reinos de {large} × {large}, los {base} dominós, {largeLines} líneas.\n- *Armonía*: {harmony} puntos más para un reino que no descartó nada.\n- *Reino del Medio*: {middle} puntos más si el castillo está en el centro y el reino llega tan lejos como puede por los cuatro lados.',
  'discovery.notation.title': 'Cómo se escribe una partida',
  'discovery.notation':
    'Una partida se escribe en texto sencillo: una primera línea con el juego y sus variantes, y luego una acción por línea. Una casilla es una letra de columna y un número de fila en un tablero con el castillo en el centro. Un dominó se escribe con su número y las casillas de su mitad izquierda y de su mitad derecha.\nCada acción se escribe de una sola manera: la línea en orden ascendente, y el dominó de mitades iguales empezando por su casilla menor.',
  'discovery.notation.example': 'De la partida de esta página:',

  'editions.title': 'En qué difieren las ediciones impresas',
  'editions.lead':
    'Duel se imprimió en varios idiomas, y los cuatro reglamentos que hemos comparado no dicen exactamente lo mismo. La edición se elige al empezar una partida y queda escrita en ella.',
  'editions.question': 'Pregunta',
  'editions.ticks': '¿Cuándo marca un dado una casilla?',
  'editions.ticks.drawn': 'Solo si se dibujó en el mapa',
  'editions.ticks.formed': 'Ya al formar el dominó: quien pasa también marca',
  'editions.equal': '¿Y si sigue el empate tras el desempate?',
  'editions.equal.draw': 'Empate',
  'editions.equal.shared': 'Victoria compartida',
  'editions.default': 'por defecto aquí',
  'editions.silent.title': 'Lo que solo dicen algunos',
  'editions.silent':
    '- *La cruz del castillo sobre un comodín*: las reglas inglesas y polacas la permiten; las francesas y españolas no hablan de ello. Aquí se permite en todas las ediciones.\n- *Una sola casilla también es un dominio*: solo lo dice el texto español. Vale siempre.\n- *La ronda se juega entera*: solo el texto polaco lo dice con claridad. Leemos igual los demás.\n- *Quién marca primero*: los textos inglés y polaco dicen que A rellena antes el grimorio. Todos dan a A la línea que llenarían ambos.\n- *El texto español se contradice*: pide un dominó dibujado antes de marcar, y en otro lugar manda marcar a quien no puede dibujar. Seguimos lo segundo.',
  'editions.ours.title': 'Lo que no dice ninguno',
  'editions.ours':
    '- Si se pueden combinar poderes en un turno: sí.\n- En qué orden se dibujan los mapas: primero A, lo que no cambia nada.\n- Desde cuándo sirve un poder nuevo: desde la ronda siguiente.\n- Si se puede pasar aunque los dados se puedan dibujar: no.',
  'editions.dominoes.title': 'Discovery',
  'editions.dominoes':
    'Su hoja francesa empieza los desempates con «en caso de nuevo empate»: el primero falta en la impresión. Lo tomamos del juego base: quien tenga el dominio más extenso; la opción «como está impreso» lo omite.',
  'editions.sure.title': 'Cuánta certeza tenemos',
  'editions.sure':
    '- *Las reglas y en qué difieren las ediciones*: seguro, leído en los cuatro reglamentos impresos.\n- *Los dominós de Discovery*: seguro, leído en los textos impresos.\n- *Lo que hace cada poder*: seguro, impreso en los reglamentos.\n- *Las caras de los cuatro dados*: muy probable. Una sola fuente pública completa, y todas las demás descripciones halladas coinciden; aún sin fotografía.\n- *Las casillas de cada línea y qué escudo tiene qué poder*: muy probable, de la misma fuente.',
  'editions.check': 'Comprobar tu caja',
} as const satisfies Translation<typeof en>;
