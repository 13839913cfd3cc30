/** One message of a `text/event-stream`. */
export interface StreamMessage {
  readonly id: string | null;
  readonly name: string;
  readonly data: string;
}

/** Reads an event stream as it arrives, as the standard describes it. Works with any `fetch`, so the same client runs in page, bot and test. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let message = { id: null as string | null, name: 'message', data: [] as string[] };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (message.data.length > 0) yield { id: message.id, name: message.name, data: message.data.join('\n') };
          message = { id: null, name: 'message', data: [] };
          continue;
        }
        const colon = line.indexOf(':');
        const field = colon < 0 ? line : line.slice(0, colon);
        const text = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (field === 'id') message.id = text;
        else if (field === 'event') message.name = text;
        else if (field === 'data') message.data.push(text);
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
