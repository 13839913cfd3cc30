import { expect, test } from 'vitest';
import { readEventStream, type StreamMessage } from '../src/event-stream.ts';

const text =
  'retry: 1000\nevent: hello\ndata: {"you":1}\n\n: a comment\nid: 7\ndata: one\ndata: zwei ż 🏰\n\nid: 8\nevent: skip\ndata: {}\n\ndata: cut off';

async function read(chunk: number): Promise<StreamMessage[]> {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += chunk) controller.enqueue(bytes.slice(at, at + chunk));
      controller.close();
    },
  });
  const messages: StreamMessage[] = [];
  for await (const message of readEventStream(body)) messages.push(message);
  return messages;
}

test('an event stream is read the same however it is cut into pieces', async () => {
  const whole = [
    { id: null, name: 'hello', data: '{"you":1}' },
    { id: '7', name: 'message', data: 'one\nzwei ż 🏰' },
    { id: '8', name: 'skip', data: '{}' },
  ];
  for (const chunk of [1, 2, 3, 7, 1000]) expect(await read(chunk)).toEqual(whole);
});
