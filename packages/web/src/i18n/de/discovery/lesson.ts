import type en from '../../en/discovery/lesson.ts';
import type { Translation } from '../../message.ts';

export default {
  card: 'Wähle Dominosteine mit deinen Königen und lege sie um deine Burg.',
  reveal: 'Reihe aufdecken',
  'step.line.title': 'Das Ziel und die erste Reihe',
  'step.line':
    'Sammle mehr Punkte als dein Gegner: Felder einer Landschaft, die sich berühren, bilden ein Gebiet; es zählt Felder mal Kronen. Vier Dominosteine werden aufgedeckt, nach ihrer Zahl: je höher, desto reicher.',
  'step.claim.title': 'Wähle einen Dominostein',
  'step.claim':
    'Dein König kam zuerst aus der Hand. Stelle ihn auf einen Dominostein. Kronen bringen Punkte, aber wer eine kleine Zahl nimmt, spielt und wählt in der nächsten Runde früher.',
  'step.lay.title': 'Lege ihn',
  'step.lay':
    'Auch die anderen Könige kamen heraus, und jeder steht auf einem Dominostein. Jetzt legst du deinen. Eine Hälfte muss deine Burg berühren, die zu jeder Landschaft passt. Tippe auf ein Feld mit einem Zeichen, noch einmal zum Drehen, dann bestätige.',
  'step.next.title': 'Wähle den nächsten',
  'step.next':
    'Wer einen Dominostein gelegt hat, setzt diesen König in die nächste Reihe. Welche Landschaft könnte sich deiner anschließen? Achte auf Kronen.',
  'step.join.title': 'Landschaften verbinden',
  'step.join':
    'Felder einer Landschaft, die sich berühren, sind ein Gebiet; es zählt Felder mal Kronen. Lege diesen Dominostein so, dass eine Hälfte ihre Landschaft berührt.',
  'step.join.hint': 'Erlaubt, aber suche ein Feld neben derselben Landschaft: Dann wächst ein Gebiet.',
  'step.order.title': 'Früh oder reich',
  'step.order':
    'Jetzt zieht dein anderer König; wer zuletzt kommt, nimmt, was übrig ist. Die nächste Runde geht wieder nach den Zahlen: Eine kleine Zahl spielt zuerst und wählt zuerst.',
  'step.bound.title': 'Fünf mal fünf',
  'step.bound':
    'Dein ganzes Königreich muss samt Burg in fünf mal fünf Felder passen. Wo es liegt, bestimmst du, aber was du jetzt legst, legt es fest. Ein Dominostein, der nirgends passt, ist verloren.',
  'step.score.title': 'Was es wert ist',
  'step.score': 'Jedes Gebiet zählt Felder mal Kronen; ohne Krone nichts. Nach sechs Reihen gewinnt die höhere Summe.',
} as const satisfies Translation<typeof en>;
