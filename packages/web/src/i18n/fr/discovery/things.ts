import type en from '../../en/discovery/things.ts';
import type { Translation } from '../../message.ts';

export default {
  'name.mine': 'Votre royaume',
  'text.mine': 'Vous y posez vos dominos. Les paysages identiques qui se touchent rapportent cases × couronnes.',
  'name.theirs': 'Son royaume',
  'text.theirs': 'Ce que l’autre a posé. Rien de ce qui est à vous n’y va.',
  'name.now': 'À poser',
  'text.now': 'Ces dominos se posent maintenant, du plus petit numéro au plus grand.',
  'name.kings': 'Rois',
  'text.kings': 'Un roi se tient sur le domino que son joueur posera. Vous en avez deux.',
  'name.next': 'À choisir',
  'text.next': 'Mettez un roi sur un de ces dominos\u00a0: vous le poserez à la ligne suivante.',
  'name.deck': 'Pioche',
  'text.deck': 'Les dominos encore à venir. Touchez-la pour les voir.',
  'name.scores': 'Points',
  'text.scores': 'Vos points et les siens jusqu’ici. Touchez-les pour les voir par domaine.',
  'name.left': 'Taille de votre royaume',
  'text.left': 'Sa largeur et sa hauteur, et jusqu’où il peut s’étendre.',
  'name.log': 'Dernières actions',
  'text.log': 'Ce qui s’est passé. Touchez une ligne pour revoir la table à ce moment.',
} as const satisfies Translation<typeof en>;
