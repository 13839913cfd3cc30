import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import {
  type Below,
  beginReplay,
  type DuelAction,
  type DuelState,
  duel,
  JOKER,
  lastState,
  must,
  type Outcome,
  play,
  printRecord,
  type Replay,
  type Seat,
  truncate,
} from '@castellan/rules';
import { tellIllegal, tellOption, tellParse } from '../reasons.ts';
import { drawDice, drawMaps, drawSpellbook } from './draw.ts';
import { readDuel } from './read.ts';

type Names = TerminalTable['names'];

const HELP = `
  Coats: d dot, s stripe, D double dot, S double stripe, f full, q quarters; ? is a joker; + is a cross.
  Pick:  3         your die; two dice as player B, or with the power "both": 1 4
  Place: c3 c4     your first die on c3, the second on c4
         ?q@c3     a joker drawn as quarters        d+^@c3  a dot with the castle's cross
         ~f++@c3   a die turned to another face     pass    where the dice fit nowhere
  Words: list (what is legal)   undo (since the last roll)   record   help   quit
`;

/** Who sits at the terminal, and where the rolls come from. */
export interface TerminalTable {
  readonly title: string;
  readonly names: readonly [string, string];
  /** The roll after so many others. */
  below(draws: number): Below;
  /** The seat that a computer plays. */
  readonly computer?: { readonly seat: Seat; choose(state: DuelState, actions: number): Promise<DuelAction> };
}

/** `castellan play [edition=en|fr|es|pl …]`: Duel in the terminal. */
export async function playCommand(words: readonly string[]): Promise<number> {
  const options = duel.parseOptions(words);
  if (!options.ok) {
    process.stderr.write(`${tellOption(options.error)}\n`);
    return 1;
  }
  await playDuel(duel.create(options.value), {
    title: 'Duel for two at one keyboard.',
    names: ['Player 1', 'Player 2'],
    below: () => (n) => randomInt(n),
  });
  return 0;
}

/** Plays one game to its end or until the player quits. */
export async function playDuel(
  begin: DuelState,
  { title, names, below, computer }: TerminalTable,
): Promise<Replay<DuelState, DuelAction>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  const say = (text: string) => process.stdout.write(`${text}\n`);
  let replay = beginReplay<DuelState, DuelAction>(duel, begin);
  let draws = 0;
  const now = () => lastState(replay);
  const show = async () => {
    for (let turn = duel.turn(now()); turn === 'chance' || turn === computer?.seat; turn = duel.turn(now())) {
      if (turn === 'chance') {
        replay = must(play(replay, duel.draw(now(), below(draws++))));
        say(`\nRound ${now().round}. ${does(names[now().roller - 1]!, 'rolls')}: ${drawDice(now(), names)}`);
      } else {
        const action = await computer!.choose(now(), replay.actions.length);
        replay = must(play(replay, action));
        say(`${names[computer!.seat - 1]}: ${duel.printAction(action)}`);
      }
    }
    const [one, two] = duel.score(now());
    say(`\n${drawMaps(now(), names, [one.total, two.total])}`);
    say(`\n${drawSpellbook(now(), names)}\n`);
    if (now().phase !== 'over') say(`${drawDice(now(), names)}\n\n${prompt(now(), names)}`);
  };
  const record = () => printRecord(replay).join('\n');

  say(`${title} Type help for how to write a move, quit to stop.${HELP}`);
  await show();
  terminal.prompt();
  for await (const line of terminal) {
    const typed = line.trim();
    if (typed === 'quit') break;
    if (typed === 'help') say(HELP);
    else if (typed === 'record') say(record());
    else if (typed === 'list') say(list(now()));
    else if (typed === 'undo') {
      const { actions } = replay;
      if (computer) say('With the same dice as others nothing is taken back.');
      else if (actions.length === 0 || actions[actions.length - 1]!.type === 'roll')
        say('Nothing to undo since the roll.');
      else {
        replay = truncate(replay, actions.length - 1);
        await show();
      }
    } else if (typed !== '') {
      const action = readDuel(now(), typed);
      const next = action.ok ? play(replay, action.value) : null;
      if (!action.ok) say(`Not understood: ${tellParse(action.error)}`);
      else if (!next!.ok) say(`Not possible: ${tellIllegal(next!.error)}`);
      else {
        replay = next!.value;
        await show();
        if (now().phase === 'over') break;
      }
    }
    terminal.prompt();
  }
  terminal.close();
  if (now().phase === 'over') say(`${tellResult(duel.result(now()), names)}\n\n${record()}`);
  return replay;
}

/** The player of this terminal is "you". */
const does = (name: string, verb: string): string => `${name} ${name === 'You' ? verb.slice(0, -1) : verb}`;

function prompt(state: DuelState, names: Names): string {
  const name = names[state.seat - 1];
  const shown = state.dice.filter(({ taker }) => taker === state.seat).map(({ face }) => face);
  switch (state.phase) {
    case 'draft':
      return `${name}, pick ${state.seat === state.roller ? 'a die' : 'two dice'}.`;
    case 'place':
      return `${name}, place ${shown.join(' and ')}${shown.includes(JOKER) ? ' (a joker needs its coat: ?q@c3)' : ''}.`;
    default:
      return state.lightning[0] === 'domains'
        ? `${name}, choose the coat whose domains pay 3 points each.`
        : `${name}, choose the square that gets a cross.`;
  }
}

const MOST_LISTED = 40;

function list(state: DuelState): string {
  const actions = duel.legal(state).map((action) => duel.printAction(action));
  const more = actions.length > MOST_LISTED ? `\n  … and ${actions.length - MOST_LISTED} more` : '';
  return `  ${actions.sort().slice(0, MOST_LISTED).join('\n  ')}${more}`;
}

function tellResult(outcome: Outcome, names: Names): string {
  if (outcome.kind === 'win')
    return `${does(names[outcome.seat - 1]!, 'wins')}${outcome.by === 'largest' ? ' by the largest domain' : ''}.`;
  return outcome.kind === 'draw' && outcome.shared ? 'A shared victory.' : 'A draw.';
}
