import type { Messages } from '../message.ts';

export default {
  title: 'Same dice',
  lead: 'Everyone who enters the same word gets the same rolls and lines, against the same opponent. It works without a network.',
  word: 'Word',
  wordNote: 'Any word: a name, a place, today’s date.',
  needWord: 'Enter a word with at least one letter or digit.',
  pickWord: 'Pick one for me',
  useWord: 'Use this word',
  fromGame: 'The dice of a game',
  leadWord:
    'Everyone who enters {word} plays the same dice against the {level}. One try counts; nothing is taken back.',
  leadGame: 'The dice of a game that was played, now yours against the {level}. One try counts; nothing is taken back.',
  seat1: 'First seat',
  seat2: 'Second seat',
  fresh: 'Not played yet.',
  freshOther: 'The same dice from the other side. Both games together are the fairest short match.',
  pair: 'Both seats together: you {a}, the {level} {b}',
  invite: 'Invite others',
  inviteWord: 'They enter the word {word}, follow the link or scan the code.',
  inviteGame: 'They follow the link or scan the code.',
  link: 'Link to the same dice',
  shareText: 'Play the same dice: {word}',
  qr: 'QR code of the link to the same dice',
  another: 'Another word',
  broken: 'The dice in this link cannot be read. Ask for the link again.',
} as const satisfies Messages;
