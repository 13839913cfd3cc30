import type en from '../../en/discovery/things.ts';
import type { Translation } from '../../message.ts';

export default {
  'name.mine': 'Dein Königreich',
  'text.mine': 'Hier legst du deine Dominosteine an. Gleiche Landschaft, die sich berührt, zählt Felder × Kronen.',
  'name.theirs': 'Königreich des Gegners',
  'text.theirs': 'Was der andere gelegt hat. Von dir kommt dort nichts hin.',
  'name.now': 'Zum Legen',
  'text.now': 'Diese Dominosteine werden jetzt gelegt, von der kleinsten Zahl bis zur größten.',
  'name.kings': 'Könige',
  'text.kings': 'Ein König steht auf dem Dominostein, den sein Spieler legen wird. Du hast zwei.',
  'name.next': 'Zur Auswahl',
  'text.next': 'Stelle einen König auf einen dieser Dominosteine: Du legst ihn in der nächsten Reihe.',
  'name.deck': 'Stapel',
  'text.deck': 'Die Dominosteine, die noch kommen. Ein Tipp zeigt sie.',
  'name.scores': 'Punkte',
  'text.scores': 'Deine Punkte und die des anderen bis jetzt. Ein Tipp zeigt sie nach Gebiet.',
  'name.left': 'Größe deines Königreichs',
  'text.left': 'Wie breit und hoch es ist, und wie groß es werden darf.',
  'name.log': 'Letzte Züge',
  'text.log': 'Was bisher geschah. Ein Tipp auf eine Zeile zeigt den Tisch zu dieser Zeit.',
} as const satisfies Translation<typeof en>;
