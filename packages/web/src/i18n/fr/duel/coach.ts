import type en from '../../en/duel/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Remplissez votre carte de blasons. Le plus de points gagne.',
  'aim.why': 'Des blasons identiques qui se touchent forment un domaine.',
  'pick.do': 'Prenez un de ces dés.',
  'pick.why': 'Ensuite, {name} en prend deux, et le dernier est pour vous.',
  'pickTwo.do': 'À vous d’en prendre deux sur trois.',
  'pickTwo.why': 'Le dernier sera pour {name}.',
  'joker.do': 'Vous avez un point d’interrogation\u00a0: le blason que vous voulez.',
  'joker.why': 'Choisissez-le, ou touchez une case de la carte.',
  'place.do': 'Dessinez vos deux dés côte à côte. Touchez la carte.',
  'place.why': 'L’un d’eux doit toucher le château ou son propre blason.',
  'points.do': 'Le badge montre les points. Essayez d’autres cases.',
  'points.why': 'Rien n’est dessiné avant que vous confirmiez.',
  'crosses.do': 'Un domaine compte ses cases fois ses croix.',
  'crosses.why': 'Sans croix, il ne vaut encore rien.',
  'power.do': 'Ligne remplie en premier\u00a0: son pouvoir est à vous, une fois.',
  'power.why': 'Il attend sous votre carte.',
  'tick.do': 'Un dé sans croix coche une case du grimoire.',
  'tick.why': 'Qui remplit une ligne en premier gagne son pouvoir.',
  'castle.do': 'Votre château ajoute une croix à un dé, une seule fois.',
  'castle.why': 'Elle vaut le plus dans un grand domaine.',
  'pass.do': 'Rien ne va\u00a0: ce tour est perdu.',
  'pass.why': 'Cela arrive à tout le monde. Le lancer suivant est nouveau.',
  'end.do': 'C’était la dernière case. Bien joué\u00a0!',
  'end.why': 'On compte maintenant chaque domaine.',
} as const satisfies Translation<typeof en>;
