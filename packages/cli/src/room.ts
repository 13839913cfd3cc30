import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newId } from '@castellan/match';
import { Client, ServerRefusal } from '@castellan/match/client';
import { FORMATS, type GameResult, type HostCommand, type RoomView, standingsCsv, tidyCode } from '@castellan/together';

const USAGE = `Usage: castellan room open [--format FORMAT] [--game GAME] [--level LEVEL] [--minutes N] [--clock MINUTES | --days N] [NAME=VALUE …]
       castellan room list CODE
       castellan room pair CODE
       castellan room result CODE BOARD POINTS:POINTS
       castellan room export CODE
       castellan room close CODE

Runs a club night from a terminal. "open" prints the code for the players and saves the key of the host in
~/.castellan-rooms.json; the other commands take it from there, or from --key.

  --server   where Castellan runs, default http://127.0.0.1:8080
  --format   ${FORMATS.join(', ')}: the same dice for everyone, an evening (default), everyone against everyone
  --game     duel (default) or discovery, with its options as NAME=VALUE
  --level    a level of the computer that plays the one left over; with the same dice everyone's opponent
  --minutes  until the end, default 90 for an evening
  --clock    minutes for each player; --days for each move
  result     corrects or enters the result of a board: castellan room result LUMEK 3 44:61
  export     prints the table as comma-separated values

Example: castellan room open --format evening --game discovery --minutes 60
`;

const KEYS = join(homedir(), '.castellan-rooms.json');

function savedKeys(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(KEYS, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The table and the games of a room, for a terminal. */
export function roomText({ code, settings, players, games, standings, waiting, paused, closed }: RoomView): string {
  const nameOf = (number: number) => players[number - 1]?.name ?? '?';
  const width = Math.max(6, ...players.map(({ name }) => name.length));
  const state = closed ? ', closed' : paused ? ', paused' : '';
  const rows = standings.map(
    ({ place, player, points, margin }) =>
      `${String(place).padStart(3)}  ${nameOf(player).padEnd(width)}  ${String(points).padStart(3)}  ${String(margin).padStart(5)}`,
  );
  const boards = games.map(({ index, players: [one, two], result }) => {
    const points = result !== null && result !== 'none' ? result.points?.join(':') : undefined;
    const won =
      result !== null && result !== 'none' && result.winner ? `${nameOf([one, two][result.winner - 1]!)} won` : 'drawn';
    const text = result === null ? 'playing' : result === 'none' ? 'no result' : (points ?? won);
    return `${String(index + 1).padStart(3)}  ${nameOf(one)} – ${nameOf(two)}  ${text}`;
  });
  return [
    `${code}: ${settings.format}, ${settings.game}${state}`,
    ...(waiting.length > 0 && !closed ? [`Free: ${waiting.map(nameOf).join(', ')}`] : []),
    ...['', `     ${'player'.padEnd(width)}  pts  margin`, ...rows],
    ...(boards.length > 0 ? ['', 'Boards', ...boards] : []),
  ].join('\n');
}

/** `44:61` as a result: who has more points won. */
export function readResult(text: string): GameResult | null {
  const [, one, two] = /^(\d{1,3}):(\d{1,3})$/.exec(text) ?? [];
  if (one === undefined || two === undefined) return null;
  const points = [Number(one), Number(two)] as const;
  return { winner: points[0] === points[1] ? null : points[0] > points[1] ? 1 : 2, points };
}

/** `castellan room`: opens a room and hosts it. */
export async function roomCommand(words: readonly string[]): Promise<number> {
  const print = (text: string): number => {
    process.stdout.write(`${text}\n`);
    return 0;
  };
  const complain = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`);
    return 1;
  };
  if (words.includes('--help')) return print(USAGE.trimEnd());
  const option = { type: 'string' } as const;
  const options = { server: option, key: option, format: option, game: option, level: option, minutes: option };
  let given: ReturnType<typeof parseArgs>;
  try {
    const more = { clock: option, days: option };
    given = parseArgs({ args: [...words], allowPositionals: true, options: { ...options, ...more } });
  } catch (error) {
    return complain((error as Error).message);
  }
  const [what = '', typed = '', ...rest] = given.positionals;
  const values = given.values as Record<string, string | undefined>;
  const client = new Client({ base: (values.server ?? 'http://127.0.0.1:8080').replace(/\/$/, '') });
  const code = tidyCode(typed);
  const act = async (command: HostCommand): Promise<RoomView> => {
    const key = values.key ?? savedKeys()[code];
    if (key === undefined) {
      // A wrong code is reported before a missing key.
      await client.get(`/api/rooms/${code}`);
      throw new ServerRefusal(403, { code: 'not-host' as never });
    }
    return client.post(`/api/rooms/${code}/commands`, { commandId: newId(), key, command });
  };
  try {
    if (what === 'open') {
      const format = values.format ?? 'evening';
      const minutes = values.minutes ?? (format === 'evening' ? '90' : undefined);
      const time = values.days
        ? { type: 'days', days: Number(values.days) }
        : values.clock
          ? { type: 'clock', seconds: 60 * Number(values.clock), increment: 0 }
          : { type: 'none' };
      const opened = await client.post<{ code: string; hostKey: string }>('/api/rooms', {
        commandId: newId(),
        format,
        game: values.game ?? 'duel',
        options: [typed, ...rest].filter((word) => word !== ''),
        time,
        ...(values.level && { level: values.level }),
        ...(minutes && { minutes: Number(minutes) }),
      });
      writeFileSync(KEYS, JSON.stringify({ ...savedKeys(), [opened.code]: opened.hostKey }), { mode: 0o600 });
      return print(opened.code);
    }
    if (what === 'list' && code) return print(roomText(await client.get(`/api/rooms/${code}`)));
    if (what === 'pair' && code) return print(roomText(await act({ type: 'pair' })));
    if (what === 'close' && code) return print(roomText(await act({ type: 'close' })));
    if (what === 'result' && code) {
      const result = readResult(rest[1] ?? '');
      const board = Number(rest[0]);
      if (!result || !(board >= 1))
        return complain('Write the board and the points: castellan room result LUMEK 3 44:61');
      return print(roomText(await act({ type: 'correct', index: board - 1, result })));
    }
    if (what === 'export' && code)
      return print(standingsCsv(await client.get<RoomView>(`/api/rooms/${code}`)).trimEnd());
    return complain(USAGE.trimEnd());
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error;
    return complain(sentences[error.refusal.code] ?? `The server refused: ${error.refusal.code}.`);
  }
}

const sentences: Readonly<Record<string, string>> = {
  offline: 'No Castellan server answers there. Start one, or say where it is with --server.',
  'no-such-room': 'There is no room with this code. Check the letters.',
  'no-such-game': 'There is no such board. castellan room list CODE shows them.',
  'bad-request': 'The server does not understand that. castellan room --help shows how to write it.',
  'not-host': 'The key of this room is missing or wrong. Give it with --key.',
  'nobody-to-pair': 'There is nobody to pair.',
  'still-playing': 'Games of this round are still being played.',
  paused: 'The room is paused.',
  closed: 'The room is closed.',
  ended: 'The room has ended.',
  'bad-format': `A format is one of ${FORMATS.join(', ')}.`,
  'bad-level': 'A level is novice, page, squire, knight, steward or castellan; the same dice need one.',
};
