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

/** The messages of a text that comes in one piece, and whether the stream was given back. */
async function readText(text: string, most = 100): Promise<{ messages: StreamMessage[]; cancelled: boolean }> {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: (controller) => (most < 100 ? undefined : controller.close()),
    cancel: () => {
      cancelled = true;
    },
  });
  const messages: StreamMessage[] = [];
  for await (const message of readEventStream(body)) if (messages.push(message) === most) break;
  return { messages, cancelled };
}

test('only one space after the colon is left out, and a field may have no value or no colon', async () => {
  const { messages } = await readText('id:1\nevent:name\ndata:  two: colons\ndata\ndata:no space first\n\n');
  expect(messages).toEqual([{ id: '1', name: 'name', data: ' two: colons\n\nno space first' }]);
});

test('a message without data is none, and leaves nothing to the next', async () => {
  const { messages } = await readText('id: 1\nevent: name\n\ndata: x\n\n');
  expect(messages).toEqual([{ id: null, name: 'message', data: 'x' }]);
});

test('who stops reading lets go of the stream', async () => {
  const { messages, cancelled } = await readText('data: 1\n\ndata: 2\n\n', 1);
  expect([messages, cancelled]).toEqual([[{ id: null, name: 'message', data: '1' }], true]);
});
