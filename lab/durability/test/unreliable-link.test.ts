import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { seeded } from '@castellan/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnreliableLink } from '../jepsen/unreliable-link.ts';

/** A server that sends back what it receives, and notes it. */
let received: string[];
let link: UnreliableLink;
let close: () => void;
let port: number;

beforeEach(async () => {
  received = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      received.push(String(piece));
      socket.write(piece);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  link = await UnreliableLink.open(port, seeded(3));
  close = () => server.close();
});

afterEach(async () => {
  await link.close();
  close();
});

const open = (): Socket => connect({ port: link.port, host: '127.0.0.1', noDelay: true }).setEncoding('utf8');

async function answerTo(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  let answer = '';
  while (answer.length < text.length) answer += (await once(socket, 'data'))[0];
  return answer;
}

describe('a link that fails when it is told to', () => {
  it('passes on what is said while all is well', async () => {
    expect(await answerTo(open(), 'hello')).toBe('hello');
  });

  it('keeps the order of what it delays', async () => {
    const socket = open();
    await answerTo(socket, '-');
    link.delayFor(200);
    const said = Array.from({ length: 200 }, (_, i) => String(i).padStart(3, '0'));
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    for (const word of said) {
      socket.write(word);
      await new Promise(setImmediate);
    }
    while (answer.length < 600) await once(socket, 'data');
    expect(answer).toBe(said.join(''));
  });

  it('loses the answer and the connection, but not what was asked', async () => {
    const socket = open();
    await answerTo(socket, 'first');
    link.loseAnswersFor(60_000);
    socket.write('second');
    await once(socket, 'close');
    expect(received).toEqual(['first', 'second']);
    expect(link.losses).toBe(1);
  });

  it('says everything twice, and brings one answer', async () => {
    const socket = open();
    link.copyFor(60_000, [port]);
    expect(await answerTo(socket, 'once')).toBe('once');
    expect(link.copies).toBe(1);
    await expect.poll(() => received).toEqual(['once', 'once']);
  });

  it('cuts connections', async () => {
    const socket = open();
    await answerTo(socket, 'hello');
    link.cut(1);
    await once(socket, 'close');
    expect(link.cuts).toBe(1);
  });
});
