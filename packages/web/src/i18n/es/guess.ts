import type en from '../en/guess.ts';
import type { Translation } from '../message.ts';

export default {
  lead: 'El alcaide juega contra sí mismo y tú te sientas en un lado. En los momentos que más importan dices qué jugó. Sabrás cuánta probabilidad de ganar conservas y por qué.',
  today: 'La partida del día',
  begin: 'Empezar',
  seat: 'Estás con el jugador {n}.',
  sideOther: 'El otro lado',
  other: 'Otra partida',
  ask: '¿Qué juega el alcaide?',
  count: 'Jugada {n} de {of}',
  leave: 'Salir de la partida',
  same: 'Juegas como el alcaide',
  differs: 'El alcaide juega otra cosa',
  yours: 'Tu elección',
  judging: 'Se está examinando tu jugada…',
  failed: 'No se ha podido examinar tu jugada. Comprueba la conexión e inténtalo de nuevo.',
  next: 'Siguiente jugada',
  finish: 'Ver el resultado',
  kept: 'Aquí conservas el {percent} de la probabilidad de ganar.',
  keptAll: 'Has conservado el {percent} de la probabilidad de ganar.',
  keptOf: '{same} de {of} jugadas como el alcaide.',
  over: 'El resultado',
  day: '{percent} conservado',
  replay: 'Ver toda la partida',
  done: 'Hoy has conservado el {percent}.',
} as const satisfies Translation<typeof en>;
