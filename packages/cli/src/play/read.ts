import { type DuelAction, type DuelState, diceOf, duel, JOKER, type ParseError, type Result } from '@castellan/rules';

/** What a person may type instead of the full notation: `3` or `1 4` for a pick, `c3 c4` for the two dice in order, a coat, a square. */
export function readDuel(state: DuelState, typed: string): Result<DuelAction, ParseError> {
  const words = typed.trim().split(/\s+/);
  return duel.parseAction(sorted(verbed(state, words)).join(' '));
}

function verbed(state: DuelState, words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  if (['pick', 'place', 'pass', 'bonus', 'cross'].includes(first)) return words;
  switch (state.phase) {
    case 'draft':
      return ['pick', ...words];
    case 'place':
      return [
        'place',
        ...words.map((word, index) => (word.includes('@') ? word : `${faceInHand(state, index)}@${word}`)),
      ];
    case 'lightning':
      return [state.lightning[0] === 'domains' ? 'bonus' : 'cross', ...words];
    default:
      return words;
  }
}

/** A joker must say its coat, so a bare square is not enough for it: the notation's own error explains. */
function faceInHand(state: DuelState, index: number): string {
  const die = diceOf(state, state.seat)[index];
  const face = die === undefined ? '' : state.dice[die]!.face;
  return face === JOKER ? `${JOKER}coat` : face;
}

/** Order is a matter of the notation, not of the person typing. */
function sorted([verb = '', ...rest]: readonly string[]): string[] {
  if (verb === 'pick') return [verb, ...rest.sort()];
  return verb === 'place'
    ? [verb, ...rest.sort((a, b) => (a.split('@')[1]! < b.split('@')[1]! ? -1 : 1))]
    : [verb, ...rest];
}
