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
  editionsLink: 'En qué difieren las ediciones impresas',

  'editions.title': 'En qué difieren las ediciones impresas',
  'editions.readings':
    'Quien tenga la caja podría leer cada uno de estos puntos de otra forma. Debajo está la frase en que se apoya, tal como se imprimió.',
  'editions.against': '{book}, en contra',
  'editions.sure.title': 'Cuánta certeza tenemos',
  'editions.check': 'Comprobar tu caja',
} as const satisfies Translation<typeof en>;
