import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Contestant, engineContestant } from '@castellan/ai/arena';
import { type Command, type Match, matchOf, recordOf, turnOf } from '@castellan/match';
import { type Acknowledged, Client, readEventStream, ServerRefusal } from '@castellan/match/client';
import { GAME_NAMES, type GameName, isGameName, type Seat } from '@castellan/rules';

const USAGE = `Usage: castellan bot --engine COMMAND --server URL [LINK]

Plays any program that speaks the engine protocol (docs/engine.md) on a server, shown as a bot.
Without a LINK it opens a game in the lobby and waits for an opponent. A rematch is played too.

  --engine COMMAND  the program, as "castellan engine" or "python3 mine.py"
  --server URL      the server, as https://play.example
  LINK              an invitation or any other link to a game, or its id
  --game NAME       ${GAME_NAMES.join(' or ')} (${GAME_NAMES[0]}), for a game of its own
  --games N         ends after N games (1)
  --name NAME       what it is called (Engine)
  --ms N            milliseconds for each decision (1000)
  --level NAME      is passed on to the engine
  --token-file FILE saves the token here and reads it from here: then a bot that was stopped finishes its games

Example: castellan bot --engine "castellan engine" --server http://127.0.0.1:8080
`;

const PAUSE_MS = 1000;

interface Plan {
  readonly engine: string;
  readonly server: string;
  readonly game: GameName;
  readonly games: number;
  readonly name: string;
  readonly ms: number;
  readonly level: string | null;
  readonly tokenFile: string | null;
  /** The game to join: its id and the key of the invitation. */
  readonly join: { readonly id: string; readonly key?: string } | null;
}

/** `castellan bot`: an engine plays online. */
export async function botCommand(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    process.stdout.write(USAGE);
    return words.length === 0 ? 1 : 0;
  }
  const plan = readPlan(words);
  if (typeof plan === 'string') return complain(plan);
  const engine = engineContestant(plan.engine, { ms: plan.ms }, plan.level);
  try {
    await new EngineBot(plan, engine).play();
    return 0;
  } catch (error) {
    return complain(sentenceOf(error));
  } finally {
    engine.close();
  }
}

function complain(sentence: string): number {
  process.stderr.write(`castellan bot: ${sentence}\n`);
  return 1;
}

const sentenceOf = (error: unknown): string => {
  if (error instanceof ServerRefusal)
    return `the server refused: ${error.refusal.code}${error.refusal.field ? ` (${error.refusal.field})` : ''}.`;
  return error instanceof Error ? error.message : String(error);
};

function readPlan(words: readonly string[]): Plan | string {
  const text = { type: 'string' } as const;
  let read: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        engine: text,
        server: text,
        game: text,
        games: text,
        name: text,
        ms: text,
        level: text,
        'token-file': text,
      },
    });
  try {
    read = parse();
  } catch (error) {
    return (error as Error).message.split('\n')[0]!;
  }
  const { engine, server, game = GAME_NAMES[0]!, games = '1', name = 'Engine', ms = '1000' } = read.values;
  const [link, ...more] = read.positionals;
  if (!engine) return '--engine is missing. Write the command that starts the engine.';
  if (!server || !/^https?:\/\/[^/]+\/?$/.test(server)) return '--server must look like https://play.example.';
  if (!isGameName(game)) return `--game must be ${GAME_NAMES.join(' or ')}.`;
  if (![games, ms].every((number) => /^[1-9]\d{0,6}$/.test(number))) return '--games and --ms must be numbers from 1.';
  if (more.length > 0) return 'Write one link at most.';
  const [id = '', key] = link?.split('#/g/').pop()?.split('/') ?? [];
  return {
    engine,
    server: server.replace(/\/$/, ''),
    game,
    games: Number(games),
    name,
    ms: Number(ms),
    level: read.values.level ?? null,
    tokenFile: read.values['token-file'] ?? null,
    join: link ? { id, ...(key && { key }) } : null,
  };
}

/** A message of the bot's stream; which fields it has depends on its name. */
interface BotEvent {
  readonly id: string;
  readonly seat: Seat;
  /** In the greeting: how many games the bot plays already. */
  readonly games?: number;
  readonly kind?: 'draw' | 'take-back' | 'pause';
  readonly next?: string;
  readonly reason?: string;
  readonly winner?: Seat | null;
  readonly score?: readonly number[];
}

class EngineBot {
  readonly #plan: Plan;
  readonly #engine: Contestant<unknown>;
  #client: Client;
  #played = 0;

  constructor(plan: Plan, engine: Contestant<unknown>) {
    this.#plan = plan;
    this.#engine = engine;
    this.#client = new Client({ base: plan.server });
  }

