import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, must, stateAt } from '@castellan/rules';
import { describe, expect, test } from 'vitest';
import { KITS } from '../src/games/index.ts';

const SRC = join(import.meta.dirname, '../src');
const filesIn = (folder: string): string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));

/** `class="…"`, `class={…}` and `class: '…'`. */
const CLASS_ATTRIBUTE = /\bclass(=|: )("[^"]*"|'[^']*'|`[^`]*`|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g;

describe('a game is a folder and a line', () => {
  test('the page has a kit for every game of the rules', async () => {
    expect(KITS.map(({ name }) => name)).toEqual(GAMES.map(({ name }) => name));
    for (const [index, kit] of KITS.entries()) expect(GAMES[index]).toMatchObject(await kit.rules.load());
  });

  test('both folders have the same files for what every game has', () => {
    const common = [
      'art',
      'board.tsx',
      'box.en.ts',
      'common.en.ts',
      'controller.ts',
      'editions.tsx',
      'embed.ts',
      'examples.ts',
      'kit.ts',
      'lesson.ts',
      'lesson.en.ts',
      'lesson-view.tsx',
      'log.ts',
    ];
    common.push(
      'options.en.ts',
      'options-form.tsx',
      'paper.tsx',
      'picture.tsx',
      'recording.ts',
      'result.tsx',
      'rule-of.ts',
    );
    common.push(
      'rulebook.tsx',
      'rulebook.en.ts',
      'sentences.ts',
      'stage.tsx',
      'table.css',
      'table.tsx',
      'tools.tsx',
      'words.en.ts',
    );
    for (const { name } of GAMES) {
      const files = filesIn(`games/${name}`);
      expect([name, common.filter((file) => !files.some((one) => one.startsWith(file)))]).toEqual([name, []]);
    }
  });

  test('rules are looked up among those that have arrived as they are among all', async () => {
    const arrived: typeof import('@castellan/rules/lookup') = await import('../src/games/loaded-rules.ts');
    const { addRules, addPositions } = await import('../src/games/loaded-rules.ts');
    const { name, rules } = KITS[0];
    expect(arrived.findRules(name)).toBeNull();
    expect(() => arrived.rulesOf(name)).toThrow('not loaded');
    addRules(await rules.load());
    expect(arrived.rulesOf(name)).toBe(await rules.load());
    expect(arrived.findRules('chess')).toBeNull();
    const position = GAMES[0].printPosition(GAMES[0].create(must(GAMES[0].parseOptions([]))));
    expect(() => arrived.stateAt(name, position)).toThrow('not loaded');
    addPositions(stateAt);
    expect(arrived.stateAt(name, position)).toEqual(stateAt(name, position));
  });

  const names = GAMES.map(({ name }) => name).join('|');
  const naming = new RegExp(`games/(${names})/|['"](${names})['"]|\\b(${names})\\.(\\w+\\(|')|[.'"\`](${names})[-.]`);
  const outside = filesIn('.').filter((file) => /\.(tsx?|css)$/.test(file) && !/^games\/|^i18n\/[a-z]{2}\//.test(file));

  /** The classes of a game begin with its name or a short form of it: `.duelmap`, `.disc-line`. */
  const ownClass = new RegExp(`\\.(${GAMES.map(({ name }) => name.slice(0, 4)).join('|')})[\\w-]*(?=[\\s,.:>{[])`);

  /** What a game says stands in its folder; every other sentence holds for any game. */
  const sentences = filesIn('i18n').filter((file) => /^[a-z]{2}\//.test(file));

  test.each(sentences)('the sentences of %s name no game', (file) => {
    expect(readFileSync(join(SRC, 'i18n', file), 'utf8')).not.toMatch(new RegExp(`\\b(${names})\\b`, 'i'));
  });

  /** The words in the class attributes of a folder's components, names of variables among them. */
  const classesIn = (files: readonly string[]): Set<string> =>
    new Set(
      files
        .filter((file) => file.endsWith('.tsx'))
        .flatMap((file) => readFileSync(join(SRC, file), 'utf8').match(CLASS_ATTRIBUTE) ?? [])
        .flatMap((attribute) => attribute.match(/[a-z][\w-]*/gi) ?? []),
    );
  const within = (folder: string): string[] => filesIn(folder).map((file) => `${folder}/${file}`);
  const usedByGames = GAMES.map(({ name }) => classesIn(within(`games/${name}`)));
  /** A third game is a reason too for something to be shared. */
  const usedElsewhere = classesIn([...outside, ...within('../../../examples/third-game/web')]);

  test.each(outside.filter((file) => file.endsWith('.css')))('%s styles nothing that one game alone uses', (file) => {
    const rules = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector!.trim());
    const styled = selectors
      .filter((one) => !one.startsWith('@'))
      .flatMap((one) => one.match(/(?<=\.)[a-z][\w-]*/gi) ?? []);
    const ofOneGame = (word: string) =>
      !usedElsewhere.has(word) && usedByGames.filter((used) => used.has(word)).length === 1;
    expect([...new Set(styled)].filter(ofOneGame)).toEqual([]);
  });

  test.each(GAMES.flatMap(({ name }) => within(`games/${name}`)).filter((file) => file.endsWith('.css')))(
    '%s styles no class that other screens use for something else',
    (file) => {
      const rules = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      // A class by itself, without the part of the game that it belongs to.
      const bare = [...rules.matchAll(/([^{};]+)\{/g)].flatMap(([, selectors]) =>
        selectors!.split(',').flatMap((selector) => /^\.([a-z][\w-]*)$/i.exec(selector.trim())?.[1] ?? []),
      );
      expect(bare.filter((word) => usedElsewhere.has(word))).toEqual([]);
    },
  );

  test('the linter knows the name of every game', () => {
    expect(readFileSync(join(SRC, '../no-game-names.grit'), 'utf8')).toContain(`(?:${names})`);
  });

  test.each(outside)('%s names no game', (file) => {
    const lines = readFileSync(join(SRC, file), 'utf8').split('\n');
    expect(lines.filter((line) => naming.test(line) || (file.endsWith('.css') && ownClass.test(line)))).toEqual([]);
  });
});
