import type en from '../en/finale.ts';
import type { Translation } from '../message.ts';

export default {
  'says.win': '„Gut gespielt! Ich will eine Revanche.“',
  'says.loss': '„Gute Partie. Noch einmal?“',
  'says.draw': '„Gleichstand! Entscheiden wir es?“',
  best: 'Dein bestes Ergebnis. Bisher: {n}.',
  next: 'Nächster Gegner: {name}',
  easier: 'Eine leichtere Partie',
  again: 'Noch einmal',
  lookBack: 'Ansehen',
  'idea.cross':
    'Eine Idee fürs nächste Mal: Dein größtes Gebiet ist {kind}, {squares}. Ein Kreuz mehr darin bringt {points}.',
  'idea.castle':
    'Eine Idee fürs nächste Mal: Du hast deine Burg nicht genutzt. Ihr Kreuz in deinem größten Gebiet, {kind}, bringt {points}.',
  'idea.crown':
    'Eine Idee fürs nächste Mal: Dein größtes Gebiet ist {kind}, {squares}. Eine Krone mehr darin bringt {points}.',
  skip: 'Zum Ergebnis',
  bestDomain: 'Dein bestes Gebiet – {domain}',
  ladder: 'Deine Leiter',
  bonus: 'Bonus des Zauberbuchs: {gain}.',
} as const satisfies Translation<typeof en>;
