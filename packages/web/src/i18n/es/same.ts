import type en from '../en/same.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Mismos dados',
  lead: 'Quien escribe la misma palabra tiene las mismas tiradas y líneas, contra el mismo rival. Funciona sin red.',
  word: 'Palabra',
  wordNote: 'Cualquier palabra: un nombre, un lugar, la fecha de hoy.',
  needWord: 'Escribe una palabra con al menos una letra o una cifra.',
  pickWord: 'Elige por mí',
  useWord: 'Usar esta palabra',
  fromGame: 'Los dados de una partida',
  leadWord:
    'Quien escribe {word} juega con los mismos dados contra el {level}. Cuenta un solo intento; no se deshace nada.',
  leadGame:
    'Los dados de una partida ya jugada, ahora para ti, contra el {level}. Cuenta un solo intento; no se deshace nada.',
  seat1: 'Primer asiento',
  seat2: 'Segundo asiento',
  fresh: 'Sin jugar.',
  freshOther: 'Los mismos dados desde el otro lado. Las dos partidas juntas son el encuentro corto más justo.',
  pair: 'Los dos asientos juntos: tú {a}, el {level} {b}',
  invite: 'Invita a otros',
  inviteWord: 'Escriben la palabra {word}, siguen el enlace o escanean el código.',
  inviteGame: 'Siguen el enlace o escanean el código.',
  link: 'Enlace a los mismos dados',
  shareText: 'Juega con los mismos dados: {word}',
  qr: 'Código QR del enlace a los mismos dados',
  another: 'Otra palabra',
  broken: 'No se pueden leer los dados de este enlace. Pide el enlace otra vez.',
  everyone: 'Todos en este servidor',
  everyoneNote:
    'El servidor repite tu partida y añade el resultado. Ve la tabla quien está en ella; a los 30 días se borra.',
  seeTable: 'Ver la tabla',
  changeName: 'Cambiar el nombre',
  players: { one: '{n} persona', other: '{n} personas' },
  place: 'Puesto',
  player: 'Nombre',
  points: 'Puntos',
  noName: 'Sin nombre',
  you: 'Tú',
  notThisGame:
    'Este servidor tira o responde de otra manera, así que no se añadió el resultado. Recarga la página antes de la próxima partida.',
  tableFull: 'Esta tabla está llena.',
} as const satisfies Translation<typeof en>;
