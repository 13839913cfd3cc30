import type { Messages } from '../message.ts';

export default {
  title: 'Rules',
  titleOf: 'The rules of {game}',
  contents: 'On this page',
  sameGame:
    'Every picture on this page is a moment of one real game. Numbers are counted by the same rules that referee your games.',
  replayIt: 'Replay that game',
  learnIt: 'Learn by playing',
  allowed: 'Allowed',
  refused: 'Not allowed',
  linkTo: 'Link to “{title}”',
  editionsLink: 'Where the printed editions disagree',

  'editions.title': 'Where the printed editions disagree',
  'editions.readings':
    'The owner of a box could read each of these differently. Below each stands the sentence it rests on, as printed.',
  'editions.against': '{book}, against it',
  'editions.sure.title': 'How sure we are',
  'editions.check': 'Check your box',
} as const satisfies Messages;
