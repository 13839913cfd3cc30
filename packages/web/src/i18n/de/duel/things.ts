import type en from '../../en/duel/things.ts';
import type { Translation } from '../../message.ts';

export default {
  'name.dice': 'Würfel',
  'text.dice': 'In jeder Runde fallen vier Würfel. Zwei werden deine, zwei gehören dem anderen.',
  'name.mine': 'Deine Karte',
  'text.mine': 'Hier zeichnest du deine zwei Würfel ein. Gleiche Wappen, die sich berühren, zählen Felder × Kreuze.',
  'name.theirs': 'Karte des Gegners',
  'text.theirs': 'Was der andere gezeichnet hat. Von dir kommt dort nichts hin.',
  'name.book': 'Zauberbuch',
  'text.book': 'Würfel ohne Kreuz haken hier Kästchen ab. Wer eine Zeile zuerst füllt, gewinnt ihre Kraft.',
  'name.tray': 'Burg und Kräfte',
  'text.tray': 'Die Burg gibt einmal ein Kreuz mehr. Gewonnene Kräfte liegen auch hier.',
  'name.scores': 'Punkte',
  'text.scores': 'Deine Punkte und die des anderen bis jetzt. Ein Tipp zeigt sie nach Gebiet.',
  'name.left': 'Freie Felder',
  'text.left': 'Wie viele Felder noch leer sind, auf deiner Karte und auf der anderen.',
  'name.log': 'Letzte Züge',
  'text.log': 'Was bisher geschah. Ein Tipp auf eine Zeile zeigt den Tisch zu dieser Zeit.',
} as const satisfies Translation<typeof en>;
