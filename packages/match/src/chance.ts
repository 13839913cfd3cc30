import { fairBelow } from '@castellan/match/fair';
import { type Below, must, seeded } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { awaitedRoller, type Match, type Step } from './match.ts';

/** The generator of the browser or of Node, without bias. */
export const ownRandom: Below = (n) => {
  const limit = 0x100000000 - (0x100000000 % n);
  const word = new Uint32Array(1);
  for (;;) {
    crypto.getRandomValues(word);
    if (word[0]! < limit) return word[0]! % n;
  }
};

/** Where the next outcome comes from; null if a person has to enter it or to ask for it. */
export function chanceOf(match: Match, own: Below): Below | null {
  if (awaitedRoller(match)) return null;
  switch (match.chance.type) {
    case 'own': {
      const { secret } = match.hidden.created;
      return secret === undefined ? own : fairBelow(secret, ['', ''], match.draws);
    }
    case 'asked':
    case 'table':
      return null;
    case 'seed':
      // A start of its own for every draw, so that a resumed game draws the same.
      return seeded((match.hidden.created.seed ?? 0) + Math.imul(match.draws + 1, 0x9e3779b1));
    case 'fair':
      return fairChance(match);
  }
}

function fairChance({ id, seats: [one, two], hidden, draws }: Match): Below {
  const { secret } = hidden.created;
  if (!secret || !one?.entropy || !two?.entropy) throw new Error(`${id} has no fair chance to draw from`);
  return fairBelow(secret, [one.entropy, two.entropy], draws);
}

/**
 * Where a requested outcome comes from. On a server: fair chance, the same for either player who asks. At one device: the seed of the game,
 * where it has one; or its secret, with which the same draw is the same for everyone who plays with it, in every course of the game.
 */
export function askedChance(match: Match, own: Below): Below {
  if (match.chance.type === 'fair') return fairChance(match);
  const { hidden, actions, draws } = match;
  const { seed, secret } = hidden.created;
  if (secret !== undefined) return fairBelow(secret, ['', ''], draws);
  return seed === undefined ? own : seeded(seed + actions.length);
}

/** The chance outcome that is due now: the one that was given for it, or a new one. */
export function drawn(match: Match, below: Below): Step {
  const rules = rulesOf(match.game);
  const { state: before } = match;
  const action = givenOutcome(match) ?? rules.draw(before, below);
  const text = rules.printAction(action);
  return {
    event: { type: 'acted', by: 'chance', action: text },
    applied: { before, action, text, state: must(rules.apply(before, action)) },
  };
}

/** Null where none is left, or where it does not fit: a link may be broken. */
function givenOutcome({ game, state, draws, hidden }: Match): unknown {
  const text = hidden.created.outcomes?.[draws];
  if (text === undefined) return null;
  const rules = rulesOf(game);
  const action = rules.parseAction(text);
  return action.ok && rules.apply(state, action.value).ok ? action.value : null;
}
