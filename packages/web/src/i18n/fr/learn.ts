import type en from '../en/learn.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Apprendre',
  lead: 'Une première partie prend trois minutes. Vous jouez sur un vrai plateau ; rien ne peut mal tourner.',
  'card.duel': 'Partagez quatre dés, dessinez des blasons, multipliez les cases par les croix.',
  'card.discovery': 'Choisissez des dominos avec vos rois, placez-les autour de votre château.',
  start: 'Commencer la première partie',
  resume: 'Reprendre à l’étape {n} sur {of}',
  again: 'Encore une fois',
  finished: 'Terminée',
  rules: 'Lire les règles',
  editions: 'Là où les éditions imprimées divergent',
  editionsNote: 'Quatre livrets, deux différences, côte à côte.',

  firstGame: 'Première partie de {game}',
  stepOf: 'Étape {n} sur {of}',
  skip: 'Quitter la leçon',
  restart: 'Recommencer',
  back: 'Retour',
  goOn: 'Continuer',
  roll: 'Lancer les dés',
  reveal: 'Retourner la ligne',
  take: 'Prendre',
  claim: 'Prendre',
  castle: 'Château',
  castleNote: 'une croix de plus',
  joker: 'Dessiner le joker comme',
  anyCoat: 'le meilleur',
  you: 'Vous',
  opponent: 'Votre adversaire',
  yourBoard: 'Votre plateau',
  theirBoard: 'Le plateau adverse',
  opponentDid: 'Pendant ce temps : {what}',
  invitation: 'Retour à l’invitation',
  playNow: 'Jouer maintenant',
  domainTap: 'Touchez un domaine pour voir ce qu’il vaut.',
  done: 'C’était la première partie. Vous savez tout ce qu’il faut.',

  'duel.roll.title': 'Le but, et le premier lancer',
  'duel.roll':
    'Marquez plus que l’adversaire : des blasons identiques qui se touchent forment un domaine, qui vaut ses cases fois ses croix. Vous partagez quatre dés ; A les lance, et à ce tour c’est vous.',
  'duel.take.title': 'Prenez un dé',
  'duel.take':
    'Vous prenez un dé, l’adversaire deux des autres, et le dernier est à vous. Ce sont les croix qui font les points : prenez le dé qui en a deux.',
  'duel.take.hint':
    'Ce serait possible, mais ici prenez le dé aux deux croix : elles compteront pour chaque case autour.',
  'duel.draw.title': 'Dessinez votre domino',
  'duel.draw':
    'Vos deux dés forment un domino. Une de ses cases doit toucher le château ou, plus tard, son propre blason. Les cases éclairées sont possibles : touchez-en une, touchez encore pour tourner le domino, puis validez.',
  'duel.draw.hint': 'La croix du château viendra plus tard. Posez d’abord le domino sans elle.',
  'duel.book.title': 'Le grimoire',
  'duel.book':
    'Chaque dé dessiné sans croix coche une case de son blason. Qui remplit une ligne en premier gagne son pouvoir : dessiner n’importe où, séparer son domino, prendre deux dés d’un coup, et plus encore.',
  'duel.second.title': 'Maintenant vous êtes B',
  'duel.second':
    'L’adversaire a lancé et pris un dé. Vous en prenez deux parmi les trois qui restent. Un joker se dessine comme n’importe quel blason : prenez-le avec le blason plein.',
  'duel.second.hint': 'Prenez le joker et le blason plein : ensemble, ils agrandissent deux fois votre domaine.',
  'duel.grow.title': 'Faites grandir un domaine',
  'duel.grow':
    'Des blasons identiques qui se touchent forment un domaine, qui vaut ses cases multipliées par ses croix. Mettez les deux dés à côté de votre blason plein, le joker comme un autre : trois cases, deux croix, six points.',
  'duel.grow.hint':
    'Permis, mais il y a mieux : que les deux dés touchent votre blason plein, pour un domaine de trois cases.',
  'duel.castle.title': 'La croix du château',
  'duel.castle':
    'Une fois par partie, votre château ajoute une croix à un dé. Prenez encore le blason plein, puis activez le château et dessinez votre domino là où cette croix compte le plus.',
  'duel.castle.hint': 'Prenez le blason plein, et activez le château avant de valider.',
  'duel.score.title': 'Ce que cela vaut',
  'duel.score':
    'Chaque domaine compte ses cases multipliées par ses croix ; sans croix, rien. Quand une carte est pleine, ou que personne n’a pu dessiner, le total le plus haut gagne.',

  'discovery.line.title': 'Le but, et la première ligne',
  'discovery.line':
    'Marquez plus que l’adversaire : des paysages identiques qui se touchent forment un domaine, qui vaut ses cases fois ses couronnes. Quatre dominos sont retournés, par numéro : plus il est haut, plus la terre est riche.',
  'discovery.claim.title': 'Choisissez un domino',
  'discovery.claim':
    'Votre roi est sorti le premier. Posez-le sur un domino. Les couronnes font les points, mais un petit numéro joue et choisit plus tôt au tour suivant.',
  'discovery.lay.title': 'Placez-le',
  'discovery.lay':
    'À vous de placer un domino. Une moitié doit toucher votre château, qui va avec tous les paysages. Touchez une case éclairée, touchez encore pour tourner le domino, puis validez.',
  'discovery.next.title': 'Choisissez le suivant',
  'discovery.next':
    'Qui a placé un domino déplace ce roi sur la ligne suivante. Quel paysage rejoindrait les vôtres ? Cherchez les couronnes.',
  'discovery.join.title': 'Joignez les paysages',
  'discovery.join':
    'Des cases du même paysage qui se touchent forment un domaine, qui vaut ses cases multipliées par ses couronnes. Placez ce domino pour qu’une moitié touche son propre paysage.',
  'discovery.join.hint': 'Permis, mais cherchez une case à côté du même paysage : alors un domaine grandit.',
  'discovery.order.title': 'Tôt ou riche',
  'discovery.order':
    'Votre autre roi se déplace à son tour ; qui vient en dernier prend ce qui reste. Le prochain tour suit de nouveau les numéros : un petit domino joue d’abord, puis choisit d’abord.',
  'discovery.bound.title': 'Cinq cases sur cinq',
  'discovery.bound':
    'Tout votre royaume, château compris, doit tenir dans un carré de cinq cases sur cinq. Où, c’est à vous de voir, mais ce que vous placez maintenant le fixe. Un domino qui n’entre nulle part est perdu.',
  'discovery.score.title': 'Ce que cela vaut',
  'discovery.score':
    'Chaque domaine compte ses cases multipliées par ses couronnes ; sans couronne, rien. Après six lignes, le total le plus haut gagne.',
} as const satisfies Translation<typeof en>;
