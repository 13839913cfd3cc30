import type en from '../../en/duel/things.ts';
import type { Translation } from '../../message.ts';

export default {
  'name.dice': 'Dados',
  'text.dice': 'En cada ronda se tiran cuatro dados. Dos son para ti y dos para el rival.',
  'name.mine': 'Tu mapa',
  'text.mine': 'Aquí dibujas tus dos dados. Los escudos iguales que se tocan valen casillas × cruces.',
  'name.theirs': 'Su mapa',
  'text.theirs': 'Lo que ha dibujado el rival. Nada tuyo va ahí.',
  'name.book': 'Grimorio',
  'text.book': 'Los dados sin cruz marcan casillas aquí. Quien llena antes una línea gana su poder.',
  'name.tray': 'Castillo y poderes',
  'text.tray': 'El castillo añade una cruz, una sola vez. Los poderes que ganas también llegan aquí.',
  'name.scores': 'Puntos',
  'text.scores': 'Tus puntos y los suyos hasta ahora. Tócalos para verlos por dominio.',
  'name.left': 'Casillas libres',
  'text.left': 'Cuántas casillas siguen vacías, en tu mapa y en el suyo.',
  'name.log': 'Últimas acciones',
  'text.log': 'Lo que ha pasado. Toca una línea para ver la mesa en ese momento.',
} as const satisfies Translation<typeof en>;
