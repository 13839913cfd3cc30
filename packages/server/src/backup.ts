import { backup, DatabaseSync } from 'node:sqlite';

/** `node packages/server/src/backup.ts FROM TO`: a whole copy of the games, made while people go on playing. */
const [from, to] = process.argv.slice(2);
if (!from || !to) {
  process.stderr.write('usage: node packages/server/src/backup.ts castellan-data/games.db copy.db\n');
  process.exit(2);
}
const db = new DatabaseSync(from, { readOnly: true });
const pages = await backup(db, to);
db.close();
const copy = new DatabaseSync(to);
const { games } = copy.prepare('SELECT count(*) AS games FROM games').get() as { games: number };
const check = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
copy.close();
process.stdout.write(`${games} games, ${pages} pages, ${check.integrity_check}\n`);
process.exit(check.integrity_check === 'ok' ? 0 : 1);
