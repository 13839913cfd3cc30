import { CommandSchema } from '@castellan/match/schema';
import type { FastifyError } from 'fastify';
import { Value } from 'typebox/value';

interface Wrong {
  /** As `command.action`; empty for the whole body. */
  readonly field: string;
  readonly message: string;
}

/** Which field of a request does not fit its schema, and why. */
export function wrongField(error: FastifyError, body: unknown): Wrong {
  const [first] = error.validation ?? [];
  const part = `${error.validationContext ?? 'body'}`;
  const path = first?.instancePath ?? '';
  const command = part === 'body' && path.startsWith('/command') ? wrongInCommand(body) : null;
  if (command) return command;
  const { missingProperty, additionalProperty } = (first?.params ?? {}) as Record<string, string | undefined>;
  return { field: fieldOf(path, missingProperty ?? additionalProperty), message: error.message };
}

/** A command is one of many: the one that its type names says what is wrong with it. */
function wrongInCommand(body: unknown): Wrong | null {
  const { command } = (body ?? {}) as { command?: { type?: unknown } };
  const type = command?.type;
  const types = CommandSchema.anyOf.map(({ properties }) => properties.type.const);
  const schema = CommandSchema.anyOf.find(({ properties }) => properties.type.const === type);
  if (!schema) return { field: 'command.type', message: `command.type must be one of ${types.join(', ')}` };
  const [error] = Value.Errors(schema, command);
  if (!error) return null;
  const { requiredProperties, additionalProperties } = error.params as Record<string, string[] | undefined>;
  const field = fieldOf(`/command${error.instancePath}`, requiredProperties?.[0] ?? additionalProperties?.[0]);
  return { field, message: `${field} ${error.message}` };
}

const fieldOf = (path: string, property?: string): string =>
  [...path.split('/').filter(Boolean), ...(property ? [property] : [])].join('.');
