import { CommandSchema } from '@castellan/match/schema';
import type { FastifyError, FastifyRequest } from 'fastify';

interface Wrong {
  /** As `command.action`; empty for the whole body. */
  readonly field: string;
  readonly message: string;
}

/** Which field of a request does not fit its schema, and why. */
export function wrongField(error: FastifyError, request: FastifyRequest): Wrong {
  const [first] = error.validation ?? [];
  const part = `${error.validationContext ?? 'body'}`;
  const path = first?.instancePath ?? '';
  const command = part === 'body' && path.startsWith('/command') ? wrongInCommand(request) : null;
  return command ?? { field: fieldOf(path, first?.params), message: error.message };
}

/** A command is one of many: the one that its type names says what is wrong with it. */
function wrongInCommand(request: FastifyRequest): Wrong | null {
  const { command } = (request.body ?? {}) as { command?: { type?: unknown } };
  const type = command?.type;
  const types = CommandSchema.anyOf.map(({ properties }) => properties.type.const);
  const schema = CommandSchema.anyOf.find(({ properties }) => properties.type.const === type);
  if (!schema) return { field: 'command.type', message: `command.type must be one of ${types.join(', ')}` };
  const validate = request.compileValidationSchema(schema);
  validate(command);
  const error = validate.errors?.[0];
  if (!error) return null;
  const field = fieldOf(`/command${error.instancePath}`, error.params);
  return { field, message: `${field} ${error.message}` };
}

/** The name of a field that is missing or unknown is not in the path. */
function fieldOf(path: string, params?: Readonly<Record<string, unknown>>): string {
  const name = params?.missingProperty ?? params?.additionalProperty;
  return [...path.split('/').filter(Boolean), ...(typeof name === 'string' ? [name] : [])].join('.');
}
