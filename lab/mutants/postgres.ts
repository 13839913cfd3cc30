// Stands in for `packages/server/test/postgres.ts`: one server, which `run.ts` has started, serves all tests and mutants.
import pg from 'pg';

let databases = 0;

export async function startPostgres() {
  const url = process.env.MUTANTS_POSTGRES!;
  return {
    url,
    database: async () => {
      const name = `mutant_${process.pid}_${databases++}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return Object.assign(new URL(url), { pathname: name }).href;
    },
    stop: async () => {},
  };
}
