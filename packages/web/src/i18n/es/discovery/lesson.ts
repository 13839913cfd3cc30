import type en from '../../en/discovery/lesson.ts';
import type { Translation } from '../../message.ts';

export default {
  card: 'Elige dominós con tus reyes y colócalos alrededor de tu castillo.',
  reveal: 'Descubrir la línea',
  'step.line.title': 'El objetivo y la primera línea',
  'step.line':
    'Consigue más puntos que tu rival: los terrenos iguales que se tocan forman un dominio, que vale sus casillas por sus coronas. Se descubren cuatro dominós, por número: cuanto más alto, más rica la tierra.',
  'step.claim.title': 'Elige un dominó',
  'step.claim':
    'Tu rey salió primero de la mano. Ponlo en un dominó. Las coronas dan puntos, pero un número bajo juega y elige antes en la ronda siguiente.',
  'step.lay.title': 'Colócalo',
  'step.lay':
    'Los demás reyes también salieron y cada uno está en un dominó. Te toca colocar el tuyo. Una mitad debe tocar tu castillo, que va con todos los terrenos. Toca una casilla marcada, toca otra vez para rotar y confirma.',
  'step.next.title': 'Elige el siguiente',
  'step.next':
    'Quien ha colocado un dominó mueve ese rey a la línea siguiente. ¿Qué terreno se juntaría con los tuyos? Busca coronas.',
  'step.join.title': 'Junta terrenos',
  'step.join':
    'Las casillas de un terreno que se tocan son un dominio, que vale sus casillas por sus coronas. Coloca este dominó de modo que una mitad toque su mismo terreno.',
  'step.join.hint': 'Está permitido, pero busca una casilla junto al mismo terreno: así crece un dominio.',
  'step.order.title': 'Pronto o rico',
  'step.order':
    'Ahora se mueve tu otro rey; quien llega el último toma lo que queda. La próxima ronda sigue otra vez los números: un número bajo juega antes y elige antes.',
  'step.bound.title': 'Cinco por cinco',
  'step.bound':
    'Todo tu reino, castillo incluido, debe caber en cinco por cinco casillas. Dónde, lo decides tú, pero lo que coloques ahora lo fija. Un dominó que no cabe en ningún sitio se pierde.',
  'step.score.title': 'Cuánto vale',
  'step.score':
    'Cada dominio vale sus casillas por sus coronas; sin corona, nada. Después de seis líneas gana el total más alto.',
} as const satisfies Translation<typeof en>;
