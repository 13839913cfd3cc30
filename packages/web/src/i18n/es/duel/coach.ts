import type en from '../../en/duel/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Llena tu mapa de escudos. Gana quien tenga más puntos.',
  'aim.why': 'Los escudos iguales que se tocan forman un dominio.',
  'pick.do': 'Toma uno de estos.',
  'pick.why': 'Después {name} toma dos, y el último es tuyo.',
  'pickTwo.do': 'Ahora tomas dos de los tres.',
  'pickTwo.why': 'El último es para {name}.',
  'joker.do': 'Tienes un interrogante: el escudo que quieras.',
  'joker.why': 'Elígelo, o toca un lugar del mapa.',
  'place.do': 'Dibuja tus dos dados juntos. Toca el mapa.',
  'place.why': 'Uno de ellos debe tocar el castillo o su propio escudo.',
  'points.do': 'La insignia muestra los puntos. Prueba otros lugares.',
  'points.why': 'Nada se dibuja antes de que confirmes.',
  'crosses.do': 'Un dominio cuenta sus casillas por sus cruces.',
  'crosses.why': 'Sin cruz todavía no vale nada.',
  'power.do': 'Has llenado una línea antes: su poder es tuyo, una vez.',
  'power.why': 'Espera debajo de tu mapa.',
  'tick.do': 'Un dado sin cruz marca una casilla del grimorio.',
  'tick.why': 'Quien llena antes una línea gana su poder.',
  'castle.do': 'Tu castillo puede añadir una cruz a un dado, una vez.',
  'castle.why': 'Vale más en un dominio grande.',
  'pass.do': 'Nada encaja: pierdes este turno.',
  'pass.why': 'Le pasa a cualquiera. La próxima tirada es nueva.',
  'end.do': 'Era la última casilla. ¡Bien jugado!',
  'end.why': 'Ahora se cuenta cada dominio.',
} as const satisfies Translation<typeof en>;
