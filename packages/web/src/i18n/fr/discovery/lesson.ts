import type en from '../../en/discovery/lesson.ts';
import type { Translation } from '../../message.ts';

export default {
  card: 'Choisissez des dominos avec vos rois, placez-les autour de votre château.',
  reveal: 'Retourner la ligne',
  'step.line.title': 'Le but, et la première ligne',
  'step.line':
    'Marquez plus de points que l’adversaire : des paysages identiques qui se touchent forment un domaine, qui vaut ses cases fois ses couronnes. Quatre dominos sont retournés, par numéro : plus il est élevé, plus la terre est riche.',
  'step.claim.title': 'Choisissez un domino',
  'step.claim':
    'Votre roi est sorti le premier. Posez-le sur un domino. Les couronnes rapportent des points, mais un petit numéro joue et choisit plus tôt au tour suivant.',
  'step.lay.title': 'Placez-le',
  'step.lay':
    'Les autres rois sont sortis aussi, chacun est sur un domino. À vous de placer le vôtre. Une moitié doit toucher votre château, qui va avec tous les paysages. Touchez une case marquée, touchez encore pour tourner le domino, puis validez.',
  'step.next.title': 'Choisissez le suivant',
  'step.next':
    'Qui a placé un domino déplace ce roi sur la ligne suivante. Quel paysage rejoindrait les vôtres ? Cherchez les couronnes.',
  'step.join.title': 'Joignez les paysages',
  'step.join':
    'Des cases du même paysage qui se touchent forment un domaine, qui vaut ses cases multipliées par ses couronnes. Placez ce domino pour qu’une moitié touche son propre paysage.',
  'step.join.hint': 'Permis, mais cherchez une case à côté du même paysage : alors un domaine grandit.',
  'step.order.title': 'Tôt ou riche',
  'step.order':
    'Votre autre roi se déplace à son tour ; qui vient en dernier prend ce qui reste. Le prochain tour suit de nouveau les numéros : un petit numéro joue d’abord et choisit d’abord.',
  'step.bound.title': 'Cinq cases sur cinq',
  'step.bound':
    'Tout votre royaume, château compris, doit tenir dans un carré de cinq cases sur cinq. L’emplacement est libre, mais ce que vous placez maintenant le fixe. Un domino qui n’entre nulle part est perdu.',
  'step.score.title': 'Ce que cela vaut',
  'step.score':
    'Chaque domaine vaut ses cases multipliées par ses couronnes ; sans couronne, il ne vaut rien. Après six lignes, le total le plus haut gagne.',
} as const satisfies Translation<typeof en>;
