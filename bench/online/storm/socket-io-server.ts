/** A server on Socket.IO with connection state recovery: `node socket-io-server.ts PORT`. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

interface Io {
  on(name: 'connection', listener: (socket: Connected) => void): void;
  to(room: string): { emit(name: string, data: object): void };
  close(): void;
}

interface Connected {
  on(name: 'follow', listener: (room: string) => void): void;
  join(room: string): void;
}

const require = createRequire(new URL('../../load-boardgameio/package.json', import.meta.url));
const { Server } = require('socket.io') as { Server: new (server: object, options: object) => Io };

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://here');
  request.resume();
  if (url.pathname !== '/emit') return;
  io.to(url.searchParams.get('room')!).emit('event', { number: Number(url.searchParams.get('number')) });
  response.end();
});
// Both durations as its documentation has them.
const io = new Server(server, {
  transports: ['websocket'],
  connectionStateRecovery: { maxDisconnectionDuration: 2 * 60 * 1000, skipMiddlewares: true },
});
io.on('connection', (socket) => {
  socket.on('follow', (room) => socket.join(room));
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
process.on('SIGTERM', () => {
  io.close();
  server.closeAllConnections();
  setTimeout(() => process.exit(0), 100);
});
