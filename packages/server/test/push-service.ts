import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer as createGate, type Socket } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A listener on loopback that takes in whatever is posted to it. */
export async function listen() {
  const received: Received[] = [];
  /** What it answers next, 0 for no answer; 201 when nothing is left. */
  const answers: number[] = [];
  let hang = false;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    if (hang) return;
    const status = answers.shift() ?? 201;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answers,
    setHanging: (on: boolean) => {
      hang = on;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A way to a service that can be shut: a connection is accepted then and gets no further. */
export async function openGate(origin: string) {
  const sockets = new Set<Socket>();
  let shut = false;
  const gate = createGate((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (shut) return;
    const onward = connect(Number(new URL(origin).port), '127.0.0.1');
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    shut: () => {
      shut = true;
    },
    open: () => {
      shut = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        gate.close(() => resolve());
      }),
  };
}

/** A browser's side of Web Push: the keys of a subscription, and reading what was encrypted for it (RFC 8291, RFC 8188). */
export class PushedBrowser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  get subscription() {
    const p256dh = this.#ecdh.getPublicKey('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const ikm = derive(this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const record = body.subarray(21 + length);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

const derive = (ikm: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

/** What a push service checks of the sender (RFC 8292): the claims of a token signed with the key it names. */
export function verifiedSender(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const right = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) throw new Error('the token is not signed by its key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
