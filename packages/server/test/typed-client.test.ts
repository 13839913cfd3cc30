import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { Browser, startServer } from './people.ts';
import { ROOT, runProgram } from './process.ts';

const BOTS = join(ROOT, 'examples/bots');
const folder = mkdtempSync(join(tmpdir(), 'castellan-typed-'));

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  const document = await (await fetch(`${server.base}/api/docs/json`)).json();
  writeFileSync(join(folder, 'castellan-api.ts'), astToString(await openapiTS(document as never)));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  copyFileSync(join(BOTS, 'typed-bot.ts'), join(folder, 'typed-bot.ts'));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
});

/** What the compiler says about a program beside the generated types. */
function problemsOf(name: string): string[] {
  const program = ts.createProgram([join(folder, name)], {
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the example in TypeScript fits the types that are made from the description of the API', () => {
  expect(problemsOf('typed-bot.ts')).toEqual([]);
});

test('the types know requests, refusals and the state of both games, and a wrong field does not compile', () => {
  writeFileSync(
    join(folder, 'wrong.ts'),
    `import type { components, paths } from './castellan-api.ts';
     type Schemas = components['schemas'];
     export const right: Schemas['DuelState']['phase'] = 'draft';
     export const squares: Schemas['DiscoveryState']['kingdoms'][number]['board'] = [null, { kind: 'wheat', marks: 1 }];
     export const code: Schemas['Refusal']['code'] = 'illegal';
     export const wrong: Schemas['DuelState']['phase'] = 'dream';
     type Body = NonNullable<paths['/api/games']['post']['requestBody']>['content']['application/json'];
     export const body: Body = { commandId: 'a', game: 'chess' };`,
  );
  expect(problemsOf('wrong.ts')).toEqual([expect.stringContaining('"dream"'), expect.stringContaining('"chess"')]);
});

test('the example in TypeScript plays a whole game against the one in JavaScript', async () => {
  const host = new Browser(server.base);
  const { id, key } = await host.client.create({ game: 'discovery' });
  const invitation = `${server.base}/#/g/${id}/${key}`;
  const bots = [join(folder, 'typed-bot.ts'), join(BOTS, 'random-bot.mjs')];
  for (const { code, out, error } of await Promise.all(bots.map((bot) => runProgram([bot, server.base, invitation]))))
    expect([code, out, error]).toEqual([0, expect.stringContaining('Over: '), '']);
  expect((await host.client.view(id)).ending?.reason).toBe('played');
});
