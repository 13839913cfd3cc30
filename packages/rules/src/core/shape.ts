/** Small questions about data of unknown origin. */

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

export const isTextList = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every((entry) => typeof entry === 'string');
