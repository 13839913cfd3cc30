import { must, rulesOf, seeded } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import {
  type Acted,
  checkFair,
  commitmentOf,
  EMPTY_TRANSCRIPT,
  type Event,
  fairBelow,
  type Logged,
  type Match,
  matchOf,
  type Pledge,
  transcriptAfter,
  turnOf,
} from '../src/index.ts';
import { ADA, BEN, someAction } from './playing.ts';

const SECRET = 'c5'.repeat(32);
const COMMITMENT = commitmentOf(SECRET);
/** What Ben's device noted: he sat down second. */
const NOTED: Pledge = { commitment: COMMITMENT, entropy: BEN.entropy!, opponent: ADA.entropy!, seat: 2 };

const logged = (events: readonly Event[]): Logged[] =>
  events.map((event, i) => ({ seq: i + 1, at: i, command: null, event }));

type Roll = (match: Match, draw: number) => { readonly by: Acted['by']; readonly action: string };

const fairRoll: Roll = ({ game, state }, draw) => {
  const rules = rulesOf(game);
  const below = fairBelow(SECRET, [ADA.entropy!, BEN.entropy!], draw);
  return { by: 'chance', action: rules.printAction(rules.draw(state, below)) };
};

/** A server of its own that writes any log: `roll` gives each outcome, `seats` the order of the players. */
function playedBy(roll: Roll, { seats = [ADA, BEN], seed = 1 } = {}): Logged[] {
  const events: Event[] = [
    {
      type: 'created',
      game: 'duel',
      options: rulesOf('duel').printOptions(must(rulesOf('duel').parseOptions([]))),
      time: { type: 'none' },
      chance: { type: 'fair', commitment: COMMITMENT },
      listed: false,
    },
    ...seats.map(({ name, entropy }, i): Event => {
      return { type: 'joined', seat: i === 0 ? 1 : 2, name, bot: false, ...(entropy && { entropy }) };
    }),
  ];
  const below = seeded(seed);
  let draws = 0;
  // A server folds its own log as it likes: here every action counts for the one whose turn it is.
  const honest: Event[] = [...events];
  for (;;) {
    const match = matchOf('g', logged(honest));
    const turn = turnOf(match);
    if (turn === 'over' || turn === 'waiting') break;
    const acted = turn === 'chance' ? roll(match, draws++) : { by: turn, action: someAction(match, below) };
    events.push({ type: 'acted', ...acted });
    honest.push({ type: 'acted', by: turn, action: acted.action });
  }
  return logged([...events, { type: 'revealed', secret: SECRET }]);
}

const shownAll = (log: readonly Logged[]) => log.reduce(transcriptAfter, EMPTY_TRANSCRIPT);

/** Dice that nobody rolled. */
const LUCKY = 'roll d d D S';

describe('a malicious server', () => {
  test('that draws fairly is found fair, by what the device noted and was shown', () => {
    const log = playedBy(fairRoll);
    expect(checkFair(log, { ...NOTED, shown: shownAll(log) })).toMatchObject({
      verdict: 'fair',
      pledge: 'honoured-all',
      shown: 'same',
      followsRules: true,
    });
  });

  test('cannot pass its chosen rolls off as actions of a player', () => {
    const log = playedBy(() => ({ by: 1, action: LUCKY }));
    expect(() => matchOf('g', log)).toThrow(/an action of 1, but the turn is chance/);
    expect(checkFair(log, NOTED)).toMatchObject({ verdict: 'unfair', followsRules: false, draws: [] });
    expect(checkFair(log)).toMatchObject({ verdict: 'unfair', followsRules: false });
  });

  test('cannot play for one of the players, nor pass an action off as chance', () => {
    const log = playedBy(fairRoll);
    const first = log.findIndex(({ event }) => event.type === 'acted' && event.by === 1);
    for (const by of [2, 'chance'] as const) {
      const other = log.with(first, { ...log[first]!, event: { ...(log[first]!.event as Acted), by } });
      expect(() => matchOf('g', other)).toThrow(/the turn is 1/);
      expect(checkFair(other).verdict).toBe('unfair');
    }
  });

  test('cannot let anyone act after the end, nor before both sit', () => {
    const log = playedBy(fairRoll).map(({ event }) => event);
    const roll = log.findIndex(({ type }) => type === 'acted');
    expect(() => matchOf('g', logged(log.toSpliced(roll, 0, { type: 'resigned', seat: 1 })))).toThrow(/turn is over/);
    expect(() => matchOf('g', logged(log.toSpliced(roll - 1, 1)))).toThrow(/turn is waiting/);
  });

  test('cannot choose rolls and label them as chance', () => {
    const check = checkFair(
      playedBy(() => ({ by: 'chance', action: LUCKY })),
      NOTED,
    );
    expect(check).toMatchObject({ verdict: 'unfair', followsRules: true, secretFits: true });
    expect(check.draws.every(({ shown }) => shown === LUCKY)).toBe(true);
  });

  test('cannot answer the check with another, honest game', () => {
    const played = playedBy(() => ({ by: 'chance', action: LUCKY }));
    const honest = playedBy(fairRoll);
    // The honest game fits the notes: only what was shown meanwhile is another.
    expect(checkFair(honest, NOTED)).toMatchObject({ verdict: 'fair', pledge: 'honoured-all' });
    const noted = { ...NOTED, shown: shownAll(played.slice(0, 9)) };
    expect(checkFair(honest, noted)).toMatchObject({ verdict: 'unfair', shown: 'other' });
    expect(checkFair(played, noted)).toMatchObject({ verdict: 'unfair', shown: 'same' });
    // A log that ends before what was shown is another one too.
    expect(checkFair(played.slice(0, 8), noted)).toMatchObject({ verdict: 'unfair', shown: 'other' });
  });

  test('cannot answer the check with the same rolls and other actions', () => {
    const [played, other] = [playedBy(fairRoll), playedBy(fairRoll, { seed: 2 })];
    const noted = { ...NOTED, shown: shownAll(played) };
    expect(checkFair(other, noted)).toMatchObject({ verdict: 'unfair', shown: 'other' });
  });

  test('cannot choose between two sets of dice by swapping the seats', () => {
    const swapped: Roll = ({ game, state }, draw) => {
      const rules = rulesOf(game);
      const below = fairBelow(SECRET, [BEN.entropy!, ADA.entropy!], draw);
      return { by: 'chance', action: rules.printAction(rules.draw(state, below)) };
    };
    const log = playedBy(swapped, { seats: [BEN, ADA] });
    expect(checkFair(log)).toMatchObject({ verdict: 'fair', pledge: 'none' });
    expect(checkFair(log, NOTED)).toMatchObject({ verdict: 'unfair', pledge: 'broken' });
    // The first player, whose device knew no opponent, is bound to the seat it requested.
    const ada: Pledge = { commitment: COMMITMENT, entropy: ADA.entropy!, opponent: null, seat: 1 };
    expect(checkFair(log, ada)).toMatchObject({ verdict: 'unfair', pledge: 'broken' });
  });

  test('may remove the name of an erased player: that is no other game', () => {
    const log = playedBy(fairRoll);
    const erased = log.map((one) =>
      one.event.type === 'joined' ? { ...one, event: { ...one.event, name: '?' } } : one,
    );
    expect(checkFair(erased, { ...NOTED, shown: shownAll(log) })).toMatchObject({ verdict: 'fair', shown: 'same' });
  });
});
