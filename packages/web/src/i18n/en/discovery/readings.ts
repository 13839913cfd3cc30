import type { Messages } from '../../message.ts';

/** How we read what the printed sheet leaves open: a question, then the answer. */
export default {
  'top.title': 'The number on top of the pile',
  top: 'The dominoes lie with their numbers up, so at a table you can read the next one. Here nobody can: which dominoes are still to come is public, their order is not.',
  'tiebreak.title': 'The first tie-break',
  tiebreak:
    'The French sheet begins with a further tie: the first tie-break is missing in print. We restore it from the base game: the largest single domain. The option “as printed” leaves it out.',
  'discard.title': 'What may be discarded',
  discard:
    'Only a domino that fits nowhere. One that fits must be placed, and one that will not fit may still be chosen.',
  'bound.title': 'Where the borders lie',
  bound: 'They float until your dominoes fix them: the castle may end up anywhere in the square, and gaps are allowed.',
  'variants.title': 'Harmony, middle kingdom, mighty duel',
  variants:
    'They come from the base game, with its dominoes, and not from Discovery. You have to choose them; a game of Discovery has none.',
} as const satisfies Messages;
