import type en from '../en/worth.ts';
import type { Translation } from '../message.ts';

export default {
  lead: 'Cuánto vale una cosa más, en tanto por ciento de la probabilidad de ganar, medido en partidas del alcaide contra sí mismo. Cada número abre una posición en la que es más o menos así de grande.',
  note: '± son dos errores estándar. Las posiciones de una misma partida se parecen, así que cada partida cuenta una vez. Cada número es una media: en tu posición puede valer más o menos.',
  what: 'Qué',
  worth: 'Valor',
  n: 'Posiciones',
  open: 'Abrir una posición',
  first: 'Empezar la partida',
  choosing: 'Elegir primero en la primera línea',
  castle: 'La cruz del castillo aún sin usar',
  cross: 'Una cruz más en el dominio más grande',
  power: 'El poder {name}',
  tick: 'Una marca más para {name}',
  domino: 'Tomar este dominó primero',
  since: 'desde la ronda {from}',
  rounds: 'rondas {from} a {to}',
} as const satisfies Translation<typeof en>;
