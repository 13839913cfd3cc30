import type en from '../../en/duel/things.ts';
import type { Translation } from '../../message.ts';

export default {
  'name.dice': 'Dés',
  'text.dice': 'On lance quatre dés à chaque tour. Deux pour vous, deux pour l’autre.',
  'name.mine': 'Votre carte',
  'text.mine': 'Vous y dessinez vos deux dés. Les blasons identiques qui se touchent rapportent cases × croix.',
  'name.theirs': 'Sa carte',
  'text.theirs': 'Ce que l’autre a dessiné. Rien de ce qui est à vous n’y va.',
  'name.book': 'Grimoire',
  'text.book': 'Les dés sans croix y cochent des cases. Qui remplit une ligne en premier gagne son pouvoir.',
  'name.tray': 'Château et pouvoirs',
  'text.tray': 'Le château ajoute une croix, une seule fois. Les pouvoirs gagnés arrivent ici aussi.',
  'name.scores': 'Points',
  'text.scores': 'Vos points et les siens jusqu’ici. Touchez-les pour les voir par domaine.',
  'name.left': 'Cases restantes',
  'text.left': 'Combien de cases sont encore vides, sur votre carte et sur la sienne.',
  'name.log': 'Dernières actions',
  'text.log': 'Ce qui s’est passé. Touchez une ligne pour revoir la table à ce moment.',
} as const satisfies Translation<typeof en>;
