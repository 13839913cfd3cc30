import { seeded } from '@castellan/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Command, Host, MemoryStore, matchOf, PHRASES, recordOf, shown, turnOf, viewOf } from '../src/index.ts';
import { ADA, BEN, SEEDED, someAction } from './playing.ts';

/** Anything two players can send, sensible or not; `act` plays some legal action of the moment. */
const wish = fc.record({
  seat: fc.constantFrom(1 as const, 2 as const),
  pick: fc.nat(),
  wait: fc.integer({ min: 0, max: 200_000 }),
  type: fc.constantFrom(
    ...(['act', 'act', 'act', 'act', 'act', 'offer-draw', 'answer-draw', 'ask-take-back', 'answer-take-back'] as const),
    ...(['say', 'claim-time', 'leave', 'nonsense'] as const),
  ),
  agree: fc.boolean(),
});

test('whatever two players send, in whatever order: everyone sees the same game, and it can be played again from its record', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('duel', 'discovery'),
      fc.nat(1000),
      fc.array(wish, { maxLength: 60 }),
      async (game, seed, wishes) => {
        let now = 1000;
        const host = new Host({ store: new MemoryStore(), now: () => now });
        const time = { type: 'clock', seconds: 300, increment: 2 } as const;
        await host.create('g', { ...SEEDED(seed, game), time }, [ADA, BEN]);
        for (const [i, { seat, pick, wait, type, agree }] of wishes.entries()) {
          now += wait;
          const match = (await host.match('g'))!;
          const before = match.seq;
          const inTurn = turnOf(match) === seat;
          const commands: Record<typeof type, Command> = {
            act: { type: 'act', action: inTurn ? someAction(match, seeded(pick)) : 'pick 1' },
            nonsense: { type: 'act', action: 'place x@y' },
            say: { type: 'say', phrase: PHRASES[pick % PHRASES.length]! },
            'answer-draw': { type: 'answer-draw', agree },
            'answer-take-back': { type: 'answer-take-back', agree },
            'offer-draw': { type: 'offer-draw' },
            'ask-take-back': { type: 'ask-take-back' },
            'claim-time': { type: 'claim-time' },
            leave: { type: 'leave' },
          };
          const answer = await host.submit('g', seat, `c${i}`, commands[type]);
          const after = (await host.match('g'))!;
          expect(after.seq > before).toBe(answer.ok);
          if (type === 'act' && inTurn && !match.ending) expect(answer.ok).toBe(true);
          expect(Math.min(...after.clock!.left)).toBeGreaterThanOrEqual(0);
          expect(after.ending === null || turnOf(after) === 'over').toBe(true);
        }
        const match = (await host.match('g'))!;
        const log = await host.log('g');
        const sent = log.flatMap((logged) => shown(logged) ?? []);
        expect(viewOf(matchOf('g', sent), 1)).toEqual(viewOf(match, 1));
        const played = new Host({ store: new MemoryStore() });
        const [, first] = recordOf(match)
          .findLast((line) => line.startsWith('new '))!
          .split(' ');
        await played.create('p', { game: first!, options: match.options, chance: { type: 'table' } }, [ADA, BEN]);
        for (const [i, { by, action }] of match.actions.entries()) {
          const again = await played.submit('p', by === 'chance' ? 1 : by, `p${i}`, { type: 'act', action });
          expect(again.ok).toBe(true);
        }
        expect((await played.match('p'))!.state).toEqual(match.state);
      },
    ),
    { numRuns: 40, seed: 7 },
  );
});
