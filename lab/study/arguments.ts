import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isGameName } from '@castellan/rules';
import { DEPTHS } from '@castellan/study';

const SHARED = {
  depth: { type: 'string', default: 'standard' },
  nodes: { type: 'string' },
  out: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

/** The arguments of a program that studies one game: its name, the depth, where the rows go, and options of its own. */
export function studyArguments<const Own extends ParseArgsOptionsConfig>(own: Own) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...SHARED, ...own } });
  const [name = ''] = positionals;
  if (!isGameName(name)) throw new Error('which game?');
  const wanted: string = (values as { readonly depth: string }).depth;
  const depth = DEPTHS.find((known) => known === wanted);
  if (!depth) throw new Error(`which depth? ${DEPTHS.join(', ')}`);
  return { name, depth, values };
}
