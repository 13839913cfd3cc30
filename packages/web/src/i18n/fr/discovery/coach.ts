import type en from '../../en/discovery/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Construisez un royaume de dominos. Le plus de points gagne.',
  'aim.why': 'Touchez un de ces dominos, puis prenez-le.',
  'aim.whyKeys': 'Choisissez-en un avec les flèches, puis Entrée.',
  'pick.do': 'Chacun en prend deux\u00a0: c’est encore à vous.',
  'pick.why': 'Un petit numéro vous fait choisir plus tôt ensuite.',
  'place.do': 'Posez-le\u00a0: touchez une case.',
  'place.keys': 'Posez-le dans votre royaume\u00a0: les flèches, puis Entrée.',
  'place.why': 'Une moitié doit toucher le château ou son propre terrain.',
  'points.do': 'Le badge montre les points. Tournez-le, ou essayez ailleurs.',
  'points.why': 'Il est posé quand vous confirmez.',
  'next.do': 'Choisissez un domino pour votre prochain tour.',
  'next.why': 'Vous le poserez une fois cette ligne finie.',
  'crowns.do': 'Des terrains identiques qui se touchent\u00a0: cases × couronnes.',
  'crowns.why': 'Un terrain sans couronne ne vaut encore rien.',
  'size.do': 'Votre royaume est aussi large que permis.',
  'size.why': 'Aucun côté ne dépasse {n} cases.',
  'pass.do': 'Celui-ci ne va nulle part\u00a0: il est perdu.',
  'pass.why': 'Cela arrive. Le suivant est déjà à vous.',
  'last.do': 'Ce sont les derniers dominos.',
  'last.why': 'Choisissez ce qui va encore.',
  'end.do': 'C’était le dernier domino. Bien joué\u00a0!',
  'end.why': 'On compte maintenant chaque domaine.',
} as const satisfies Translation<typeof en>;
