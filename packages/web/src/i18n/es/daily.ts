import type en from '../en/daily.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Reto del día',
  streak: { one: '{n} día', other: '{n} días seguidos' },
  lead: 'Hoy todos tienen los mismos dados y las mismas líneas, contra el {level}. Cuenta un solo intento; no se deshace nada.',
  fresh: 'Sin jugar hoy.',
  begun: 'En curso.',
  won: 'Ganado, {a} a {b}',
  shared: 'Victoria compartida, {a} a {b}',
  drawn: 'Empate, {a} a {b}',
  lost: 'Perdido, {a} a {b}',
  resigned: 'Rendición',
  luck: 'suerte',
  adjusted: 'sin suerte',
  given: 'perdido por errores',
  working: 'Quitando la suerte del resultado…',
  failed: 'No se pudieron cargar los archivos del análisis, así que aún no se sabe cuánta suerte hubo.',
  share: 'Copiar para compartir',
  copied: 'Copiado.',
  copyFailed: 'El navegador no permite copiar. Selecciona el texto de arriba.',
  tomorrow: 'El próximo llega a medianoche.',
  'share.result': '{result} contra el {level}',
  'share.study': 'Suerte {luck} · errores {lost} · sin suerte, {adjusted}',
} as const satisfies Translation<typeof en>;
