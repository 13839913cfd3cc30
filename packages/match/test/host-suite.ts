import { GAMES, must, ok, printOutcome, readRecord, rulesOf } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import {
  decideLink,
  decideMove,
  decideRewritten,
  follow,
  type Host,
  type HostOptions,
  type Logged,
  MemoryStore,
  matchOf,
  recordOf,
  shown,
  summaryOf,
  turnOf,
  viewOf,
} from '../src/index.ts';
import { ADA, BEN, playOn, SEEDED, someAction } from './playing.ts';

/** What every host must do, with any number of games in memory. */
export function hostSuite(name: string, open: (options: HostOptions) => Host): void {
  const newHost = () => open({ store: new MemoryStore() });

  describe(name, () => {
    test('a game begins with its first roll as soon as both are seated', async () => {
      const host = newHost();
      await host.create('g', SEEDED(1));
      expect(turnOf((await host.match('g'))!)).toBe('waiting');
      await host.join('g', 'a', ADA);
      expect(turnOf((await host.match('g'))!)).toBe('waiting');
      await host.join('g', 'b', BEN);
      const match = (await host.match('g'))!;
      expect(turnOf(match)).toBe(1);
      expect(match.actions[0]).toMatchObject({ by: 'chance', action: expect.stringMatching(/^roll /) });
    });

    test.each(['duel', 'discovery'])('a whole game of %s can be played with every kind of dice', async (game) => {
      for (const chance of ['own', 'seed'] as const) {
        const host = newHost();
        await host.create('g', { game, options: [], chance: { type: chance }, hidden: { seed: 4 } }, [ADA, BEN]);
        const match = await playOn(host, 'g', 2);
        expect(match.ending).toMatchObject({ reason: 'played' });
        const { replay, tags } = must(readRecord(recordOf(match), GAMES));
        expect(replay.states.at(-1)).toEqual(match.state);
        // The same tags as every record of Castellan, and the result in the words of the engine.
        const result = printOutcome(rulesOf(match.game).result(match.state));
        const names = ['Player1', 'Player2', 'Date', 'Edition', 'Result'];
        expect(tags.map(({ name }) => name)).toEqual(names);
        expect(tags.at(-1)?.value).toBe(result);
      }
    });

    test('the record of a game that was not played to its end says who won and why', async () => {
      const host = newHost();
      await host.create('g', SEEDED(1), [ADA, BEN]);
      must(await host.submit('g', 1, 'r', { type: 'resign' }));
      const lines = recordOf((await host.match('g'))!);
      expect(lines).toEqual(expect.arrayContaining(['[Result "win 2"]', '[Ending "resigned"]']));
      await host.create('d', SEEDED(1), [ADA, BEN]);
      expect(recordOf((await host.match('d'))!)).toContain('[Result "ongoing"]');
      must(await host.submit('d', 1, 'o', { type: 'offer-draw' }));
      must(await host.submit('d', 2, 'a', { type: 'answer-draw', agree: true }));
      expect(recordOf((await host.match('d'))!)).toEqual(
        expect.arrayContaining(['[Result "draw"]', '[Ending "agreed"]']),
      );
    });

    test('a seed gives the same game again', async () => {
      const [one, two] = [newHost(), newHost()];
      for (const host of [one, two]) await host.create('g', SEEDED(9, 'discovery'), [ADA, BEN]);
      expect((await playOn(one, 'g', 1)).actions.map(({ action }) => action)).toEqual(
        (await playOn(two, 'g', 1)).actions.map(({ action }) => action),
      );
    });

    test('with real dice the game waits until somebody says what they show', async () => {
      const host = newHost();
      await host.create('g', { game: 'duel', options: [], chance: { type: 'table' } }, [ADA, BEN]);
      expect(turnOf((await host.match('g'))!)).toBe('chance');
      const wrong = await host.submit('g', 1, 'x', { type: 'act', action: 'roll d d d d++' });
      expect(wrong).toMatchObject({ ok: false, error: { code: 'illegal' } });
      const rolled = await host.submit('g', 2, 'r', { type: 'act', action: 'roll d s f++ ?' });
      expect(must(rolled).match.actions.at(-1)).toMatchObject({ by: 'chance', action: 'roll d s f++ ?' });
      expect(turnOf(must(rolled).match)).toBe(1);
    });

    test('a command sent again counts once and gets the same answer', async () => {
      const host = newHost();
      await host.create('g', SEEDED(1), [ADA, BEN]);
      const first = must(await host.submit('g', 1, 'c', { type: 'act', action: 'pick 1' }));
      const second = must(await host.submit('g', 1, 'c', { type: 'act', action: 'pick 1' }));
      expect(first.status).toBe('committed');
      expect(second.status).toBe('duplicate');
      expect(second.events).toEqual(first.events);
      expect((await host.match('g'))?.actions.length).toBe(2);
    });

    test('the opponent cannot use up my command ids', async () => {
      const host = newHost();
      await host.create('g', SEEDED(1), [ADA, BEN]);
      await host.submit('g', 2, 'c', { type: 'say', phrase: 'hello' });
      expect(must(await host.submit('g', 1, 'c', { type: 'act', action: 'pick 1' })).status).toBe('committed');
    });

    test('out of turn, illegal and unreadable actions change nothing and say why', async () => {
      const host = newHost();
      await host.create('g', SEEDED(1), [ADA, BEN]);
      const refusal = async (seat: 1 | 2, action: string, seq?: number) => {
        const answer = await host.submit('g', seat, `c${action}${seat}`, {
          type: 'act',
          action,
          ...(seq !== undefined && { seq }),
        });
        return answer.ok ? null : answer.error.code;
      };
      expect(await refusal(2, 'pick 1')).toBe('not-your-turn');
      expect(await refusal(1, 'pick 1 2')).toBe('illegal');
      expect(await refusal(1, 'roll d d d d')).toBe('illegal');
      expect(await refusal(1, 'pick  1')).toBe('not-an-action');
      expect(await refusal(1, 'pick 1', 2)).toBe('stale');
      expect((await host.match('g'))?.actions.length).toBe(1);
      expect(await host.submit('nowhere', 1, 'c', { type: 'resign' })).toMatchObject({
        error: { code: 'no-such-game' },
      });
    });

    test('who follows a game is told every event once and in order, from where they left', async () => {
      const host = newHost();
      await host.create('g', SEEDED(1), [ADA, BEN]);
      const seen: Logged[] = [];
      const stop = await host.follow('g', 0, (logged) => seen.push(logged));
      await playOn(host, 'g', 1, 10);
      const late: number[] = [];
      const stopLate = await host.follow('g', 5, ({ seq }) => late.push(seq));
      await playOn(host, 'g', 2, 10);
      stop();
      stopLate();
      await playOn(host, 'g', 3, 1);
      expect(seen).toEqual((await host.log('g')).slice(0, seen.length));
      expect(seen.length).toBeGreaterThan(20);
      expect(late).toEqual(seen.slice(5).map(({ seq }) => seq));
    });

    test('what a page was sent comes to the same match as what the host has, without the secrets', async () => {
      const host = newHost();
      await host.create('g', SEEDED(5, 'discovery'), [{ ...ADA, holder: 'hash-of-ada' }, BEN]);
      const match = await playOn(host, 'g', 3, 25);
      const sent = (await host.log('g')).map(shown).filter((logged) => logged !== null);
      expect(viewOf(matchOf('g', sent), 1)).toEqual(viewOf(match, 1));
      expect(JSON.stringify(sent)).not.toContain('hash-of-ada');
      expect(JSON.stringify(viewOf(match, 2))).not.toContain('hash-of-ada');
    });

    test('two decks that agree on what was shown give every viewer the same bytes', async () => {
      // Both draw the same for the first lines, and differ from there on.
      const scripted = (future: number) => {
        let calls = 0;
        return (n: number) => (calls++ < 17 ? calls * 7919 : calls * future) % n;
      };
      const bytes = async (future: number) => {
        const host = open({ store: new MemoryStore(), own: scripted(future), now: () => 1000 });
        await host.create('g', { game: 'discovery', options: ['deck=base'] }, [ADA, BEN]);
        const sent: string[] = [];
        for (let i = 0; i < 60; i++) {
          const match = await playOn(host, 'g', 1, 1);
          const log = (await host.log('g')).map(shown);
          sent.push(JSON.stringify([log, viewOf(match, 1), viewOf(match, 2), viewOf(match, 'watcher')]));
        }
        return sent;
      };
      const [one, two] = [await bytes(104_729), await bytes(15_485_863)];
      const apart = one.findIndex((text, i) => text !== two[i]);
      expect(apart).toBeGreaterThan(10);
      // They part exactly where a line was shown that differs, and not an action earlier.
      const lines = (text: string) => text.match(/line [\d ]+/g)?.at(-1);
      expect(lines(one[apart]!)).not.toBe(lines(two[apart]!));
      expect(one.slice(0, apart)).toEqual(two.slice(0, apart));
    });

    test('a page that reloads goes on where it was', async () => {
      const store = new MemoryStore();
      const host = open({ store });
      await host.create('g', SEEDED(2), [ADA, BEN]);
      const before = await playOn(host, 'g', 1, 9);
      const reloaded = open({ store });
      expect(await reloaded.match('g')).toEqual(before);
      const seat = turnOf(before) as 1 | 2;
      const action = someAction(before, () => 0);
      expect(must(await reloaded.submit('g', seat, 'n', { type: 'act', action })).status).toBe('committed');
    });

    test('wrong options, times and names are refused with a reason', async () => {
      const host = newHost();
      const code = async (game: object) => {
        const answer = await host.create('g', { game: 'duel', options: [], ...game });
        return answer.ok ? null : answer.error.code;
      };
      expect(await code({ game: 'chess' })).toBe('unknown-game');
      expect(await code({ options: ['edition=de'] })).toBe('bad-options');
      expect(await code({ time: { type: 'clock', seconds: 1, increment: 0 } })).toBe('bad-time');
      expect(await code({ chance: { type: 'fair', commitment: 'x' } })).toBe('bad-chance');
      await host.create('g', SEEDED(1));
      const named = async (name: string) => {
        const answer = await host.join('g', name, { name });
        return answer.ok ? null : answer.error.code;
      };
      expect(await named('  \u202e\u0000 ')).toBe('bad-name');
      expect(await named('x'.repeat(25))).toBe('bad-name');
      expect(await named('  Ada   Lovelace ')).toBe(null);
      expect((await host.match('g'))?.seats.find((seat) => seat)?.name).toBe('Ada Lovelace');
    });

    test('a game that was removed is gone, also for a host that remembers it', async () => {
      const store = new MemoryStore();
      const host = open({ store });
      await host.create('g', SEEDED(1), [ADA, BEN]);
      await store.remove('g');
      expect(await host.submit('g', 1, 'c', { type: 'resign' })).toMatchObject({ error: { code: 'no-such-game' } });
    });

    test('a follower hears of what happened on another host, also when somebody else here read it first', async () => {
      const store = new MemoryStore();
      const [here, there] = [open({ store }), open({ store })];
      await there.create('g', SEEDED(1), [ADA, BEN]);
      const heard: number[] = [];
      await here.follow('g', 0, ({ seq }) => heard.push(seq));
      must(await there.submit('g', 1, 'c', { type: 'act', action: 'pick 1' }));
      // Before the notification is here somebody looks at the game; the notification brings nothing new then.
      const { seq } = (await here.match('g'))!;
      await here.notice('g', seq);
      expect(heard).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
    });

    test('who no longer holds a seat is refused, also with a command that counted and by a host that has not heard of it', async () => {
      const store = new MemoryStore();
      const [here, there] = [open({ store }), open({ store })];
      await here.create('g', SEEDED(1), [{ ...ADA, holder: 'laptop' }, BEN]);
      const say = (host: Host, holder: string, id: string) =>
        host.change(
          'g',
          id,
          (match, world) => ok(follow(match, [{ type: 'said', seat: 1, phrase: 'hello' }], world)),
          ({ hidden }) => (hidden.holders[0] === holder ? null : { code: 'not-your-seat' }),
        );
      must(await say(there, 'laptop', 'said'));
      must(await here.change('g', 'l', (match, world) => decideLink(match, 1, 'key', 1000, world)));
      must(await here.change('g', 'm', (match, world) => decideMove(match, 'key', 'phone', world)));
      const refused = { ok: false, error: { code: 'not-your-seat' } };
      expect(await say(there, 'laptop', 'said')).toEqual(refused);
      expect(await say(there, 'laptop', 'new')).toEqual(refused);
      expect(must(await say(there, 'phone', 'said')).status).toBe('duplicate');
      expect(must(await say(there, 'phone', 'new')).status).toBe('committed');
    });

    /** As after a fail-over to a replica that was behind: the store has only the first events, and may have gone on from there. */
    async function loseEvents(store: MemoryStore, remaining: number, instead: readonly Logged[] = []): Promise<void> {
      const log = [...(await store.read('g', 0)).slice(0, remaining), ...instead];
      await store.remove('g');
      await store.append('g', 0, 'restored', log, summaryOf(matchOf('g', log)));
    }
    const said = (seq: number): Logged => {
      return { seq, at: Date.now() + seq, command: null, event: { type: 'said', seat: 2, phrase: 'wow' } };
    };

    test.each([
      ['less than it told', 0],
      ['as many events as it told, but others', 2],
      ['more events than it told, but others', 4],
    ])('a host that finds %s in the store drops its own, and tells who follows', async (_, more) => {
      const store = new MemoryStore();
      const host = open({ store });
      await host.create('g', SEEDED(1), [ADA, BEN]);
      const match = await playOn(host, 'g', 1, 6);
      const remaining = match.seq - 2;
      const told: number[] = [];
      let rewound = 0;
      const tell = ({ seq }: Logged) => told.push(seq);
      const stop = await host.follow('g', 0, tell, () => rewound++);
      await loseEvents(
        store,
        remaining,
        Array.from({ length: more }, (_, i) => said(remaining + 1 + i)),
      );
      // The connection was lost on the way there.
      host.markStale();
      await host.verify('g', remaining + more);
      expect([rewound, told.length]).toEqual([1, match.seq]);
      expect(await host.log('g')).toEqual(await store.read('g', 0));
      stop();
      expect((await playOn(host, 'g', 2, 1)).seq).toBeGreaterThan(remaining + more);
      expect(rewound).toBe(1);
    });

    test('a command after a lost connection is decided on what the store has now', async () => {
      const store = new MemoryStore();
      const host = open({ store });
      await host.create('g', SEEDED(1), [ADA, BEN]);
      const { seq } = must(await host.submit('g', 1, 'c', { type: 'act', action: 'pick 1' })).match;
      await loseEvents(store, seq - 1, [said(seq)]);
      host.markStale();
      const again = must(await host.submit('g', 1, 'c', { type: 'act', action: 'pick 1' }));
      expect([again.status, again.match.seq]).toEqual(['committed', seq + 1]);
      expect(matchOf('g', await store.read('g', 0)).actions.length).toBe(2);
    });

    test('what was taken out of a log is told by no host that read it before, and its followers read it again', async () => {
      const store = new MemoryStore();
      const [here, there] = [open({ store }), open({ store })];
      await here.create('g', SEEDED(1), [ADA, BEN]);
      const rewound: string[] = [];
      for (const [name, host] of Object.entries({ here, there })) {
        await host.follow(
          'g',
          0,
          () => {},
          () => rewound.push(name),
        );
      }
      const joined = (await here.log('g')).filter(({ event }) => event.type === 'joined' && event.seat === 1);
      await store.rewrite(
        'g',
        joined.map((logged) => ({ ...logged, event: { ...logged.event, name: '?' } as Logged['event'] })),
      );
      must(await here.change('g', 'rewritten', decideRewritten));
      // A command here and a look there: neither has read the whole log since.
      must(await here.submit('g', 1, 's', { type: 'say', phrase: 'hello' }));
      await there.match('g');
      expect(rewound).toEqual(['here', 'there']);
      for (const host of [here, there]) {
        expect(await host.log('g')).toEqual(await store.read('g', 0));
        expect((await host.match('g'))?.seats.map((player) => player?.name)).toEqual(['?', 'Ben']);
      }
      const told: Logged[] = [];
      const stop = await there.follow('g', 0, (logged) => told.push(logged));
      stop();
      expect(JSON.stringify(told)).not.toContain('Ada');
      expect(told.map(shown).filter(Boolean)).toHaveLength(told.length - 1);
    });

    test('a game that was removed is over for its followers', async () => {
      const store = new MemoryStore();
      const host = open({ store });
      await host.create('g', SEEDED(1), [ADA, BEN]);
      let rewound = 0;
      await host.follow(
        'g',
        0,
        () => {},
        () => rewound++,
      );
      await store.remove('g');
      await host.verify('g', undefined);
      expect([rewound, host.known('g')]).toEqual([1, null]);
    });
  });
}
