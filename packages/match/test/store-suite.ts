import { beforeAll, describe, expect, test } from 'vitest';
import { Host, type Logged, matchOf, newId, type Store, summaryOf } from '../src/index.ts';
import { ADA, BEN, begun, playOn, SEEDED } from './playing.ts';

export { begun };

export interface StoreUnderTest {
  readonly store: Store;
  /** The same data, opened a second time, as after a restart or on another node; null where a store cannot. */
  readonly again: (() => Promise<Store>) | null;
  readonly close: () => Promise<void>;
}

/** What every store must do; one suite for all of them. */
export function storeSuite(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`games saved in ${name}`, () => {
    let under: StoreUnderTest;
    let store: Store;
    beforeAll(async () => {
      under = await open();
      store = under.store;
      return under.close;
    });

    const begin = begun({ listed: true }, 1000);
    const said = (seq: number, command: string | null): Logged => ({
      seq,
      at: 1000 + seq,
      command,
      event: { type: 'said', seat: 1, phrase: 'hello' },
    });
    const append = (id: string, expected: number, command: string, events: readonly Logged[], to: Store = store) =>
      to.append(id, expected, command, events, { ...summaryOf(matchOf(id, [begin])), seq: expected + events.length });

    test('what was committed is read back exactly, in order', async () => {
      const id = newId();
      expect(await append(id, 0, 'create', [begin])).toEqual({ status: 'committed' });
      const more = [said(2, 'a'), said(3, null), said(4, null)];
      expect(await append(id, 1, 'a', more)).toEqual({ status: 'committed' });
      expect(await store.read(id, 0)).toEqual([begin, ...more]);
      expect(await store.read(id, 2)).toEqual(more.slice(1));
      expect(await store.read(id, 4)).toEqual([]);
    });

    test('a game nobody began is empty and cannot be continued', async () => {
      const id = newId();
      expect(await store.read(id, 0)).toEqual([]);
      expect(await append(id, 3, 'a', [said(4, 'a')])).toEqual({ status: 'conflict' });
      expect(await store.read(id, 0)).toEqual([]);
    });

    test('a command sent twice counts once, also when the game went on in between', async () => {
      const id = newId();
      await append(id, 0, 'create', [begin]);
      await append(id, 1, 'a', [said(2, 'a')]);
      expect(await append(id, 1, 'a', [said(2, 'a')])).toEqual({ status: 'duplicate' });
      expect(await append(id, 2, 'a', [said(3, 'a')])).toEqual({ status: 'duplicate' });
      await append(id, 2, 'b', [said(3, 'b')]);
      expect(await append(id, 3, 'a', [said(4, 'a')])).toEqual({ status: 'duplicate' });
      expect(await append(id, 0, 'create', [begin])).toEqual({ status: 'duplicate' });
      expect((await store.read(id, 0)).length).toBe(3);
    });

    test('a log that comes in one piece, as from a backup, brings the commands of its time along', async () => {
      const id = newId();
      await append(id, 0, 'create', [begin, said(2, 'a'), said(3, null), said(4, 'b')]);
      expect(await append(id, 4, 'a', [said(5, 'a')])).toEqual({ status: 'duplicate' });
      expect(await append(id, 4, 'b', [said(5, 'b')])).toEqual({ status: 'duplicate' });
      expect(await append(id, 4, 'c', [said(5, 'c')])).toEqual({ status: 'committed' });
    });

    test('the same command id in two games is two commands', async () => {
      const [one, two] = [newId(), newId()];
      await append(one, 0, 'create', [begin]);
      await append(two, 0, 'create', [begin]);
      expect(await append(one, 1, 'a', [said(2, 'a')])).toEqual({ status: 'committed' });
      expect(await append(two, 1, 'a', [said(2, 'a')])).toEqual({ status: 'committed' });
    });

    test('of many who append at the same place exactly one is committed', async () => {
      const id = newId();
      await append(id, 0, 'create', [begin]);
      const racers = Array.from({ length: 20 }, (_, i) => append(id, 1, `r${i}`, [said(2, `r${i}`), said(3, null)]));
      const answers = (await Promise.all(racers)).map(({ status }) => status);
      expect(answers.filter((status) => status === 'committed').length).toBe(1);
      expect(answers.filter((status) => status === 'conflict').length).toBe(19);
      const log = await store.read(id, 0);
      expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    });

    test('two nodes that race through a whole log never write over each other', async () => {
      const id = newId();
      const stores = [store, under.again ? await under.again() : store];
      await append(id, 0, 'create', [begin]);
      const wins = [0, 0];
      await Promise.all(
        stores.map(async (to, node) => {
          for (let seq = 1; seq < 40; ) {
            const command = `n${node}-${seq}`;
            const { status } = await append(id, seq, command, [said(seq + 1, command)], to);
            if (status === 'committed') wins[node] = wins[node]! + 1;
            // The late one goes on from where the other one got to.
            seq = status === 'committed' ? seq + 1 : (await to.read(id, 0)).length;
          }
        }),
      );
      const log = await store.read(id, 0);
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
      expect(wins[0]! + wins[1]!).toBe(log.length - 1);
    });

    test('of the same command sent many times at once one is committed and the others are duplicates', async () => {
      const id = newId();
      await append(id, 0, 'create', [begin]);
      const racers = Array.from({ length: 10 }, () => append(id, 1, 'same', [said(2, 'same')]));
      const answers = (await Promise.all(racers)).map(({ status }) => status);
      expect(answers.filter((status) => status === 'committed').length).toBe(1);
      expect(answers.filter((status) => status === 'duplicate').length).toBe(9);
    });

    test('many games at once do not disturb each other', async () => {
      const ids = Array.from({ length: 60 }, () => newId());
      await Promise.all(
        ids.map(async (id) => {
          await append(id, 0, 'create', [begin]);
          for (let seq = 1; seq < 6; seq++) await append(id, seq, `c${seq}`, [said(seq + 1, `c${seq}`)]);
        }),
      );
      for (const id of ids) expect((await store.read(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    });

    test('any text a player can send comes back letter by letter', async () => {
      const id = newId();
      const name = 'Żółć „\\"\'; DROP TABLE games; -- 🏰 \u2028';
      const joined: Logged = { seq: 2, at: 1001, command: 'j', event: { type: 'joined', seat: 1, name, bot: false } };
      await append(id, 0, 'create', [begin]);
      await append(id, 1, 'j', [joined]);
      expect(await store.read(id, 1)).toEqual([joined]);
    });

    test.each(['duel', 'discovery'])('a whole game of %s is played, and opened again it is the same', async (game) => {
      const id = newId();
      const host = new Host({ store });
      await host.create(id, SEEDED(7, game), [ADA, BEN]);
      const match = await playOn(host, id, 11);
      expect(match.ending?.reason).toBe('played');
      const opened = under.again ? await under.again() : store;
      expect(await new Host({ store: opened }).match(id)).toEqual(match);
    });

    test('two hosts on the same games see each other, and neither refuses on old news', async () => {
      const id = newId();
      const [one, two] = [new Host({ store }), new Host({ store: under.again ? await under.again() : store })];
      await one.create(id, SEEDED(3), [ADA, BEN]);
      await two.match(id);
      let match = await playOn(one, id, 5, 3);
      // `two` still knows the game as it began.
      match = await playOn(two, id, 6, 2);
      match = await playOn(one, id, 8, 4);
      expect((await two.match(id))?.actions).toEqual(match.actions);
    });
  });
}
