import type en from '../../en/duel/lesson.ts';
import type { Translation } from '../../message.ts';

export default {
  card: 'Vier Würfel aufteilen, Wappen zeichnen, Felder mal Kreuze rechnen.',
  'step.roll.title': 'Das Ziel und der erste Wurf',
  'step.roll':
    'Sammle mehr Punkte als dein Gegner: Gleiche Wappen, die sich berühren, bilden ein Gebiet; es zählt Felder mal Kreuze. Ihr teilt vier Würfel; in dieser Runde wirfst du sie.',
  'step.take.title': 'Nimm einen Würfel',
  'step.take':
    'Du nimmst einen Würfel, dein Gegner zwei der übrigen, und der letzte ist deiner. Punkte bringen die Kreuze: Nimm den Würfel, der zwei davon hat.',
  'step.take.hint':
    'Das ginge, aber nimm in dieser Lektion den Würfel mit den zwei Kreuzen: Sie zählen für jedes Feld ringsum.',
  'step.draw.title': 'Zeichne deinen Dominostein',
  'step.draw':
    'Deine zwei Würfel sind ein Dominostein. Eines seiner Felder muss die Burg berühren, später sein eigenes Wappen. Felder mit einem Zeichen sind möglich: Tippe auf eines, noch einmal zum Drehen, dann bestätige.',
  'step.draw.hint': 'Das Kreuz der Burg kommt später. Zeichne den Dominostein jetzt ohne es.',
  'step.book.title': 'Das Zauberbuch',
  'step.book':
    'Jeder Würfel, den du ohne Kreuz zeichnest, hakt ein Kästchen seines Wappens ab; ein Fragezeichen nie. Wer eine Zeile zuerst füllt, gewinnt ihre Kraft: irgendwo zeichnen, den Dominostein trennen, zwei Würfel auf einmal nehmen und mehr.',
  'step.second.title': 'Jetzt beginnt dein Gegner',
  'step.second':
    'Dein Gegner hat gewürfelt und einen Würfel genommen. Du nimmst zwei der drei übrigen. Das Fragezeichen auf einem Würfel ist ein Joker: Es wird als beliebiges Wappen gezeichnet. Nimm es zusammen mit dem Vollschild.',
  'step.second.hint': 'Nimm das Fragezeichen und den Vollschild: Zusammen lassen sie dein Gebiet zweimal wachsen.',
  'step.grow.title': 'Lass ein Gebiet wachsen',
  'step.grow':
    'Gleiche Wappen, die sich berühren, bilden ein Gebiet; es zählt Felder mal Kreuze. Setze einen Würfel neben den Vollschild auf deiner Karte und den anderen dahinter, das Fragezeichen als weiteren Vollschild: drei Felder, zwei Kreuze, sechs Punkte.',
  'step.grow.hint':
    'Erlaubt, aber es ist mehr zu holen: Lass einen Würfel den Vollschild auf deiner Karte berühren und den anderen folgen, sodass das Gebiet drei Felder hat.',
  'step.castle.title': 'Das Kreuz der Burg',
  'step.castle':
    'Einmal in der Partie gibt deine Burg einem Würfel ein Kreuz mehr. Nimm noch einmal den Vollschild; schalte dann die Burg ein und zeichne dort, wo dieses Kreuz am meisten zählt.',
  'step.castle.hint': 'Nimm den Vollschild und schalte die Burg ein, bevor du bestätigst.',
  'step.score.title': 'Was es wert ist',
  'step.score':
    'Jedes Gebiet zählt Felder mal Kreuze; ohne Kreuz nichts. Ist eine Karte voll oder setzt ihr beide in einer Runde aus, endet die Partie, und die höhere Summe gewinnt.',
} as const satisfies Translation<typeof en>;
