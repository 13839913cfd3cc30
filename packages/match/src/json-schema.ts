import type { TSchema, Type as TypeBox } from 'typebox';

/**
 * JSON schemas with the types of TypeBox, made without it: its 680 modules would take 16 MB of a server's memory, and all that the schemas
 * here need of it is this.
 */

const optional = new WeakSet<object>();

/** The same schema, that of a field which may be missing. */
function markOptional(schema: TSchema): TSchema {
  const marked = { ...schema };
  optional.add(marked);
  return marked;
}

function objectWith(properties: Readonly<Record<string, object>>, options?: object): object {
  const required = Object.keys(properties).filter((name) => !optional.has(properties[name]!));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

const makers = {
  Array: (items: TSchema, options?: object) => ({ type: 'array', items, ...options }),
  Boolean: (options?: object) => ({ type: 'boolean', ...options }),
  Integer: (options?: object) => ({ type: 'integer', ...options }),
  Literal: (value: string | number | boolean, options?: object) => ({ type: typeof value, const: value, ...options }),
  Null: (options?: object) => ({ type: 'null', ...options }),
  Number: (options?: object) => ({ type: 'number', ...options }),
  Object: objectWith,
  Optional: markOptional,
  String: (options?: object) => ({ type: 'string', ...options }),
  Union: (anyOf: readonly TSchema[], options?: object) => ({ anyOf, ...options }),
  /** A schema whose type is said by hand. */
  Unsafe: (schema: object) => schema,
};

export const Type = makers as unknown as Pick<typeof TypeBox, keyof typeof makers>;
