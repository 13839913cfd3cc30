import type en from '../en/learn.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Aprender',
  lead: 'Juegas en un tablero de verdad, paso a paso; nada puede salir mal.',
  start: 'Empezar la primera partida',
  resume: 'Seguir en el paso {n} de {of}',
  again: 'Otra vez',
  finished: 'Terminada',
  rules: 'Leer las reglas',
  editions: 'En qué difieren las ediciones impresas',
  editionsNote: 'Los reglamentos, lado a lado.',

  firstGame: 'Primera partida de {game}',
  stepOf: 'Paso {n} de {of}',
  skip: 'Salir de la lección',
  restart: 'Empezar de nuevo',
  back: 'Atrás',
  goOn: 'Seguir',
  opponent: 'Rival',
  invitation: 'Volver a la invitación',
  playNow: 'Jugar ya',
  domainTap: 'Toca un dominio para ver cuánto vale.',
  done: 'Esa fue la primera partida: ya conoces las reglas. Cómo ganar lo enseña el curso.',
} as const satisfies Translation<typeof en>;
