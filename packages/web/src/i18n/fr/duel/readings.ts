import type en from '../../en/duel/readings.ts';
import type { Translation } from '../../message.ts';

export default {
  'end.title': 'Quand une carte pleine finit la partie',
  end: 'Anglais, français, espagnol : « dès que ». Vous dessinez en même temps, donc chacun peut encore dessiner dans ce tour ; puis la partie est finie, et personne ne coche. Polonais : le tour est joué jusqu’au bout, avec grimoire et éclairs. Les parties commencées selon notre première version des règles finissent le tour dans toutes les éditions.',
  'passTicks.title': 'Ce que coche un joueur qui passe',
  passTicks:
    'Anglais et polonais : rien, car seul un blason ajouté au royaume coche. Français : ses deux dés tels que lancés, car ils cochent quand le domino est constitué ; que le tour soit perdu parle contre. Espagnol : de même, selon sa note « Importante », qu’une autre de ses phrases contredit.',
  'pass.title': 'Qui peut passer',
  pass: 'Des dés qui peuvent être dessinés sans pouvoir doivent l’être. Si seul un pouvoir le permettrait, vous choisissez : l’utiliser ou passer. Aucun livret n’oblige à utiliser un pouvoir.',
  'nobody.title': 'Quand les deux passent alors qu’un pouvoir aiderait',
  nobody:
    'La partie est finie après ce tour, grimoire compris. Le livret français parle de joueurs qui n’ont pas placé, les autres de joueurs qui n’ont pas pu.',
  'order.title': 'Qui voit le domino de l’autre en premier',
  order:
    'Aucun livret ne donne d’ordre : à table, vous dessinez ensemble. Ici, A dessine d’abord et B le voit. Les cartes ne se touchent pas, mais B sait si A a passé ou rempli sa carte avant de décider.',
  'earlier.title': 'À quoi un dé se connecte',
  earlier:
    'Au château, ou à son propre blason dessiné lors d’un tour précédent : deux dés d’un même tour ne se connectent pas l’un l’autre. L’anglais et l’espagnol le disent ; le français et le polonais disent seulement « déjà dessiné ».',
  'split.title': 'Séparer ses dés quand un seul trouve place',
  split: 'Impossible. On dessine les deux dés ou aucun, et chacun doit être connecté.',
  'turn.title': 'Pivoter un dé rien que pour sa case',
  turn: 'Permis. Un dé peut être pivoté sur n’importe quelle autre de ses faces, quel qu’en soit le but.',
  'turned.title': 'La case que coche un dé pivoté',
  turned:
    'Celle de sa nouvelle face, celle qui est dessinée. Le français et l’espagnol comptent la face obtenue en constituant le domino ; ce pourrait être aussi la face lancée.',
  'castle.title': 'La croix du château sur un point d’interrogation',
  castle:
    'Permise dans toutes les éditions, même sur un dé qui a des croix. L’anglais et le polonais le disent du point d’interrogation ; le français et l’espagnol parlent seulement d’un des deux dés.',
  'circles.title': 'Plus de croix que de cercles imprimés',
  circles: 'Permis. La carte a peu de cercles par case, et aucun livret ne dit quoi faire quand ils sont tous cochés.',
  'domains.title': 'Trois points pour un domaine sans croix',
  domains:
    'Le sorcier paie pour chaque domaine du blason, avec ou sans croix. Seul le livret polonais le dit ; les autres disent aussi qu’un domaine sans croix ne vaut rien.',
  'single.title': 'Une case seule',
  single:
    'C’est un domaine, pour le sorcier comme pour le départage. Seul le livret espagnol le dit ; les autres parlent de groupes.',
  'cross.title': 'Où va la croix de l’éclair',
  cross:
    'Sur un blason déjà dessiné sur votre carte ; s’il n’y en a pas, elle est perdue. Seul le livret polonais nomme la carte.',
  'powers.title': 'Quand les pouvoirs servent',
  powers:
    'Quand vous voulez, aussi plusieurs dans un même tour, aussi avec la croix du château. Une ligne se remplit après le dessin : un pouvoir gagné maintenant sert dès le tour suivant.',
  'book.title': 'Qui coche en premier',
  book: 'A, puis B. L’anglais et le polonais le disent. Le français et l’espagnol donnent seulement à A une ligne que les deux rempliraient.',
} as const satisfies Translation<typeof en>;
