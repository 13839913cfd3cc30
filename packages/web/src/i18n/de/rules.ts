import type en from '../en/rules.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Regeln',
  titleOf: 'Die Regeln von {game}',
  contents: 'Auf dieser Seite',
  sameGame:
    'Jedes Bild auf dieser Seite ist ein Moment einer echten Partie. Die Zahlen zählen dieselben Regeln, die auch deine Partien leiten.',
  replayIt: 'Diese Partie nachspielen',
  learnIt: 'Beim Spielen lernen',
  allowed: 'Erlaubt',
  refused: 'Nicht erlaubt',
  linkTo: 'Link zu „{title}“',
  editionsLink: 'Worin sich die gedruckten Ausgaben widersprechen',

  'editions.title': 'Worin sich die gedruckten Ausgaben widersprechen',
  'editions.readings':
    'Wer die Schachtel besitzt, könnte jeden dieser Punkte anders lesen. Darunter steht jeweils der gedruckte Satz, auf dem er beruht.',
  'editions.against': '{book}, spricht dagegen',
  'editions.sure.title': 'Wie sicher wir sind',
  'editions.check': 'Deine Schachtel prüfen',
} as const satisfies Translation<typeof en>;
