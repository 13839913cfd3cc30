import type en from '../../en/discovery/rulebook.ts';
import type { Translation } from '../../message.ts';

export default {
  'goal.title': 'Le jeu en bref',
  goal: 'Chacun bâtit un royaume autour de son château. À chaque tour, {line} dominos sont offerts, vos rois en choisissent deux, et vous les placez pour que des paysages identiques se rejoignent.\nÀ la fin, chaque *domaine*, des cases d’un même paysage qui se touchent par un côté, vaut ses cases multipliées par ses couronnes. Qui a le plus de points gagne.',
  'parts.title': 'Dominos, rois, châteaux',
  parts:
    '- *{dominoes} dominos numérotés*. Chaque moitié est l’un de six paysages, et certaines portent des couronnes. Plus le numéro est haut, plus la terre est riche.\n- *Deux rois et un château* par joueur.',
  'setup.title': 'Mise en place',
  setup:
    'Mélangez les dominos, retournez-en {line} et alignez-les par numéro, le plus petit d’abord. Tous les rois vont dans une main fermée et en sortent un à un. Quand le vôtre sort, posez-le sur un domino libre de la ligne avant que le suivant n’apparaisse. Quand chaque domino a son roi, retournez la ligne suivante.',
  'round.title': 'Un tour',
  round:
    'Suivez la ligne du plus petit numéro au plus grand. Le propriétaire de chaque roi place d’abord ce domino dans son royaume, puis déplace son roi sur un domino libre de la ligne suivante. Quand tous les rois ont bougé, on retourne la ligne suivante.\nUn petit numéro est une terre plus pauvre, mais un choix plus précoce ; un grand numéro, une terre plus riche et ce qui reste. Après {lines} lignes, il n’y en a plus : au dernier tour, on place seulement.',
  'round.example': 'Le domino {domino} a le plus petit numéro : son roi joue en premier.',
  'choose.title': 'Choisir un domino',
  choose:
    'Un seul roi par domino. Vous pouvez choisir un domino qui n’entrera pas dans votre royaume. Les dominos encore à venir ne sont pas un secret ; leur ordre, personne ne le connaît.',
  'place.title': 'Placer un domino',
  place:
    'Un domino couvre deux cases vides qui partagent un côté, dans le sens que vous voulez. Le château garde sa case. Ce qui est placé ne bouge plus.',
  'place.occupied': 'La case {square} est déjà occupée : {terrain}.',
  'connection.title': 'La règle de connexion',
  connection:
    'Au moins une moitié du domino doit être *connectée* : elle partage un côté avec votre château, qui va avec tous les paysages, ou avec une case de son paysage. L’autre moitié peut voisiner avec n’importe quoi. Les coins ne comptent pas.',
  'connection.castle': 'Une moitié du domino {domino} touche le château. Cela suffit.',
  'connection.terrain':
    'Il rejoint son propre paysage ({terrain}) : le domaine vaut maintenant {squares} × {crowns} = {points}.',
  'connection.none': 'Ici, le domino {domino} ne touche ni le château ni l’un de ses paysages.',
  'bound.title': 'Les limites du royaume',
  bound:
    'Tout le royaume, château compris, doit tenir dans {size} × {size} cases. Ces limites ne sont pas fixées d’avance : elles flottent jusqu’à ce que vos dominos les arrêtent, et le château peut finir au milieu, au bord ou dans un coin. Les trous sont permis.',
  'bound.outside': 'Avec une case en {square}, le royaume mesurerait {wide} cases.',
  'discard.title': 'Défausser',
  discard:
    'Un domino qui peut être placé doit l’être, même à contrecœur. Celui qui n’entre nulle part est défaussé et ne rapporte rien. On ne défausse que ce qui n’entre pas.',
  'discard.example': 'Le domino {domino} n’entre nulle part dans ce royaume : il est défaussé.',
  'end.title': 'La fin',
  end: 'La partie est finie quand les dominos de la ligne {lines} sont placés ou défaussés.',
  'score.title': 'Le score',
  score:
    'Un domaine vaut ses cases multipliées par ses couronnes, donc rien sans couronne. Deux domaines du même paysage comptent séparément.\nLe total le plus haut gagne. À égalité, le domaine le plus étendu l’emporte ; puis le plus de couronnes ; puis vous gagnez ensemble. Le premier de ces départages manque sur la feuille française imprimée ; on peut jouer sans lui.',
  'score.example': 'La fin de notre partie : {total}. Le meilleur domaine vaut {squares} × {crowns} = {points}.',
  'variants.title': 'Variantes',
  variants:
    '- *Dominos du jeu de base* : {lines} lignes tirées parmi les {base} dominos du jeu de base ; les autres restent cachés.\n- *Grand duel* : des royaumes de {large} × {large}, les {base} dominos, {largeLines} lignes.\n- *Harmonie* : {harmony} points de plus pour un royaume qui n’a rien défaussé.\n- *Empire du Milieu* : {middle} points de plus si le château est au centre, le royaume allant aussi loin que permis des quatre côtés.',
  'notation.title': 'Écrire une partie',
  notation:
    'Une partie s’écrit en texte simple : une première ligne qui nomme le jeu et ses variantes, puis une action par ligne. Une case est une lettre de colonne et un numéro de rangée sur un plateau dont le château est au milieu. Un domino s’écrit par son numéro et les cases de ses moitiés gauche et droite.\nChaque action n’a qu’une orthographe : une ligne en ordre croissant, et un domino aux moitiés égales par sa plus petite case d’abord.',
  'notation.example': 'Dans la partie de cette page :',
  'editions.title': 'Discovery : ce que sa feuille française laisse ouvert',
  'editions.sure':
    '- *Les dominos de Discovery* : certain, lu sur la feuille imprimée.\n- *Les dominos et les variantes du jeu de base* : très probable ; ils ne sont pas sur cette feuille.',
} as const satisfies Translation<typeof en>;
