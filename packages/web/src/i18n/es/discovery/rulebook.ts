import type en from '../../en/discovery/rulebook.ts';
import type { Translation } from '../../message.ts';

export default {
  'goal.title': 'El juego en breve',
  goal: 'Cada cual construye un reino alrededor de su castillo. En cada ronda se ofrecen {line} dominós, tus reyes eligen dos y los colocas de modo que se junten terrenos iguales.\nAl final cada *dominio*, casillas de un mismo terreno que se tocan por un lado, vale sus casillas por sus coronas. Gana quien tenga más puntos.',
  'parts.title': 'Dominós, reyes, castillos',
  parts:
    '- *{dominoes} dominós numerados*. Cada mitad es uno de seis terrenos, y algunas llevan coronas. Cuanto más alto el número, más rica la tierra.\n- *Dos reyes y un castillo* para cada persona.',
  'setup.title': 'Preparación',
  setup:
    'Mezcla los dominós, descubre {line} y ponlos en línea por número, el más bajo primero. Todos los reyes van a una mano cerrada y salen de uno en uno. Cuando sale el tuyo, ponlo en un dominó libre de la línea antes de que aparezca el siguiente. Cuando cada dominó tiene su rey, se descubre la línea siguiente.',
  'round.title': 'Una ronda',
  round:
    'Recorre la línea del número más bajo al más alto. El dueño de cada rey coloca primero ese dominó en su reino y después mueve el rey a un dominó libre de la línea siguiente. Cuando todos los reyes se han movido, se descubre otra línea.\nUn número bajo es tierra más pobre pero elección más temprana; uno alto, tierra más rica y lo que quede. Tras {lines} líneas no hay más: en la última ronda solo se coloca.',
  'round.example': 'El dominó {domino} tiene el número más bajo, así que su rey va primero.',
  'choose.title': 'Elige un dominó',
  choose:
    'Un rey por dominó. Puedes elegir un dominó que no quepa en tu reino. Qué dominós faltan por salir no es ningún secreto; en qué orden, nadie lo sabe.',
  'place.title': 'Coloca un dominó',
  place:
    'Un dominó ocupa dos casillas vacías que comparten un lado, en el sentido que quieras. El castillo conserva su casilla. Lo colocado ya no se mueve.',
  'place.occupied': '{square} ya está ocupada: {terrain}.',
  'connection.title': 'La regla de conexión',
  connection:
    'Al menos una mitad del dominó debe *conectar*: comparte un lado con tu castillo, que va con todos los terrenos, o con una casilla de su mismo terreno. La otra mitad puede estar junto a cualquier cosa. Las esquinas no cuentan.',
  'connection.castle': 'Una mitad del dominó {domino} toca el castillo. Con eso basta.',
  'connection.terrain':
    'Se junta con su mismo terreno ({terrain}): el dominio vale ahora {squares} × {crowns} = {points}.',
  'connection.none': 'Aquí el dominó {domino} no toca ni el castillo ni ninguno de sus terrenos.',
  'bound.title': 'Los límites del reino',
  bound:
    'Todo el reino, castillo incluido, debe caber en {size} × {size} casillas. Dónde está ese límite no se fija de antemano: flota hasta que tus dominós lo determinan, y el castillo puede acabar en el centro, en un borde o en una esquina. Se permiten huecos.',
  'bound.outside': 'Con una casilla en {square} el reino mediría {wide} casillas.',
  'discard.title': 'Descartar',
  discard:
    'Un dominó que cabe se debe colocar, aunque duela. El que no cabe en ningún sitio se descarta y no da nada. Solo se descarta lo que no cabe.',
  'discard.example': 'El dominó {domino} no cabe en ningún sitio de este reino y se descarta.',
  'end.title': 'El final',
  end: 'La partida termina cuando los dominós de la línea {lines} están colocados o descartados.',
  'score.title': 'Puntuación',
  score:
    'Un dominio vale sus casillas por sus coronas, así que nada sin corona. Dos dominios del mismo terreno cuentan por separado.\nGana el total más alto. Si hay empate, gana quien tenga el dominio más extenso; después, más coronas; después, ganáis los dos. En la hoja francesa impresa falta el primero de estos desempates; se puede jugar sin él.',
  'score.example': 'El final de nuestra partida: {total}. El mejor dominio vale {squares} × {crowns} = {points}.',
  'variants.title': 'Variantes',
  variants:
    '- *Dominós del juego base*: {lines} líneas sacadas de los {base} dominós del juego base; los demás no se ven.\n- *Gran duelo*: reinos de {large} × {large}, los {base} dominós, {largeLines} líneas.\n- *Armonía*: {harmony} puntos más para un reino que no descartó nada.\n- *Reino del Medio*: {middle} puntos más si el castillo está en el centro y el reino llega tan lejos como puede por los cuatro lados.',
  'notation.title': 'Cómo se escribe una partida',
  notation:
    'Una partida se escribe en texto sencillo: una primera línea con el juego y sus variantes, y luego una acción por línea. Una casilla es una letra de columna y un número de fila en un tablero con el castillo en el centro. Un dominó se escribe con su número y las casillas de su mitad izquierda y de su mitad derecha.\nCada acción se escribe de una sola manera: la línea en orden ascendente, y el dominó de mitades iguales empezando por su casilla menor.',
  'notation.example': 'De la partida de esta página:',
  'editions.title': 'Discovery: lo que deja abierto su hoja francesa',
  'editions.sure':
    '- *Los dominós de Discovery*: seguro, leído en la hoja impresa.\n- *Los dominós y las variantes del juego base*: muy probable; no están en esta hoja.',
} as const satisfies Translation<typeof en>;
