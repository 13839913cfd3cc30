import type en from '../../en/duel/rulebook.ts';
import type { Translation } from '../../message.ts';

export default {
  boxes: 'Cases',
  power: 'Pouvoir',
  'goal.title': 'Le jeu en bref',
  goal: 'À chaque tour, vous vous partagez {dice} dés. Les deux que vous obtenez forment votre domino, que vous dessinez sur votre carte de {squares} cases. Les cases au même blason qui se touchent par un côté forment un *domaine*.\nÀ la fin, chaque domaine vaut ses cases multipliées par ses croix. Qui a le plus de points gagne.',
  'parts.title': 'Dés, cartes, grimoire',
  parts:
    '- *{dice} dés*, tous différents. Ils montrent six blasons, parfois avec une ou deux croix, et le *point d’interrogation*, un joker.\n- *Une carte par joueur* : {columns} colonnes, {rows} rangées et un château au milieu. Restent {squares} cases, la place de {dominoes} dominos.\n- *Un grimoire pour deux* : une ligne de cases à cocher par blason, de votre côté et du côté adverse. Une ligne pleine donne un pouvoir.',
  'round.title': 'Un tour',
  round:
    'Qui lance les dés est *A* pour ce tour, l’autre est *B* ; au tour suivant, on échange. Au premier tour, A est le premier joueur ; à table, le plus âgé.\n- *Lancer* : A lance tous les dés.\n- *Choix* : vous vous les partagez.\n- *Dessin* : A, puis B, dessine un domino sur sa carte.\n- *Grimoire* : A, puis B, coche des cases.\nLes deux cartes sont indépendantes : à table, vous dessinez en même temps. Ici, A dessine d’abord : B le voit, et peut préparer son domino entre-temps.',
  'draft.title': 'Le choix des dés',
  draft:
    'A prend un dé, B en prend deux parmi les trois autres, et le dernier revient à A. Chacun a donc deux dés, et chaque choix décide aussi de ce qui reste à l’autre.\nDeux dés qui montrent la même face restent deux dés différents : leurs autres faces ne sont pas les mêmes, et le pouvoir *{turn}* peut les faire apparaître.',
  'draft.example': 'A a pris {first}, B a pris {second}, et il restait {last} pour A.',
  'place.title': 'Dessiner son domino',
  place:
    'Un domino couvre deux cases vides qui partagent un côté, un dé sur chacune, dans le sens que vous voulez. Dessinez chaque blason avec les croix de son dé. Le château garde sa case.\nOn dessine les deux dés ou aucun. Là où deux blasons différents se rencontrent, on épaissit le trait qui les sépare : ainsi les domaines deviennent visibles. La page le fait pour vous.',
  'place.apart':
    '{one} et {two} ne partagent pas de côté. Sans le pouvoir *{split}*, un domino ne se coupe pas en deux.',
  'place.occupied': 'Il y a déjà un blason sur {square}.',
  'connection.title': 'La règle de connexion',
  connection:
    'Au moins une de vos deux cases doit être *connectée* : elle partage un côté avec le château, quoi qu’on y dessine, ou avec le même blason dessiné lors d’un tour précédent.\nL’autre case peut voisiner avec n’importe quoi. Les coins ne comptent pas, et les deux moitiés du nouveau domino ne se connectent pas l’une l’autre.',
  'connection.castle': '{square} touche le château. Cela suffit, quoi qu’on y dessine.',
  'connection.coat': '{square} touche son propre blason. Le domaine vaut maintenant {squares} × {crosses} = {points}.',
  'connection.none': 'Ni {one} ni {two} ne touche le château ou son propre blason.',
  'joker.title': 'Le point d’interrogation : un joker',
  joker:
    'Un point d’interrogation est un joker : il se dessine comme l’un des six blasons, choisi au moment de dessiner. Il n’a pas de croix à lui et ne coche jamais de case du grimoire.',
  'joker.example': 'En {square}, le point d’interrogation est dessiné ainsi\u00a0: {coat}.',
  'castle.title': 'La croix du château',
  castle:
    'Une fois par partie, vous pouvez ajouter une croix à l’un de vos deux dés en le dessinant, même un point d’interrogation, même un dé qui a déjà des croix. Le toit de votre château est alors colorié, et vous n’y aurez plus droit.\nLe dé qui a reçu la croix du château ne coche rien. Le nombre de croix sur une case n’est pas limité.',
  'castle.example': 'Avec la croix du château en {square}, ce domino rapporte {gain} ; sans elle, {without}.',
  'pass.title': 'Passer',
  pass: 'Si vos dés peuvent être dessinés sans l’aide d’un pouvoir, vous devez les dessiner, avec ou sans pouvoirs. Sinon, à vous de voir : rendre la chose possible avec des pouvoirs, ou *passer*. Qui passe ne dessine rien et ne dépense rien.',
  'pass.example': 'Aucune paire de cases vides voisines n’accepte ces dés : il ne reste qu’à passer.',
  'spellbook.title': 'Le grimoire',
  spellbook:
    'Quand les deux ont dessiné ou passé, A puis B regarde ses deux dés. Un dé coche la case suivante de son blason s’il n’est pas un point d’interrogation et ne porte aucune croix, pas même celle du château. Il coche aussi quand vous passez. Un dé pivoté compte pour sa nouvelle face.\nQui remplit une ligne en premier gagne son pouvoir ; la ligne adverse est rayée. Si les deux la remplissent dans le même tour, A était avant B.',
  'spellbook.note': 'Dans les éditions anglaise et polonaise, un dé ne coche que s’il a été dessiné.',
  'spellbook.example':
    'Au tour {round}, A a dessiné {ticking} sans croix : une case cochée. Aucune case pour {silent}.',
  'powers.title': 'Les pouvoirs qu’on garde',
  powers:
    'Chacun sert une fois, quand vous voulez dès le tour qui suit son gain, seul ou avec d’autres pouvoirs et la croix du château. Un pouvoir n’est dépensé que pour un domino qui en a besoin.\n- *{free}* : dessinez votre domino sans la règle de connexion.\n- *{split}* : vos deux dés vont sur des cases séparées, et chacun doit être connecté.\n- *{both}* : en tant que A, prenez deux dés d’un coup ; les deux autres sont à B.\n- *{turn}* : pivotez un de vos deux dés sur une autre de ses faces.\nAvec *{free}* et *{split}* ensemble, deux cases vides quelconques conviennent.',
  'powers.free': '*{free}* : ici rien n’est connecté, et le domino tient quand même.',
  'powers.split': '*{split}* : {one} et {two} sont séparées, et chacune est connectée.',
  'powers.both': '*{both}* : A a pris {first} d’un coup ; il restait {second} pour B.',
  'powers.turn': '*{turn}* : le dé montrait {before}, il est dessiné comme {after}.',
  'lightning.title': 'Les pouvoirs éclair',
  lightning:
    'Deux pouvoirs agissent dès que leur ligne est pleine, avant que l’autre joueur ne coche.\n- *{domains}* : choisissez un blason. À la fin, chacun de vos domaines de ce blason vaut {perDomain} points de plus, avec ou sans croix, même une case seule.\n- *{cross}* : ajoutez une croix à un blason déjà dessiné sur votre carte. Si rien n’est dessiné, elle est perdue.',
  'lightning.domains': '*{domains}* pour {coat} : cette carte gagne {gain}.',
  'lightning.cross': 'Une croix pour {square} : son domaine passe de {before} à {after} points.',
  'end.title': 'La fin',
  end: 'Une carte pleine finit la partie dès que vous avez tous deux dessiné ou passé dans ce tour : plus aucune case n’est cochée, aucun éclair ne tombe. Si vous passez tous deux dans un même tour, la partie est finie après le grimoire.',
  'end.note': 'Dans l’édition polonaise, on finit d’abord le tour, grimoire et éclairs compris.',
  'score.title': 'Le score',
  score:
    'Un domaine vaut ses cases multipliées par ses croix, donc rien sans croix. Deux domaines du même blason comptent séparément. Ajoutez ce que rapporte *{domains}*.\nLe total le plus haut gagne. À égalité, le domaine le plus étendu l’emporte ; à égalité encore, c’est un match nul, ou une victoire partagée selon le livret polonais.',
  'score.example': 'La fin de notre partie : {total}. Le meilleur domaine vaut {squares} × {crosses} = {points}.',
  'notation.title': 'Écrire une partie',
  notation:
    'Une partie s’écrit en texte simple : une première ligne qui nomme le jeu et l’édition, puis une action par ligne. Un blason est une lettre, majuscule pour un double. Chaque croix est `+`, le point d’interrogation `?`, un dé pivoté `~`, la croix du château `^`. Une case est une lettre de colonne et un numéro de rangée.\nChaque action n’a qu’une orthographe : les dés en ordre croissant, les cases par colonne puis par rangée.',
  'notation.example': 'Dans la partie de cette page :',
  'editions.lead':
    'Duel a été imprimé en plusieurs langues, et les quatre livrets que nous avons comparés ne disent pas tout à fait la même chose. Vous choisissez l’édition au début d’une partie ; sa table, son résultat et son texte la nomment.',
  'editions.question': 'Question',
  'editions.ticks': 'Quand un dé coche-t-il une case ?',
  'editions.ticks.drawn': 'Seulement s’il a été dessiné sur la carte',
  'editions.ticks.formed': 'Dès que le domino est formé : qui passe coche aussi',
  'editions.equal': 'Toujours à égalité après le départage ?',
  'editions.equal.draw': 'Match nul',
  'editions.equal.shared': 'Victoire partagée',
  'editions.end': 'Quand une carte pleine finit-elle la partie ?',
  'editions.end.map': 'Dès que les deux ont dessiné : plus aucune case n’est cochée',
  'editions.end.round': 'Après le tour, avec grimoire et éclairs',
  'editions.own': 'présélectionnée pour vous',
  'editions.readings.title': 'Comment nous lisons ce qu’ils laissent ouvert',
  'editions.sure':
    '- *Ce que disent les livrets* : certain, là où une phrase est citée ; nous avons lu les quatre imprimés. Ce que nous en concluons est notre lecture, et n’est pas certain.\n- *L’effet de chaque pouvoir pris seul* : certain, imprimé dans les quatre.\n- *Les faces des quatre dés* : très probable. Une seule source publique complète, et toutes les autres descriptions trouvées concordent ; pas encore de photographie.\n- *Les cases de chaque ligne, et quel blason a quel pouvoir* : très probable, de la même source.',
} as const satisfies Translation<typeof en>;
