import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playthrough } from './playthrough.ts';
import { PLAYTHROUGHS } from './playthroughs/games.ts';

describe('a recorded game is played today as it was then', () => {
  test.each(PLAYTHROUGHS)('$file', (game) => {
    expect(playthrough(game)).toBe(readFileSync(new URL(`playthroughs/${game.file}`, import.meta.url), 'utf8'));
  });
});