  /** Until all games are played. */
  async play(): Promise<void> {
    this.#client = new Client({ base: this.#plan.server, token: await this.#token() });
    let hasSat = false;
    while (this.#played < this.#plan.games) {
      const abort = new AbortController();
      try {
        const stream = await this.#client.retry(() => this.#client.botEvents(abort.signal));
        for await (const { name, data } of readEventStream(stream)) {
          const event = JSON.parse(data) as BotEvent;
          await this.#hear(name, event);
          // After the greeting, so that nothing about the new game is missed. Games of an earlier run are finished first.
          if (!hasSat && !event.games) await this.#sit();
          hasSat = true;
          if (this.#played >= this.#plan.games) return;
        }
      } catch (error) {
        // A connection that was lost is opened again.
        if (error instanceof ServerRefusal ? !error.isRetryable : !(error instanceof TypeError)) throw error;
      } finally {
        abort.abort();
      }
      await pause(PAUSE_MS);
    }
  }

  async #token(): Promise<string> {
    const { tokenFile } = this.#plan;
    if (tokenFile && existsSync(tokenFile)) return readFileSync(tokenFile, 'utf8').trim();
    const { token } = await this.#client.retry(() => this.#client.bot());
    if (tokenFile) writeFileSync(tokenFile, `${token}\n`, { mode: 0o600 });
    return token;
  }

  /** Takes a seat: at the game that was named, or at a new one in the lobby. */
  async #sit(): Promise<void> {
    const { game, join } = this.#plan;
    const { id } =
      join ?? (await this.#client.retry((command) => this.#client.create({ game, listed: true }, command)));
    await this.#join(id, join?.key);
  }

  async #join(id: string, key?: string): Promise<void> {
    const { name } = this.#plan;
    const request = { name, ...(key && { key }) };
    try {
      const { seat } = await this.#client.retry((command) => this.#client.join(id, request, command));
      say(`Seat ${seat} of ${this.#plan.server}/#/g/${id}`);
    } catch (error) {
      if (!(error instanceof ServerRefusal) || error.refusal.code !== 'already-seated') throw error;
    }
  }

  async #hear(name: string, event: BotEvent): Promise<void> {
    if (name === 'turn') await this.#act(event.id, event.seat);
    if (name === 'proposal') await this.#answer(event);
    if (name === 'ended') {
      this.#played++;
      const { winner, reason, score = [] } = event;
      const result = winner ? (winner === event.seat ? 'won' : 'lost') : 'no winner';
      say(`Over: ${result} (${reason}), ${score.join(' to ')}`);
      // Without a rematch the next opponent comes from the lobby.
      if (this.#played < this.#plan.games && !this.#plan.join) await this.#sit();
    }
    if (name === 'rematch' && event.next && this.#played < this.#plan.games) await this.#join(event.next);
  }

  /** Acts until it is the opponent's turn. */
  async #act(id: string, seat: Seat): Promise<void> {
    for (let match = await this.#match(id); turnOf(match) === seat; match = await this.#match(id)) {
      const record = recordOf(match).filter((line) => !line.startsWith('['));
      const action = await this.#engine.choose({ state: match.state, record, seed: match.seq });
      try {
        const { turn } = await this.#send(id, { type: 'act', action, seq: match.seq });
        if (turn !== undefined && turn !== seat) return;
      } catch (error) {
        const code = error instanceof ServerRefusal ? error.refusal.code : null;
        // The game has changed meanwhile: the loop reads it again.
        if (code === 'stale' || code === 'not-your-turn' || code === 'game-over') continue;
        if (code !== 'illegal' && code !== 'not-an-action') throw error;
        // Otherwise the opponent would wait for a move that never comes.
        await this.#send(id, { type: 'resign' });
        throw new Error(`the engine played "${action}", which is not legal. The bot has resigned.`);
      }
    }
  }

  /** An engine has no word for proposals: it plays on, and lets a person take back or pause. */
  async #answer({ id, kind }: BotEvent): Promise<void> {
    const answers = {
      draw: { type: 'answer-draw', agree: false },
      'take-back': { type: 'answer-take-back', agree: true },
      pause: { type: 'answer-pause', agree: true },
    } as const;
    if (!kind) return;
    // The opponent may have withdrawn the proposal.
    await this.#send(id, answers[kind]).catch((error) => say(`No answer to a proposal: ${sentenceOf(error)}`));
  }

  #send(id: string, command: Command): Promise<Acknowledged> {
    return this.#client.retry((commandId) => this.#client.command(id, command, commandId));
  }

  async #match(id: string): Promise<Match> {
    const { events } = await this.#client.retry(() => this.#client.log(id));
    return matchOf(id, events);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
