import { commitmentOf, type FairCheck, fairBelow, keptBy, type Match, type Pledge, recordOf } from '@castellan/match';
import { printTag, type Replay, type Tag } from '@castellan/rules';

/** What fair dice need to be checked, as tags of a record: then the record alone can be checked, by anyone, without the server. */
export interface FairParts {
  readonly commitment: string;
  readonly secret: string;
  readonly entropy: readonly [string, string];
}

const NAMES = { commitment: 'Commitment', secret: 'Secret', entropy: ['Entropy1', 'Entropy2'] } as const;

/** The record of an online game, its dice included once they may be known. */
export function fairRecordOf(match: Match): string[] {
  const lines = recordOf(match);
  const [one, two] = match.seats;
  if (match.chance.type !== 'fair' || !match.revealed || !one?.entropy || !two?.entropy) return lines;
  const tags: Tag[] = [
    { name: NAMES.commitment, value: match.chance.commitment },
    { name: NAMES.secret, value: match.revealed },
    { name: NAMES.entropy[0], value: one.entropy },
    { name: NAMES.entropy[1], value: two.entropy },
  ];
  const start = lines.findIndex((line) => line.startsWith('new '));
  return lines.toSpliced(start, 0, ...tags.map(printTag));
}

export function fairPartsOf(tags: readonly Tag[]): FairParts | null {
  const hex = (name: string) => tags.find((tag) => tag.name === name && /^[0-9a-f]{16,64}$/.test(tag.value))?.value;
  const [commitment, secret] = [hex(NAMES.commitment), hex(NAMES.secret)];
  const [one, two] = [hex(NAMES.entropy[0]), hex(NAMES.entropy[1])];
  return commitment && secret && one && two ? { commitment, secret, entropy: [one, two] } : null;
}

/**
 * Draws every chance outcome of a record again; `noted` is what this device knew of the game with that commitment before it began. A record does not
 * tell who left a seat: where the opponent's number is another than the one noted, it counts as one that came after ours.
 */
export function checkRecord(
  { game: rules, actions, states }: Replay,
  { commitment, secret, entropy }: FairParts,
  noted: Pledge | null = null,
): FairCheck {
  const draws: { seq: number; shown: string; drawn: string }[] = [];
  for (const [index, action] of actions.entries()) {
    if (rules.turn(states[index]) !== 'chance') continue;
    const drawn = rules.printAction(rules.draw(states[index], fairBelow(secret, entropy, draws.length)));
    draws.push({ seq: index + 1, shown: rules.printAction(action), drawn });
  }
  const secretFits = commitmentOf(secret) === commitment;
  const pledge = noted === null ? 'none' : keptBy(entropy, noted);
  const fair = pledge !== 'broken' && secretFits && draws.every(({ shown, drawn }) => shown === drawn);
  // A record is read by the rules. It has no events to compare with what this device was shown.
  return { verdict: fair ? 'fair' : 'unfair', pledge, shown: 'unknown', followsRules: true, secretFits, draws };
}
