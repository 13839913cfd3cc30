import type en from '../../en/discovery/things.ts';
import type { Translation } from '../../message.ts';

export default {
  'name.mine': 'Tu reino',
  'text.mine': 'Aquí colocas tus dominós. Los terrenos iguales que se tocan valen casillas × coronas.',
  'name.theirs': 'Su reino',
  'text.theirs': 'Lo que ha colocado el rival. Nada tuyo va ahí.',
  'name.now': 'Para poner',
  'text.now': 'Estos dominós se colocan ahora, del número más bajo al más alto.',
  'name.kings': 'Reyes',
  'text.kings': 'Un rey está sobre el dominó que su jugador colocará. Tienes dos.',
  'name.next': 'Para elegir',
  'text.next': 'Pon un rey sobre uno de estos dominós: lo colocarás en la línea siguiente.',
  'name.deck': 'Mazo',
  'text.deck': 'Los dominós que faltan por salir. Tócalo para verlos.',
  'name.scores': 'Puntos',
  'text.scores': 'Tus puntos y los suyos hasta ahora. Tócalos para verlos por dominio.',
  'name.left': 'Tamaño de tu reino',
  'text.left': 'Su ancho y su alto, y hasta dónde puede crecer.',
  'name.log': 'Últimas acciones',
  'text.log': 'Lo que ha pasado. Toca una línea para ver la mesa en ese momento.',
} as const satisfies Translation<typeof en>;
