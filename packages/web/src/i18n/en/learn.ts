import type { Messages } from '../message.ts';

export default {
  title: 'Learn',
  lead: 'You play on a real board, step by step; nothing can go wrong.',
  start: 'Begin the first game',
  resume: 'Continue at step {n} of {of}',
  again: 'Once more',
  finished: 'Finished',
  rules: 'Read the rules',
  editions: 'Where the printed editions disagree',
  editionsNote: 'The rulebooks, side by side.',

  firstGame: 'First game of {game}',
  stepOf: 'Step {n} of {of}',
  skip: 'Leave the lesson',
  restart: 'Start again',
  back: 'Back',
  goOn: 'Continue',
  opponent: 'Opponent',
  invitation: 'Back to the invitation',
  playNow: 'Play now',
  domainTap: 'Tap a domain to see what it is worth.',
  done: 'That was the first game: you know the rules. How to win is what the course shows.',
} as const satisfies Messages;
