import type en from '../en/course.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Le cours',
  lead: {
    one: '{n} leçon avec une idée.',
    other: '{n} leçons, chacune avec une idée. Chacune finit par cinq exercices sur la table, chaque fois nouveaux.',
  },
  begin: 'Commencer',
  resume: 'Suite : {title}',
  progress: '{done} leçons faites sur {all}',
  leave: 'Quitter la leçon',
  count: 'Exercice {n} sur {of}',
  right: 'Juste',
  second: 'Juste, au deuxième essai',
  notYet: 'Pas encore',
  missed: 'C’était cela',
  tryAgain: 'Réessayer',
  show: 'Montrer',
  next: 'Exercice suivant',
  finish: 'Voir le résultat',
  score: '{right} sur {of} au premier essai',
  again: 'Cinq de plus',
  nextLesson: 'Leçon suivante : {title}',
  puzzles: 'Problèmes sur ce thème',
  all: 'Toutes les leçons',
  yours: 'Votre choix',
  answer: 'La réponse',
  working: 'Recherche d’une position…',
  failed: 'Aucune position n’a été trouvée. Réessayez.',
  done: 'faite',
  reached: '{what} : {best}. Rien ne fait mieux.',
  possible: '{what} : {yours}. Possible : {best}.',
  'order.right': 'Autant de points que possible, et vous choisissez plus tôt au tour suivant.',
  'order.fewer': 'Un autre domino rapporte plus de points.',
  'order.later': 'Un autre domino rapporte autant de points, avec un numéro plus petit.',
  'fits.right': 'Il y a une place pour lui.',
  'fits.wrong': 'Ce domino ne trouve aucune place dans votre royaume : il serait perdu.',
  'unit.points': 'Points',
  'unit.swing': 'Vos points moins ceux que vous laissez',
  'unit.lines': 'Lignes remplies',
  'unit.coats': 'Blasons qui trouvent encore une place',
  'unit.holes': 'Cases perdues pour de bon',
  'unit.dominoes': 'Dominos qui tiennent encore',
  'unit.frames': 'Positions possibles du cadre',
  'crosses.title': 'Cases fois croix',
  'crosses.idea':
    'Une croix vaut autant de points que son domaine a de cases ; une case, autant que son domaine a de croix. Apportez donc des croix aux grands domaines, et des cases aux domaines qui ont beaucoup de croix.',
  'crosses.ask': 'Dessinez votre domino là où il rapporte le plus.',
  'joining.title': 'De deux domaines, un seul',
  'joining.idea':
    'Deux domaines du même blason comptent séparément : 3 × 1 et 2 × 2 font 7. Réunis par une case, ils font 6 × 3 = 18. Cherchez la case qui les sépare.',
  'joining.ask': 'Réunissez deux domaines là où cela rapporte le plus.',
  'draft.title': 'Deux dés, un domino',
  'draft.idea':
    'Si vous choisissez en second, vous prenez deux dés à la fois. Ils formeront un domino : cherchez deux dés qui marquent au même endroit, pas les deux meilleurs.',
  'draft.ask': 'Prenez les deux dés qui vous font marquer le plus.',
  'denial.title': 'Ce que vous laissez compte aussi',
  'denial.idea':
    'Ce que vous laissez, l’adversaire le dessine. Un dé qui vous rapporte 3 et lui rapporterait 9 vaut pour vous jusqu’à 12. Regardez les deux cartes avant de choisir.',
  'denial.ask': 'Prenez les dés pour lesquels vos points, moins ceux que vous laissez, sont au plus haut.',
  'race.title': 'La course à une ligne',
  'race.idea':
    'Un dé dessiné sans croix coche une case. Qui remplit une ligne en premier gagne son pouvoir, et les coches de l’autre y sont perdues. Comptez les cases qui manquent des deux côtés : un tour plus tôt, c’est tout.',
  'race.ask': 'Prenez les dés qui remplissent le plus de lignes maintenant.',
  'castle.title': 'La croix du château',
  'castle.idea':
    'Une fois par partie, le château ajoute une croix à un dé. Elle rapporte autant de points que le domaine a de cases, et un de plus pour chaque case qui s’y joint ensuite. Trop tôt, elle multiplie peu ; trop tard, plus rien ne s’y joint ; et son dé ne coche rien.',
  'castle.ask': 'Utilisez le château là où il rapporte le plus.',
  'jokers.title': 'Les points d’interrogation',
  'jokers.idea':
    'Un point d’interrogation devient n’importe quel blason et trouve presque toujours une place. Il n’a pas de croix et ne coche rien : qu’il soit la case qui manque à un grand domaine.',
  'jokers.ask': 'Dessinez vos dés pour qu’ils rapportent le plus.',
  'lightning.title': 'L’éclair',
  'lightning.idea':
    'Deux lignes agissent dès qu’elles sont pleines. L’une ajoute une croix : donnez-la à votre plus grand domaine. L’autre ajoute 3 points à chaque domaine d’un blason : choisissez celui qui est en le plus de morceaux.',
  'lightning.ask': 'Utilisez l’éclair là où il rapporte le plus.',
  'free-and-split.title': 'Libre et Séparer',
  'free-and-split.idea':
    'Avec Libre, un domino n’a pas besoin de connexion ; avec Séparer, ses deux dés vont à des endroits différents. Gardez-les pour un domino qui rapporte ainsi bien plus, ou pour un tour où rien n’irait.',
  'free-and-split.ask': 'Marquez le plus possible : un pouvoir vous aide.',
  'turn.title': 'Pivoter',
  'turn.idea':
    'Avec Pivoter, vous tournez un de vos dés sur une autre de ses faces. Retenez ce que chaque dé peut encore montrer : une face à croix près d’un grand domaine vaut un pouvoir.',
  'turn.ask': 'Pivotez un dé pour marquer le plus possible.',
  'both.title': 'Paire',
  'both.idea':
    'Qui lance prend un dé et reçoit plus tard celui qui reste. Avec Paire, vous en prenez deux à la fois, et personne ne peut vous prendre le second. Utilisez-le quand deux dés vont ensemble.',
  'both.ask': 'Prenez ce qui vous rapporte le plus à coup sûr.',
  'room.title': 'Ne jamais devoir passer',
  'room.idea':
    'En fin de partie, des dés ne trouvent plus de place, et qui passe ne dessine rien. Laissez de la place près de plusieurs blasons : presque tous les lancers iront.',
  'room.ask': 'Dessinez de façon que le plus de blasons possible trouvent encore une place.',
  'holes.title': 'Pas de trous',
  'holes.idea':
    'Un domino couvre deux cases. Une case vide sans voisine vide reste vide jusqu’à la fin. Avant de dessiner, regardez ce qui reste autour.',
  'holes.ask': 'Dessinez sans isoler de case.',
  'packing.title': 'Les dernières cases',
  'packing.idea':
    'Vers la fin, comptez des dominos, pas des cases. Huit cases vides contiennent quatre dominos ou deux seulement : cela dépend de leur forme.',
  'packing.ask': 'Dessinez de façon que le plus de dominos possible tiennent encore.',
  'borders.title': 'Les frontières',
  'borders.idea':
    'Un domaine s’arrête où commence un autre terrain. Posez un domino le long de son propre terrain et gardez des frontières courtes : à une frontière, plus rien ne se joint.',
  'borders.ask': 'Placez-le là où il rapporte le plus.',
  'bridges.title': 'Réunir des domaines',
  'bridges.idea':
    'Deux domaines d’un terrain comptent séparément. Réunies, toutes leurs cases comptent avec toutes leurs couronnes. Laissez l’espace ouvert jusqu’à ce que vienne son domino.',
  'bridges.ask': 'Réunissez deux domaines là où cela rapporte le plus.',
  'crowns.title': 'Les couronnes',
  'crowns.idea':
    'Sans couronne, un domaine ne vaut rien. Une couronne vaut d’autant plus que le domaine qu’elle rejoint est grand. Ne regardez donc pas le numéro d’un domino : comptez ses points dans votre royaume.',
  'crowns.ask': 'Choisissez le domino qui rapporterait le plus dans votre royaume.',
  'turn-order.title': 'L’ordre du tour',
  'turn-order.idea':
    'La ligne va des petits numéros aux grands : un petit numéro joue d’abord et choisit d’abord au tour suivant. Si deux dominos vous rapportent autant, prenez le plus petit.',
  'turn-order.ask': 'Le plus de points ; à égalité, le plus petit numéro.',
  'king-denial.title': 'Le prendre à l’autre',
  'king-denial.idea':
    'Chaque domino que vous laissez peut aller à l’adversaire. Un domino qui va bien dans l’autre royaume peut valoir la peine, même si un autre vous rapporte un peu plus.',
  'king-denial.ask':
    'Choisissez le domino pour lequel vos points, moins le meilleur que vous laissez, sont au plus haut.',
  'frame.title': 'Le cadre',
  'frame.idea':
    'Votre royaume doit tenir dans cinq cases sur cinq, et vos dominos décident où. Tant que le cadre est ouvert, plus de dominos y vont. Construisez autour du château avant de vous en éloigner.',
  'frame.ask': 'Placez-le pour que le cadre reste le plus ouvert possible.',
  'frame-holes.title': 'Trous dans cinq sur cinq',
  'frame-holes.idea':
    'Une fois le cadre fixé, chaque case compte. Une case vide sans voisine vide ne pourra plus jamais être couverte.',
  'frame-holes.ask': 'Placez-le sans isoler de case.',
  'last-four.title': 'Caser les quatre derniers',
  'last-four.idea':
    'Les quatre derniers dominos ont besoin de place en même temps. Comptez combien tiennent dans ce qui reste : la forme importe plus que le nombre de cases.',
  'last-four.ask': 'Placez-le de façon que le plus de dominos possible tiennent encore.',
  'fitting.title': 'Un domino qui trouve sa place',
  'fitting.idea':
    'Un domino qui ne va nulle part est défaussé et ne rapporte rien. Cherchez sa place avant de choisir : une moitié doit toucher son propre terrain ou le château, dans le cadre.',
  'fitting.ask': 'Choisissez un domino qui trouve encore une place.',
} as const satisfies Translation<typeof en>;
