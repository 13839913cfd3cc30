import type en from '../../en/duel/lesson.ts';
import type { Translation } from '../../message.ts';

export default {
  card: 'Reparte cuatro dados, dibuja escudos, multiplica casillas por cruces.',
  'step.roll.title': 'El objetivo y el primer lanzamiento',
  'step.roll':
    'Consigue más puntos que tu rival: los escudos iguales que se tocan forman un dominio, que vale sus casillas por sus cruces. Os repartís cuatro dados; en esta ronda los lanzas tú.',
  'step.take.title': 'Toma un dado',
  'step.take':
    'Tomas un dado, tu rival dos de los otros, y el último es tuyo. Las cruces son las que dan puntos: toma el dado que tiene dos.',
  'step.take.hint':
    'Podrías, pero en esta lección toma el dado con dos cruces: contarán para cada casilla de alrededor.',
  'step.draw.title': 'Dibuja tu dominó',
  'step.draw':
    'Tus dos dados forman un dominó. Una de sus casillas debe tocar el castillo o, más tarde, su mismo escudo. Las casillas marcadas son posibles: toca una, toca otra vez para rotar y confirma.',
  'step.draw.hint': 'La cruz del castillo viene después. Por ahora pon el dominó sin ella.',
  'step.book.title': 'El grimorio',
  'step.book':
    'Cada dado sin cruz marca una casilla de su escudo, también cuando pasas; un interrogante, nunca. Quien llena antes una línea gana su poder: dibujar donde sea, partir el dominó, tomar dos dados de una vez y más.',
  'step.second.title': 'Ahora empieza tu rival',
  'step.second':
    'Tu rival lanzó y tomó un dado. Tú tomas dos de los tres que quedan. El interrogante de un dado es un comodín: se dibuja como cualquier escudo. Tómalo junto con el escudo lleno.',
  'step.second.hint': 'Toma el interrogante y el escudo lleno: juntos hacen crecer dos veces tu dominio.',
  'step.grow.title': 'Haz crecer un dominio',
  'step.grow':
    'Los escudos iguales que se tocan son un dominio, que vale sus casillas por sus cruces. Pon un dado junto al escudo lleno de tu mapa y el otro detrás, el interrogante como otro escudo lleno: tres casillas, dos cruces, seis puntos.',
  'step.grow.hint':
    'Está permitido, pero hay algo mejor: que un dado toque el escudo lleno de tu mapa y el otro lo siga, para un dominio de tres casillas.',
  'step.castle.title': 'La cruz del castillo',
  'step.castle':
    'Una vez por partida tu castillo añade una cruz a un dado. Toma otra vez el escudo lleno; después activa el castillo y dibuja tu dominó donde esa cruz cuente más.',
  'step.castle.hint': 'Toma el escudo lleno y activa el castillo antes de confirmar.',
  'step.score.title': 'Cuánto vale',
  'step.score':
    'Cada dominio vale sus casillas por sus cruces; sin cruz, nada. Cuando un mapa está lleno, o ambos pasáis en la misma ronda, la partida termina y gana el total más alto.',
} as const satisfies Translation<typeof en>;
