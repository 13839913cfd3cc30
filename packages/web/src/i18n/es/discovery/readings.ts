import type en from '../../en/discovery/readings.ts';
import type { Translation } from '../../message.ts';

export default {
  'top.title': 'El número encima del mazo',
  top: 'Los dominós están con el número a la vista: en la mesa se puede leer el siguiente. Aquí nadie puede: se sabe qué dominós quedan por salir, pero no en qué orden.',
  'tiebreak.title': 'El primer desempate',
  tiebreak:
    'La hoja francesa empieza por un nuevo empate: el primer desempate falta en la impresión. Lo tomamos del juego base: el dominio más extenso. La opción «como está impreso» lo omite.',
  'discard.title': 'Qué se puede descartar',
  discard:
    'Solo un dominó que no cabe en ninguna parte. El que cabe se debe colocar, y se puede elegir uno que no vaya a caber.',
  'bound.title': 'Dónde están los límites',
  bound:
    'Se mueven hasta que tus dominós los fijan: el castillo puede acabar en cualquier lugar del cuadrado, y se permiten huecos.',
  'variants.title': 'Armonía, Reino del Medio, gran duelo',
  variants:
    'Vienen del juego base, con sus dominós, y no de Discovery. Hay que elegirlos; una partida de Discovery no los tiene.',
} as const satisfies Translation<typeof en>;
