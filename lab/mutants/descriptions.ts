import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly key?: Node;
  readonly properties?: readonly Node[];
  readonly left?: Node;
  readonly callee?: Node;
}
interface Path {
  readonly node: Node;
  readonly parent?: Node;
  readonly listKey?: string;
  readonly key?: string | number;
}

/**
 * Sentences in schemas are for people who read the documentation of the API: whether another one stands there is not behaviour. They are the
 * property `description`, an object with nothing else in it, its default, and what stands after the schema in a call of `object` or `pair` (`packages/match/src/answers.ts`).
 */
function shouldIgnore(path: object): string | undefined {
  const { node, parent, listKey, key } = path as Path;
  const isAlone = node.properties?.length === 1 && node.properties[0]!.key?.name === 'description';
  const isProperty = node.type === 'ObjectProperty' && node.key?.name === 'description';
  const isDefault = parent?.type === 'AssignmentPattern' && parent.left?.name === 'description' && key === 'right';
  const isArgument =
    node.type === 'StringLiteral' &&
    listKey === 'arguments' &&
    key === 1 &&
    /^(object|pair)$/.test(parent?.callee?.name ?? '');
  return isAlone || isProperty || isDefault || isArgument ? 'a sentence of the documentation' : undefined;
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'descriptions', { shouldIgnore })];
