import type en from '../en/learn.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Aprender',
  lead: 'Una primera partida dura tres minutos. Juegas en un tablero de verdad; nada puede salir mal.',
  'card.duel': 'Reparte cuatro dados, dibuja escudos, multiplica casillas por cruces.',
  'card.discovery': 'Elige dominós con tus reyes y colócalos alrededor de tu castillo.',
  start: 'Empezar la primera partida',
  resume: 'Seguir en el paso {n} de {of}',
  again: 'Otra vez',
  finished: 'Terminada',
  rules: 'Leer las reglas',
  editions: 'En qué difieren las ediciones impresas',
  editionsNote: 'Cuatro reglamentos, dos diferencias, lado a lado.',

  firstGame: 'Primera partida de {game}',
  stepOf: 'Paso {n} de {of}',
  skip: 'Salir de la lección',
  restart: 'Empezar de nuevo',
  back: 'Atrás',
  goOn: 'Seguir',
  roll: 'Lanzar los dados',
  reveal: 'Descubrir la línea',
  take: 'Tomar',
  claim: 'Tomar',
  castle: 'Castillo',
  castleNote: 'una cruz más',
  joker: 'Dibujar el comodín como',
  anyCoat: 'el mejor',
  you: 'Tú',
  opponent: 'Tu rival',
  yourBoard: 'Tu tablero',
  theirBoard: 'El tablero de tu rival',
  opponentDid: 'Mientras tanto: {what}',
  invitation: 'Volver a la invitación',
  playNow: 'Jugar ya',
  domainTap: 'Toca un dominio para ver cuánto vale.',
  done: 'Esa fue la primera partida. Ya sabes todo lo necesario.',

  'duel.roll.title': 'El objetivo y el primer lanzamiento',
  'duel.roll':
    'Consigue más puntos que tu rival: los escudos iguales que se tocan forman un dominio, que vale sus casillas por sus cruces. Os repartís cuatro dados; los lanza A, y en esta ronda eres tú.',
  'duel.take.title': 'Toma un dado',
  'duel.take':
    'Tomas un dado, tu rival dos de los otros, y el último es tuyo. Las cruces son las que dan puntos: toma el dado que tiene dos.',
  'duel.take.hint':
    'Podrías, pero en esta lección toma el dado con dos cruces: contarán para cada casilla de alrededor.',
  'duel.draw.title': 'Dibuja tu dominó',
  'duel.draw':
    'Tus dos dados forman un dominó. Una de sus casillas debe tocar el castillo o, más tarde, su mismo escudo. Las casillas iluminadas son posibles: toca una, toca otra vez para rotar y confirma.',
  'duel.draw.hint': 'La cruz del castillo viene después. Por ahora pon el dominó sin ella.',
  'duel.book.title': 'El grimorio',
  'duel.book':
    'Cada dado que dibujas sin cruz marca una casilla de su escudo. Quien llena antes una línea gana su poder: dibujar donde sea, partir el dominó, tomar dos dados de una vez y más.',
  'duel.second.title': 'Ahora eres B',
  'duel.second':
    'Tu rival lanzó y tomó un dado. Tú tomas dos de los tres que quedan. Un comodín se dibuja como cualquier escudo: tómalo junto con el escudo lleno.',
  'duel.second.hint': 'Toma el comodín y el escudo lleno: juntos hacen crecer dos veces tu dominio.',
  'duel.grow.title': 'Haz crecer un dominio',
  'duel.grow':
    'Los escudos iguales que se tocan son un dominio, que vale sus casillas por sus cruces. Pon los dos dados junto a tu escudo lleno, el comodín como otro igual: tres casillas, dos cruces, seis puntos.',
  'duel.grow.hint':
    'Está permitido, pero hay algo mejor: que los dos dados toquen tu escudo lleno, para un dominio de tres casillas.',
  'duel.castle.title': 'La cruz del castillo',
  'duel.castle':
    'Una vez por partida tu castillo añade una cruz a un dado. Toma otra vez el escudo lleno; después activa el castillo y dibuja tu dominó donde esa cruz cuente más.',
  'duel.castle.hint': 'Toma el escudo lleno y activa el castillo antes de confirmar.',
  'duel.score.title': 'Cuánto vale',
  'duel.score':
    'Cada dominio cuenta sus casillas por sus cruces; sin cruz, nada. Cuando un mapa está lleno, o nadie pudo dibujar, gana el total más alto.',

  'discovery.line.title': 'El objetivo y la primera línea',
  'discovery.line':
    'Consigue más puntos que tu rival: los terrenos iguales que se tocan forman un dominio, que vale sus casillas por sus coronas. Se descubren cuatro dominós, por número: cuanto más alto, más rica la tierra.',
  'discovery.claim.title': 'Elige un dominó',
  'discovery.claim':
    'Tu rey salió primero de la mano. Ponlo en un dominó. Las coronas dan puntos, pero un número bajo juega y elige antes en la ronda siguiente.',
  'discovery.lay.title': 'Colócalo',
  'discovery.lay':
    'Te toca colocar un dominó. Una mitad debe tocar tu castillo, que va con todos los terrenos. Toca una casilla iluminada, toca otra vez para rotar y confirma.',
  'discovery.next.title': 'Elige el siguiente',
  'discovery.next':
    'Quien ha colocado un dominó mueve ese rey a la línea siguiente. ¿Qué terreno se juntaría con los tuyos? Busca coronas.',
  'discovery.join.title': 'Junta terrenos',
  'discovery.join':
    'Las casillas de un terreno que se tocan son un dominio, que vale sus casillas por sus coronas. Coloca este dominó de modo que una mitad toque su mismo terreno.',
  'discovery.join.hint': 'Está permitido, pero busca una casilla junto al mismo terreno: así crece un dominio.',
  'discovery.order.title': 'Pronto o rico',
  'discovery.order':
    'Ahora se mueve tu otro rey; quien llega el último toma lo que queda. La próxima ronda sigue otra vez los números: un dominó bajo juega antes y luego elige antes.',
  'discovery.bound.title': 'Cinco por cinco',
  'discovery.bound':
    'Todo tu reino, castillo incluido, debe caber en cinco por cinco casillas. Dónde, lo decides tú, pero lo que coloques ahora lo fija. Un dominó que no cabe se pierde.',
  'discovery.score.title': 'Cuánto vale',
  'discovery.score':
    'Cada dominio cuenta sus casillas por sus coronas; sin corona, nada. Después de seis líneas gana el total más alto.',
} as const satisfies Translation<typeof en>;
