/** What operators run beside a server: it does not load any of this. */
export { adminCommand } from './admin/command.ts';
export { backupCommand, restoreCommand } from './backup/command.ts';
export { rotateKeysCommand } from './backup/keys-command.ts';
