import type en from '../en/rules.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Règles',
  titleOf: 'Les règles de {game}',
  contents: 'Sur cette page',
  sameGame:
    'Chaque image de cette page est un moment d’une seule et vraie partie. Les nombres sont comptés par les règles mêmes qui arbitrent vos parties.',
  replayIt: 'Revoir cette partie',
  learnIt: 'Apprendre en jouant',
  allowed: 'Permis',
  refused: 'Interdit',
  linkTo: 'Lien vers « {title} »',
  boxes: 'Cases',
  power: 'Pouvoir',
  editionsLink: 'Là où les éditions imprimées divergent',

  'duel.goal.title': 'Le jeu en bref',
  'duel.goal':
    'À chaque tour, vous vous partagez {dice} dés. Les deux que vous obtenez forment votre domino, que vous dessinez sur votre carte de {squares} cases. Les cases au même blason qui se touchent par un côté forment un *domaine*.\nÀ la fin, chaque domaine vaut ses cases multipliées par ses croix. Qui a le plus de points gagne.',
  'duel.parts.title': 'Dés, cartes, grimoire',
  'duel.parts':
    '- *{dice} dés*, tous différents. Ils montrent six blasons, parfois avec une ou deux croix, et le *joker*.\n- *Une carte par joueur* : {columns} colonnes, {rows} rangées et un château au milieu. Restent {squares} cases, la place de {dominoes} dominos.\n- *Un grimoire pour deux* : une ligne de cases à cocher par blason, de votre côté et du côté adverse. Une ligne pleine donne un pouvoir.',
  'duel.round.title': 'Un tour',
  'duel.round':
    'Qui lance les dés est *A* pour ce tour, l’autre est *B* ; au tour suivant, on échange. Au premier tour, A est le premier joueur ; à table, le plus âgé.\n- *Lancer* : A lance tous les dés.\n- *Choix* : vous vous les partagez.\n- *Dessin* : A, puis B, dessine un domino sur sa carte.\n- *Grimoire* : A, puis B, coche des cases.\nLes deux cartes sont indépendantes : à table, vous dessinez en même temps. Ici, B peut préparer son domino pendant que A dessine.',
  'duel.draft.title': 'Le choix des dés',
  'duel.draft':
    'A prend un dé, B en prend deux parmi les trois autres, et le dernier revient à A. Chacun a donc deux dés, et chaque choix décide aussi de ce qui reste à l’autre.\nDeux dés qui montrent la même face restent deux dés différents : leurs autres faces ne sont pas les mêmes, et le pouvoir *{turn}* peut les faire apparaître.',
  'duel.draft.example': 'A a pris {first}, B a pris {second}, et il restait {last} pour A.',
  'duel.place.title': 'Dessiner son domino',
  'duel.place':
    'Un domino couvre deux cases vides qui partagent un côté, un dé sur chacune, dans le sens que vous voulez. Dessinez chaque blason avec les croix de son dé. Le château garde sa case.\nOn dessine les deux dés ou aucun. Là où deux blasons différents se rencontrent, on épaissit le trait qui les sépare : ainsi les domaines deviennent visibles. La page le fait pour vous.',
  'duel.place.apart':
    '{one} et {two} ne partagent pas de côté. Sans le pouvoir *{split}*, un domino ne se coupe pas en deux.',
  'duel.place.occupied': 'Il y a déjà un blason sur {square}.',
  'duel.connection.title': 'La règle de connexion',
  'duel.connection':
    'Au moins une de vos deux cases doit être *connectée* : elle partage un côté avec le château, quoi qu’on y dessine, ou avec le même blason dessiné lors d’un tour précédent.\nL’autre case peut voisiner avec n’importe quoi. Les coins ne comptent pas, et les deux moitiés du nouveau domino ne se connectent pas l’une l’autre.',
  'duel.connection.castle': '{square} touche le château. Cela suffit, quoi qu’on y dessine.',
  'duel.connection.coat':
    '{square} touche son propre blason. Le domaine vaut maintenant {squares} × {crosses} = {points}.',
  'duel.connection.none': 'Ni {one} ni {two} ne touche le château ou son propre blason.',
  'duel.joker.title': 'Les jokers',
  'duel.joker':
    'Un joker se dessine comme l’un des six blasons, choisi au moment de dessiner. Il n’a pas de croix à lui et ne coche jamais de case du grimoire.',
  'duel.joker.example': 'En {square}, le joker est dessiné ainsi : {coat}.',
  'duel.castle.title': 'La croix du château',
  'duel.castle':
    'Une fois par partie, vous pouvez ajouter une croix à l’un de vos deux dés en le dessinant, même un joker, même un dé qui a déjà des croix. Le toit de votre château est alors colorié, et vous n’y aurez plus droit.\nLe dé qui a reçu la croix du château ne coche rien. Le nombre de croix sur une case n’est pas limité.',
  'duel.castle.example': 'Avec la croix du château en {square}, ce domino rapporte {gain} ; sans elle, {without}.',
  'duel.pass.title': 'Passer',
  'duel.pass':
    'Si vos dés peuvent être dessinés sans l’aide d’un pouvoir, vous devez les dessiner, avec ou sans pouvoirs. Sinon, à vous de voir : rendre la chose possible avec des pouvoirs, ou *passer*. Qui passe ne dessine rien et ne dépense rien.',
  'duel.pass.example': 'Aucune paire de cases vides voisines n’accepte ces dés : il ne reste qu’à passer.',
  'duel.spellbook.title': 'Le grimoire',
  'duel.spellbook':
    'Quand les deux ont dessiné, A puis B regarde ses deux dés. Un dé coche la case suivante de son blason s’il a été dessiné dans ce tour, n’est pas un joker et ne porte aucune croix, pas même celle du château. Un dé pivoté compte pour sa nouvelle face.\nQui remplit une ligne en premier gagne son pouvoir ; la ligne adverse est rayée. Si les deux la remplissent dans le même tour, A était avant B.',
  'duel.spellbook.note': 'Deux livrets imprimés font aussi compter les dés qui n’ont pu être dessinés.',
  'duel.spellbook.example':
    'Au tour {round}, A a dessiné {ticking} sans croix : une case cochée. Aucune case pour {silent}.',
  'duel.powers.title': 'Les pouvoirs qu’on garde',
  'duel.powers':
    'Chacun sert une fois, quand vous voulez dès le tour qui suit son gain, seul ou avec d’autres pouvoirs et la croix du château. Un pouvoir n’est dépensé que pour un domino qui en a besoin.\n- *{free}* : dessinez votre domino sans la règle de connexion.\n- *{split}* : vos deux dés vont sur des cases séparées, et chacun doit être connecté.\n- *{both}* : en tant que A, prenez deux dés d’un coup ; les deux autres sont à B.\n- *{turn}* : pivotez un de vos deux dés sur une autre de ses faces.\nAvec *{free}* et *{split}* ensemble, deux cases vides quelconques conviennent.',
  'duel.powers.free': '*{free}* : ici rien n’est connecté, et le domino tient quand même.',
  'duel.powers.split': '*{split}* : {one} et {two} sont séparées, et chacune est connectée.',
  'duel.powers.both': '*{both}* : A a pris {first} d’un coup ; il restait {second} pour B.',
  'duel.powers.turn': '*{turn}* : le dé montrait {before}, il est dessiné comme {after}.',
  'duel.lightning.title': 'Les pouvoirs éclair',
  'duel.lightning':
    'Deux pouvoirs agissent dès que leur ligne est pleine, avant que l’autre joueur ne coche.\n- *{domains}* : choisissez un blason. À la fin, chacun de vos domaines de ce blason vaut {perDomain} points de plus, avec ou sans croix, même une case seule.\n- *{cross}* : ajoutez une croix à un blason déjà dessiné sur votre carte. Si rien n’est dessiné, elle est perdue.',
  'duel.lightning.domains': '*{domains}* pour {coat} : cette carte gagne {gain}.',
  'duel.lightning.cross': 'Une croix pour {square} : son domaine passe de {before} à {after} points.',
  'duel.end.title': 'La fin',
  'duel.end':
    'On joue toujours le tour jusqu’au bout, grimoire et éclairs compris. Si une carte est alors pleine, ou si vous avez tous deux passé dans ce tour, la partie est finie.',
  'duel.score.title': 'Le score',
  'duel.score':
    'Un domaine vaut ses cases multipliées par ses croix, donc rien sans croix. Deux domaines du même blason comptent séparément. Ajoutez ce que rapporte *{domains}*.\nLe total le plus haut gagne. À égalité, le domaine le plus étendu l’emporte ; à égalité encore, c’est un match nul, ou une victoire partagée selon le livret polonais.',
  'duel.score.example': 'La fin de notre partie : {total}. Le meilleur domaine vaut {squares} × {crosses} = {points}.',
  'duel.notation.title': 'Écrire une partie',
  'duel.notation':
    'Une partie s’écrit en texte simple : une première ligne qui nomme le jeu et l’édition, puis une action par ligne. Un blason est une lettre, majuscule pour un double. Chaque croix est `+`, le joker `?`, un dé pivoté `~`, la croix du château `^`. Une case est une lettre de colonne et un numéro de rangée.\nChaque action n’a qu’une orthographe : les dés en ordre croissant, les cases par colonne puis par rangée.',
  'duel.notation.example': 'Dans la partie de cette page :',

  'discovery.goal.title': 'Le jeu en bref',
  'discovery.goal':
    'Chacun bâtit un royaume autour de son château. À chaque tour, {line} dominos sont offerts, vos rois en choisissent deux, et vous les placez pour que des paysages identiques se rejoignent.\nÀ la fin, chaque *domaine*, des cases d’un même paysage qui se touchent par un côté, vaut ses cases multipliées par ses couronnes. Qui a le plus de points gagne.',
  'discovery.parts.title': 'Dominos, rois, châteaux',
  'discovery.parts':
    '- *{dominoes} dominos numérotés*. Chaque moitié est l’un de six paysages, et certaines portent des couronnes. Plus le numéro est haut, plus la terre est riche.\n- *Deux rois et un château* par joueur.',
  'discovery.setup.title': 'Mise en place',
  'discovery.setup':
    'Mélangez les dominos, retournez-en {line} et alignez-les par numéro, le plus petit d’abord. Tous les rois vont dans une main fermée et en sortent un à un. Quand le vôtre sort, posez-le sur un domino libre de la ligne avant que le suivant n’apparaisse. Quand chaque domino a son roi, retournez la ligne suivante.',
  'discovery.round.title': 'Un tour',
  'discovery.round':
    'Suivez la ligne du plus petit numéro au plus grand. Le propriétaire de chaque roi place d’abord ce domino dans son royaume, puis déplace son roi sur un domino libre de la ligne suivante. Quand tous les rois ont bougé, on retourne la ligne suivante.\nUn petit numéro est une terre plus pauvre, mais un choix plus précoce ; un grand numéro, une terre plus riche et ce qui reste. Après {lines} lignes, il n’y en a plus : au dernier tour, on place seulement.',
  'discovery.round.example': 'Le domino {domino} a le plus petit numéro : son roi joue en premier.',
  'discovery.choose.title': 'Choisir un domino',
  'discovery.choose':
    'Un seul roi par domino. Vous pouvez choisir un domino qui n’entrera pas dans votre royaume. Les dominos encore à venir ne sont pas un secret ; leur ordre, personne ne le connaît.',
  'discovery.place.title': 'Placer un domino',
  'discovery.place':
    'Un domino couvre deux cases vides qui partagent un côté, dans le sens que vous voulez. Le château garde sa case. Ce qui est placé ne bouge plus.',
  'discovery.place.occupied': 'La case {square} est déjà occupée : {terrain}.',
  'discovery.connection.title': 'La règle de connexion',
  'discovery.connection':
    'Au moins une moitié du domino doit être *connectée* : elle partage un côté avec votre château, qui va avec tous les paysages, ou avec une case de son paysage. L’autre moitié peut voisiner avec n’importe quoi. Les coins ne comptent pas.',
  'discovery.connection.castle': 'Une moitié du domino {domino} touche le château. Cela suffit.',
  'discovery.connection.terrain':
    'Il rejoint son propre paysage ({terrain}) : le domaine vaut maintenant {squares} × {crowns} = {points}.',
  'discovery.connection.none': 'Ici, le domino {domino} ne touche ni le château ni l’un de ses paysages.',
  'discovery.bound.title': 'Les limites du royaume',
  'discovery.bound':
    'Tout le royaume, château compris, doit tenir dans {size} × {size} cases. Ces limites ne sont pas fixées d’avance : elles flottent jusqu’à ce que vos dominos les arrêtent, et le château peut finir au milieu, au bord ou dans un coin. Les trous sont permis.',
  'discovery.bound.outside': 'Avec une case en {square}, le royaume mesurerait {wide} cases.',
  'discovery.discard.title': 'Défausser',
  'discovery.discard':
    'Un domino qui peut être placé doit l’être, même à contrecœur. Celui qui n’entre nulle part est défaussé et ne rapporte rien. On ne défausse que ce qui n’entre pas.',
  'discovery.discard.example': 'Le domino {domino} n’entre nulle part dans ce royaume : il est défaussé.',
  'discovery.end.title': 'La fin',
  'discovery.end': 'La partie est finie quand les dominos de la ligne {lines} sont placés ou défaussés.',
  'discovery.score.title': 'Le score',
  'discovery.score':
    'Un domaine vaut ses cases multipliées par ses couronnes, donc rien sans couronne. Deux domaines du même paysage comptent séparément.\nLe total le plus haut gagne. À égalité, le domaine le plus étendu l’emporte ; puis le plus de couronnes ; puis vous gagnez ensemble. Le premier de ces départages manque sur la feuille française imprimée ; on peut jouer sans lui.',
  'discovery.score.example':
    'La fin de notre partie : {total}. Le meilleur domaine vaut {squares} × {crowns} = {points}.',
  'discovery.variants.title': 'Variantes',
  'discovery.variants':
    '- *Dominos du jeu de base* : {lines} lignes tirées parmi les {base} dominos du jeu de base ; les autres restent cachés.\n- *Grand duel* : des royaumes de {large} × {large}, les {base} dominos, {largeLines} lignes.\n- *Harmonie* : {harmony} points de plus pour un royaume qui n’a rien défaussé.\n- *Empire du Milieu* : {middle} points de plus si le château est au centre, le royaume allant aussi loin que permis des quatre côtés.',
  'discovery.notation.title': 'Écrire une partie',
  'discovery.notation':
    'Une partie s’écrit en texte simple : une première ligne qui nomme le jeu et ses variantes, puis une action par ligne. Une case est une lettre de colonne et un numéro de rangée sur un plateau dont le château est au milieu. Un domino s’écrit par son numéro et les cases de ses moitiés gauche et droite.\nChaque action n’a qu’une orthographe : une ligne en ordre croissant, et un domino aux moitiés égales par sa plus petite case d’abord.',
  'discovery.notation.example': 'Dans la partie de cette page :',

  'editions.title': 'Là où les éditions imprimées divergent',
  'editions.lead':
    'Duel a été imprimé en plusieurs langues, et les quatre livrets que nous avons comparés ne disent pas tout à fait la même chose. Vous choisissez l’édition au début d’une partie ; elle est inscrite dans son texte.',
  'editions.question': 'Question',
  'editions.ticks': 'Quand un dé coche-t-il une case ?',
  'editions.ticks.drawn': 'Seulement s’il a été dessiné sur la carte',
  'editions.ticks.formed': 'Dès que le domino est formé : qui passe coche aussi',
  'editions.equal': 'Toujours à égalité après le départage ?',
  'editions.equal.draw': 'Match nul',
  'editions.equal.shared': 'Victoire partagée',
  'editions.default': 'par défaut ici',
  'editions.silent.title': 'Ce que seuls certains disent',
  'editions.silent':
    '- *La croix du château sur un joker* : les règles anglaises et polonaises la permettent ; les françaises et les espagnoles n’en parlent pas. Nous la permettons dans toutes les éditions.\n- *Une case seule est aussi un domaine* : seul le texte espagnol le dit. Cela vaut partout.\n- *Le tour est joué jusqu’au bout* : seul le texte polonais le dit clairement. Nous lisons les autres de même.\n- *Qui coche en premier* : les textes anglais et polonais disent que A remplit le grimoire d’abord. Tous donnent à A une ligne que les deux rempliraient.\n- *Le texte espagnol se contredit* : il exige un domino dessiné avant de cocher, et ailleurs fait cocher qui ne peut dessiner. Nous suivons le second passage.',
  'editions.ours.title': 'Ce qu’aucun ne dit',
  'editions.ours':
    '- Peut-on combiner des pouvoirs dans un tour ? Oui.\n- Dans quel ordre dessine-t-on les cartes ? A d’abord, ce qui ne change rien.\n- Dès quand un nouveau pouvoir sert-il ? Dès le tour suivant.\n- Peut-on passer alors que les dés pourraient être dessinés ? Non.',
  'editions.dominoes.title': 'Discovery',
  'editions.dominoes':
    'Sa feuille française commence les départages par « en cas de nouvelle égalité » : le premier manque à l’impression. Nous le reprenons du jeu de base : le domaine le plus étendu l’emporte ; l’option « comme imprimé » l’omet.',
  'editions.sure.title': 'Ce dont nous sommes sûrs',
  'editions.sure':
    '- *Les règles et ce qui distingue les éditions* : certain, lu dans les quatre livrets imprimés.\n- *Les dominos de Discovery* : certain, lu dans les textes imprimés.\n- *L’effet de chaque pouvoir* : certain, imprimé dans les livrets.\n- *Les faces des quatre dés* : très probable. Une seule source publique complète, et toutes les autres descriptions trouvées concordent ; pas encore de photographie.\n- *Les cases de chaque ligne, et quel blason a quel pouvoir* : très probable, de la même source.',
  'editions.check': 'Vérifier votre boîte',
} as const satisfies Translation<typeof en>;
