import type en from '../../en/discovery/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Construye un reino de dominós. Gana quien tenga más puntos.',
  'aim.why': 'Los terrenos iguales que se tocan forman un dominio.',
  'pick.do': 'Toma uno de estos dominós.',
  'pick.why': 'Con un número bajo eliges antes la próxima vez.',
  'place.do': 'Ponlo en tu reino. Toca una casilla.',
  'place.why': 'Una mitad debe tocar el castillo o su propio terreno.',
  'points.do': 'La insignia muestra los puntos. Gíralo o prueba en otro sitio.',
  'points.why': 'Se pone cuando confirmas.',
  'next.do': 'Elige un dominó para tu próximo turno.',
  'next.why': 'Lo pondrás cuando acabe esta línea.',
  'crowns.do': 'Un dominio cuenta sus casillas por sus coronas.',
  'crowns.why': 'Sin corona todavía no vale nada.',
  'size.do': 'Tu reino es tan ancho como puede ser.',
  'size.why': 'Ningún lado puede tener más de {n} casillas.',
  'pass.do': 'Este no encaja en ninguna parte: se pierde.',
  'pass.why': 'A veces pasa. El siguiente ya es tuyo.',
  'last.do': 'Estos son los últimos dominós.',
  'last.why': 'Elige lo que aún encaja.',
  'end.do': 'Era el último dominó. ¡Bien jugado!',
  'end.why': 'Ahora se cuenta cada dominio.',
} as const satisfies Translation<typeof en>;
