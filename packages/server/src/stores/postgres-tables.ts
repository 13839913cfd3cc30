import type { Client } from 'pg';
import { refuseNewer } from './port.ts';

/**
 * Each step is run once, in order, and takes no table or column away: while a rolling update is under way nodes of the version before go on
 * working on the new tables.
 */
const STEPS = [
  `CREATE TABLE games (
     id text PRIMARY KEY,
     seq integer NOT NULL,
     status text NOT NULL,
     listed boolean NOT NULL,
     updated_at bigint NOT NULL,
     deadline bigint,
     summary text NOT NULL
   );
   CREATE INDEX games_by_status ON games (status, listed, updated_at);
   CREATE TABLE events (
     game_id text NOT NULL,
     seq integer NOT NULL,
     at bigint NOT NULL,
     command text,
     body text NOT NULL,
     PRIMARY KEY (game_id, seq)
   );
   CREATE UNIQUE INDEX events_by_command ON events (game_id, command) WHERE command IS NOT NULL;`,
  // An index by the moment was written with every move; one by the day is not.
  `ALTER TABLE games ADD COLUMN day integer NOT NULL DEFAULT 0;
   UPDATE games SET day = updated_at / 86400000;
   DROP INDEX IF EXISTS games_by_status;
   DROP INDEX IF EXISTS games_by_age;
   CREATE INDEX games_by_day ON games (status, day);
   CREATE INDEX games_open ON games (day, updated_at) WHERE status = 'open' AND listed;`,
  `CREATE TABLE signing_keys (number integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, key text NOT NULL UNIQUE);
   INSERT INTO signing_keys (key) VALUES (replace(concat(gen_random_uuid(), gen_random_uuid()), '-', ''));`,
  // Who sits where is looked up by player from now on; for games that began before, it is read from their events once.
  `CREATE TABLE notes (
     scope text NOT NULL,
     kind text NOT NULL,
     key text NOT NULL,
     holder text,
     body text NOT NULL,
     seq integer NOT NULL,
     due bigint NOT NULL,
     version integer NOT NULL,
     PRIMARY KEY (scope, kind, key)
   );
   CREATE INDEX notes_by_holder ON notes (holder) WHERE holder IS NOT NULL;
   CREATE INDEX notes_by_due ON notes (kind, due);
   INSERT INTO notes (scope, kind, key, holder, body, seq, due, version)
     SELECT game_id, 'seat', body::jsonb->'hidden'->>'holder', body::jsonb->'hidden'->>'holder', '', 0, 0, 1
     FROM events WHERE body LIKE '%"holder"%' AND body::jsonb->'hidden'->>'holder' IS NOT NULL
     ON CONFLICT DO NOTHING;`,
  // For databases without LISTEN: what nodes tell each other, each row about one game.
  `CREATE TABLE hints (
     game_id text NOT NULL,
     node text NOT NULL,
     seq integer,
     seats integer,
     at bigint NOT NULL,
     PRIMARY KEY (game_id, node)
   );
   CREATE INDEX hints_by_time ON hints (at);`,
  // The player whom a rematch is reserved for finds it by their token too; only open rematches are missing.
  `INSERT INTO notes (scope, kind, key, holder, body, seq, due, version)
     SELECT games.id, 'seat', reserved.value, reserved.value, '', 0, 0, 1
     FROM games JOIN events ON events.game_id = games.id AND events.seq = 1
       CROSS JOIN LATERAL jsonb_array_elements_text(events.body::jsonb->'hidden'->'reserved') AS reserved(value)
     WHERE games.status = 'open' AND reserved.value <> ''
     ON CONFLICT DO NOTHING;`,
  // Notes of a player are read page by page, in this order: with very many games each page would sort all of them.
  `CREATE INDEX IF NOT EXISTS notes_of_holder ON notes (holder, scope, kind, key) WHERE holder IS NOT NULL;
   DROP INDEX IF EXISTS notes_by_holder;`,
];

/** Any number, the same for every node: one migrates while the others wait. */
const MIGRATION_LOCK = 4711_2042;

/** The lock is held until the connection ends, which is closed afterwards: to give it back in a failed step would only hide why it failed. */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await client.query(
    'CREATE TABLE IF NOT EXISTS castellan_steps (step integer PRIMARY KEY, done_at timestamptz NOT NULL)',
  );
  const { rows } = await client.query<{ done: number }>('SELECT coalesce(max(step), 0) AS done FROM castellan_steps');
  refuseNewer(rows[0]!.done, STEPS.length);
  for (let step = rows[0]!.done; step < STEPS.length; step++) {
    await client.query('BEGIN');
    await client.query(STEPS[step]!);
    await client.query('INSERT INTO castellan_steps VALUES ($1, now())', [step + 1]);
    await client.query('COMMIT');
  }
}
