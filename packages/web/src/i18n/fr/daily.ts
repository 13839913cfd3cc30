import type en from '../en/daily.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Défi du jour',
  streak: { one: '{n} jour', other: '{n} jours de suite' },
  lead: 'Aujourd’hui, tout le monde a les mêmes dés, les mêmes lignes et le même adversaire : {level}. Un seul essai compte ; on ne reprend rien.',
  fresh: 'Pas encore joué aujourd’hui.',
  begun: 'En cours.',
  won: 'Gagné, {a} à {b}',
  shared: 'Victoire partagée, {a} à {b}',
  drawn: 'Match nul, {a} à {b}',
  lost: 'Perdu, {a} à {b}',
  resigned: 'Abandonné',
  luck: 'chance',
  adjusted: 'sans la chance',
  given: 'perdus par des erreurs',
  working: 'On retire la chance du résultat…',
  failed: 'Les fichiers de l’analyse n’ont pas pu être chargés : la part de chance n’est pas encore connue.',
  share: 'Copier pour partager',
  copied: 'Copié.',
  copyFailed: 'Le navigateur interdit la copie. Sélectionnez le texte ci-dessus.',
  tomorrow: 'Le prochain arrive à minuit.',
  'share.result': '{result} · adversaire : {level}',
  'share.study': 'Chance {luck} · erreurs {lost} · sans la chance {adjusted}',
} as const satisfies Translation<typeof en>;
