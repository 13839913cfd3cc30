import type en from '../en/course.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'El curso',
  lead: {
    one: '{n} lección con una idea.',
    other: '{n} lecciones con una idea cada una. Cada una acaba con cinco ejercicios en la mesa, siempre nuevos.',
  },
  begin: 'Empezar',
  resume: 'Sigue: {title}',
  progress: '{done} de {all} lecciones hechas',
  leave: 'Salir de la lección',
  count: 'Ejercicio {n} de {of}',
  right: 'Correcto',
  second: 'Correcto, al segundo intento',
  notYet: 'Todavía no',
  missed: 'Era esto',
  tryAgain: 'Otra vez',
  show: 'Muéstramelo',
  next: 'Siguiente ejercicio',
  finish: 'Ver el resultado',
  score: '{right} de {of} al primer intento',
  again: 'Cinco más',
  nextLesson: 'Lección siguiente: {title}',
  puzzles: 'Problemas sobre esto',
  all: 'Todas las lecciones',
  yours: 'Tu elección',
  answer: 'La respuesta',
  working: 'Buscando una posición…',
  failed: 'No se ha encontrado ninguna posición. Inténtalo de nuevo.',
  done: 'hecha',
  reached: '{what}: {best}. Mejor no se puede.',
  possible: '{what}: {yours}. Posible: {best}.',
  'order.right': 'Tantos puntos como es posible, y eliges antes en la ronda siguiente.',
  'order.fewer': 'Otro dominó da más puntos.',
  'order.later': 'Otro dominó da los mismos puntos y tiene un número más bajo.',
  'fits.right': 'Hay sitio para él.',
  'fits.wrong': 'Este dominó no cabe en ningún sitio de tu reino: se perdería.',
  'unit.points': 'Puntos',
  'unit.swing': 'Tus puntos menos los que dejas',
  'unit.lines': 'Líneas llenas',
  'unit.coats': 'Escudos que aún encuentran sitio',
  'unit.holes': 'Casillas perdidas para siempre',
  'unit.dominoes': 'Dominós que aún caben',
  'unit.frames': 'Posiciones posibles del marco',
  'crosses.title': 'Casillas por cruces',
  'crosses.idea':
    'Una cruz vale tantos puntos como casillas tiene su dominio; una casilla, tantos como cruces tiene su dominio. Lleva, pues, cruces a los dominios grandes y casillas a los que tienen muchas cruces.',
  'crosses.ask': 'Dibuja tu dominó donde más puntos dé.',
  'joining.title': 'De dos dominios, uno',
  'joining.idea':
    'Dos dominios del mismo escudo cuentan por separado: 3 × 1 y 2 × 2 son 7. Unidos por una casilla son 6 × 3 = 18. Busca la casilla que hay entre ellos.',
  'joining.ask': 'Une dos dominios donde más puntos dé.',
  'draft.title': 'Dos dados, un dominó',
  'draft.idea':
    'Si eliges en segundo lugar, tomas dos dados a la vez. Serán un dominó: busca dos dados que puntúen en el mismo sitio, no los dos mejores.',
  'draft.ask': 'Toma los dos dados con los que más puntúas.',
  'denial.title': 'Lo que dejas también cuenta',
  'denial.idea':
    'Lo que dejas lo dibuja tu rival. Un dado que te da 3 y a tu rival le daría 9 vale para ti hasta 12. Mira los dos mapas antes de elegir.',
  'denial.ask': 'Toma los dados con los que tus puntos, menos los que dejas, son más.',
  'race.title': 'La carrera por una línea',
  'race.idea':
    'Un dado dibujado sin cruz marca una casilla. Quien llena antes una línea gana su poder, y las marcas del otro se pierden. Cuenta las casillas que faltan en ambos lados: una ronda antes lo es todo.',
  'race.ask': 'Toma los dados que llenan ahora más líneas.',
  'castle.title': 'La cruz del castillo',
  'castle.idea':
    'Una vez por partida el castillo añade una cruz a un dado. Da tantos puntos como casillas tiene el dominio, y uno más por cada casilla que se una después. Demasiado pronto multiplica poco, demasiado tarde ya no se une nada; y su dado no marca casilla.',
  'castle.ask': 'Usa el castillo donde más puntos dé.',
  'jokers.title': 'Interrogantes',
  'jokers.idea':
    'Un interrogante se convierte en cualquier escudo y casi siempre encuentra sitio. No tiene cruz y no marca nada: que sea la casilla que le falta a un dominio grande.',
  'jokers.ask': 'Dibuja tus dados de modo que den más puntos.',
  'lightning.title': 'Relámpago',
  'lightning.idea':
    'Dos líneas actúan en cuanto se llenan. Una añade una cruz: dásela a tu dominio más grande. La otra añade 3 puntos a cada dominio de un escudo: elige el que está en más trozos.',
  'lightning.ask': 'Usa el relámpago donde más dé.',
  'free-and-split.title': 'Libre y Separar',
  'free-and-split.idea':
    'Con Libre un dominó no necesita conexión; con Separar sus dos dados van a sitios distintos. Guárdalos para un dominó que así dé mucho más, o para una ronda en la que nada cabría.',
  'free-and-split.ask': 'Puntúa lo más posible: un poder te ayuda.',
  'turn.title': 'Girar',
  'turn.idea':
    'Con Girar pones uno de tus dados en otra de sus caras. Recuerda qué puede mostrar aún cada dado: una cara con cruces junto a un dominio grande vale un poder.',
  'turn.ask': 'Gira un dado para puntuar lo más posible.',
  'both.title': 'Pareja',
  'both.idea':
    'Quien tira toma un dado y después recibe el que queda. Con Pareja tomas dos a la vez, y nadie puede quitarte el segundo. Úsalo cuando dos dados van juntos.',
  'both.ask': 'Toma lo que más te da con seguridad.',
  'room.title': 'No tener que pasar nunca',
  'room.idea':
    'Al final de la partida los dados no encuentran sitio, y quien pasa no dibuja nada. Deja sitio junto a varios escudos: así cabe casi cualquier tirada.',
  'room.ask': 'Dibuja de modo que el mayor número de escudos encuentre aún sitio.',
  'holes.title': 'Sin huecos',
  'holes.idea':
    'Un dominó cubre dos casillas. Una casilla vacía sin otra vacía al lado queda vacía hasta el final. Antes de dibujar mira qué queda alrededor.',
  'holes.ask': 'Dibuja sin aislar ninguna casilla.',
  'packing.title': 'Las últimas casillas',
  'packing.idea':
    'Hacia el final cuenta dominós, no casillas. En ocho casillas vacías caben cuatro dominós o solo dos: depende de su forma.',
  'packing.ask': 'Dibuja de modo que quepan aún tantos dominós como sea posible.',
  'borders.title': 'Fronteras',
  'borders.idea':
    'Un dominio acaba donde empieza otro terreno. Pon un dominó junto a su propio terreno y deja fronteras cortas: en una frontera ya no se une nada.',
  'borders.ask': 'Colócalo donde más puntos dé.',
  'bridges.title': 'Unir dominios',
  'bridges.idea':
    'Dos dominios de un terreno cuentan por separado. Unidos, todas sus casillas cuentan con todas sus coronas. Deja el hueco abierto hasta que llegue su dominó.',
  'bridges.ask': 'Une dos dominios donde más puntos dé.',
  'crowns.title': 'Coronas',
  'crowns.idea':
    'Sin corona un dominio no vale nada. Una corona vale más cuanto mayor es el dominio al que se une. No mires, pues, el número de un dominó: cuenta sus puntos en tu reino.',
  'crowns.ask': 'Elige el dominó que más puntos daría en tu reino.',
  'turn-order.title': 'Orden de turno',
  'turn-order.idea':
    'La línea va de los números bajos a los altos: un número bajo juega antes y elige antes en la ronda siguiente. Si dos dominós te dan lo mismo, toma el más bajo.',
  'turn-order.ask': 'Más puntos; si hay dos iguales, el número más bajo.',
  'king-denial.title': 'Quítaselo al otro',
  'king-denial.idea':
    'Cada dominó que dejas puede ir a tu rival. Uno que va bien en el otro reino puede valer la pena, aunque otro te dé un poco más.',
  'king-denial.ask': 'Elige el dominó con el que tus puntos, menos lo mejor que dejas, son más.',
  'frame.title': 'El marco',
  'frame.idea':
    'Tu reino debe caber en cinco por cinco casillas, y tus dominós deciden dónde. Mientras el marco está abierto caben más dominós. Construye alrededor del castillo antes de alejarte de él.',
  'frame.ask': 'Colócalo de modo que el marco quede lo más abierto posible.',
  'frame-holes.title': 'Huecos en cinco por cinco',
  'frame-holes.idea':
    'Una vez fijado el marco, cada casilla cuenta. Una casilla vacía sin otra vacía al lado ya no se podrá cubrir nunca.',
  'frame-holes.ask': 'Colócalo sin aislar ninguna casilla.',
  'last-four.title': 'Encajar los cuatro últimos',
  'last-four.idea':
    'Los cuatro últimos dominós necesitan sitio a la vez. Cuenta cuántos caben en lo que queda: la forma importa más que el número de casillas.',
  'last-four.ask': 'Colócalo de modo que quepan aún tantos dominós como sea posible.',
  'fitting.title': 'Un dominó que cabe',
  'fitting.idea':
    'Un dominó que no cabe en ningún sitio se descarta y no da nada. Busca su sitio antes de elegir: una mitad debe tocar su propio terreno o el castillo, dentro del marco.',
  'fitting.ask': 'Elige un dominó que aún encuentre sitio.',
} as const satisfies Translation<typeof en>;
