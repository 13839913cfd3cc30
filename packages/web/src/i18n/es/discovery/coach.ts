import type en from '../../en/discovery/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Construye un reino de dominós. Gana quien tenga más puntos.',
  'aim.why': 'Toca uno de estos dominós y tómalo.',
  'aim.whyKeys': 'Elige uno con las flechas y pulsa Intro.',
  'pick.do': 'Cada jugador toma dos: te toca otra vez.',
  'pick.why': 'Con un número bajo eliges antes la próxima vez.',
  'place.do': 'Ponlo en tu reino. Toca una casilla.',
  'place.keys': 'Ponlo en tu reino: las flechas y luego Intro.',
  'place.why': 'Una mitad debe tocar el castillo o su propio terreno.',
  'points.do': 'La insignia muestra los puntos. Gíralo o prueba en otro sitio.',
  'points.why': 'Se pone cuando confirmas.',
  'next.do': 'Elige un dominó para tu próximo turno.',
  'next.why': 'Lo pondrás cuando acabe esta línea.',
  'crowns.do': 'Los terrenos iguales que se tocan valen casillas × coronas.',
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
