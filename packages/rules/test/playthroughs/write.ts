import { writeFileSync } from 'node:fs';
import { playthrough } from '../playthrough.ts';
import { PLAYTHROUGHS } from './games.ts';

for (const game of PLAYTHROUGHS) writeFileSync(new URL(game.file, import.meta.url), playthrough(game));
