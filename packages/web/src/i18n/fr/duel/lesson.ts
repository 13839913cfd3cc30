import type en from '../../en/duel/lesson.ts';
import type { Translation } from '../../message.ts';

export default {
  card: 'Partagez-vous quatre dés, dessinez des blasons, multipliez les cases par les croix.',
  'step.roll.title': 'Le but, et le premier lancer',
  'step.roll':
    'Marquez plus de points que l’adversaire : des blasons identiques qui se touchent forment un domaine, qui vaut ses cases fois ses croix. Vous vous partagez quatre dés ; à ce tour, c’est vous qui les lancez.',
  'step.take.title': 'Prenez un dé',
  'step.take':
    'Vous prenez un dé, l’adversaire deux des autres, et le dernier est à vous. Ce sont les croix qui rapportent des points : prenez le dé qui en a deux.',
  'step.take.hint':
    'Ce serait possible, mais ici prenez le dé aux deux croix : elles compteront pour chaque case autour.',
  'step.draw.title': 'Dessinez votre domino',
  'step.draw':
    'Vos deux dés forment un domino. Une de ses cases doit toucher le château ou, plus tard, son propre blason. Les cases marquées sont possibles : touchez-en une, touchez encore pour tourner le domino, puis validez.',
  'step.draw.hint': 'La croix du château viendra plus tard. Posez d’abord le domino sans elle.',
  'step.book.title': 'Le grimoire',
  'step.book':
    'Chaque dé sans croix coche une case de son blason, même quand vous passez ; un point d’interrogation, jamais. Qui remplit une ligne en premier gagne son pouvoir : dessiner n’importe où, séparer son domino, prendre deux dés d’un coup, et plus encore.',
  'step.second.title': 'L’adversaire commence',
  'step.second':
    'L’adversaire a lancé et pris un dé. Vous en prenez deux parmi les trois qui restent. Le point d’interrogation d’un dé est un joker : il se dessine comme n’importe quel blason. Prenez-le avec le blason plein.',
  'step.second.hint':
    'Prenez le point d’interrogation et le blason plein : ensemble, ils agrandissent deux fois votre domaine.',
  'step.grow.title': 'Faites grandir un domaine',
  'step.grow':
    'Des blasons identiques qui se touchent forment un domaine, qui vaut ses cases multipliées par ses croix. Mettez un dé à côté du blason plein de votre carte et l’autre derrière lui, le point d’interrogation comme un autre blason plein : trois cases, deux croix, six points.',
  'step.grow.hint':
    'Permis, mais il y a mieux : qu’un dé touche le blason plein de votre carte et que l’autre le suive, pour un domaine de trois cases.',
  'step.castle.title': 'La croix du château',
  'step.castle':
    'Une fois par partie, votre château ajoute une croix à un dé. Prenez encore le blason plein, puis activez le château et dessinez votre domino là où cette croix compte le plus.',
  'step.castle.hint': 'Prenez le blason plein, et activez le château avant de valider.',
  'step.score.title': 'Ce que cela vaut',
  'step.score':
    'Chaque domaine vaut ses cases multipliées par ses croix ; sans croix, il ne vaut rien. Quand une carte est pleine, ou que vous passez tous deux dans un même tour, la partie finit et le total le plus haut gagne.',
} as const satisfies Translation<typeof en>;
