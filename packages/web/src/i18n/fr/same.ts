import type en from '../en/same.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Mêmes dés',
  lead: 'Tous ceux qui saisissent le même mot ont les mêmes lancers et les mêmes lignes, contre le même adversaire. Cela marche sans réseau.',
  word: 'Mot',
  wordNote: 'N’importe quel mot : un nom, un lieu, la date du jour.',
  needWord: 'Saisissez un mot d’au moins une lettre ou un chiffre.',
  pickWord: 'Choisir pour moi',
  useWord: 'Utiliser ce mot',
  fromGame: 'Les dés d’une partie',
  leadWord:
    'Tous ceux qui saisissent {word} jouent les mêmes dés contre le même adversaire : {level}. Un seul essai compte ; on ne reprend rien.',
  leadGame:
    'Les dés d’une partie déjà jouée, à vous maintenant. Adversaire : {level}. Un seul essai compte ; on ne reprend rien.',
  seat1: 'Première place',
  seat2: 'Deuxième place',
  fresh: 'Pas encore jouée.',
  freshOther: 'Les mêmes dés, de l’autre côté. Les deux parties ensemble font le match court le plus juste.',
  pair: 'Les deux places ensemble : vous {a}, {level} {b}',
  invite: 'Inviter les autres',
  inviteWord: 'Ils saisissent le mot {word}, suivent le lien ou scannent le code.',
  inviteGame: 'Ils suivent le lien ou scannent le code.',
  link: 'Lien vers les mêmes dés',
  shareText: 'Jouez avec les mêmes dés : {word}',
  qr: 'Code QR du lien vers les mêmes dés',
  another: 'Un autre mot',
  broken: 'Les dés de ce lien sont illisibles. Demandez le lien à nouveau.',
  everyone: 'Tout le monde sur ce serveur',
  everyoneNote:
    'Le serveur rejoue votre partie et ajoute le résultat. Seuls ceux qui y figurent voient le tableau\u00a0; tout est effacé après 30 jours.',
  seeTable: 'Voir le tableau',
  changeName: 'Changer le nom',
  players: { one: '{n} personne', other: '{n} personnes' },
  place: 'Rang',
  player: 'Nom',
  points: 'Points',
  noName: 'Sans nom',
  you: 'Vous',
  notThisGame:
    'Ce serveur tire ou répond autrement\u00a0: le résultat n’a pas été ajouté. Rechargez la page avant la prochaine partie.',
  tableFull: 'Ce tableau est complet.',
} as const satisfies Translation<typeof en>;
