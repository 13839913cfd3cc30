import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import {
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
  truncate,
} from '@castellan/rules';
import { tellIllegal, tellOption, tellParse } from '../reasons.ts';
import { drawDice, drawMaps, drawSpellbook } from './draw.ts';
import { readDuel } from './read.ts';

const NAMES = ['Player 1', 'Player 2'] as const;

const HELP = `
  Coats: d dot, s stripe, D double dot, S double stripe, f full, q quarters; ? is a joker; + is a cross.
  Pick:  3         your die; two dice as player B, or with the power "both": 1 4
  Place: c3 c4     your first die on c3, the second on c4
         ?q@c3     a joker drawn as quarters        d+^@c3  a dot with the castle's cross
         ~f++@c3   a die turned to another face     pass    where the dice fit nowhere
  Words: list (what is legal)   undo (since the last roll)   record   help   quit
`;

/** `castellan play [edition=en|fr|es|pl …]`: Duel in the terminal. */
export async function playCommand(words: readonly string[]): Promise<number> {
  const options = duel.parseOptions(words);
  if (!options.ok) {
    process.stderr.write(`${tellOption(options.error)}\n`);
    return 1;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  const say = (text: string) => process.stdout.write(`${text}\n`);
  let replay = beginReplay<DuelState, DuelAction>(duel, duel.create(options.value));
  const now = () => lastState(replay);
  const show = () => {
    while (duel.turn(now()) === 'chance') {
      replay = must(
        play(
          replay,
          duel.draw(now(), (n) => randomInt(n)),
        ),
      );
      say(`\nRound ${now().round}. ${NAMES[now().roller - 1]} rolls.\n`);
    }
    const [one, two] = duel.score(now());
    say(drawMaps(now(), NAMES, [one.total, two.total]));
    say(`\n${drawSpellbook(now(), NAMES)}\n`);
    if (now().phase !== 'over') say(`${drawDice(now(), NAMES)}\n\n${prompt(now())}`);
  };
  const record = () => printRecord(replay).join('\n');

  say(`Duel for two at one keyboard. Type help for how to write a move, quit to stop.${HELP}`);
  show();
  terminal.prompt();
  for await (const line of terminal) {
    const typed = line.trim();
    if (typed === 'quit') break;
    if (typed === 'help') say(HELP);
    else if (typed === 'record') say(record());
    else if (typed === 'list') say(list(now()));
    else if (typed === 'undo') {
      const { actions } = replay;
      if (actions.length === 0 || actions[actions.length - 1]!.type === 'roll') say('Nothing to undo since the roll.');
      else {
        replay = truncate(replay, actions.length - 1);
        show();
      }
    } else if (typed !== '') {
      const action = readDuel(now(), typed);
      const next = action.ok ? play(replay, action.value) : null;
      if (!action.ok) say(`Not understood: ${tellParse(action.error)}`);
      else if (!next!.ok) say(`Not possible: ${tellIllegal(next!.error)}`);
      else {
        replay = next!.value;
        show();
        if (now().phase === 'over') break;
      }
    }
    terminal.prompt();
  }
  terminal.close();
  if (now().phase === 'over') say(`${tellResult(duel.result(now()))}\n\n${record()}`);
  return 0;
}

function prompt(state: DuelState): string {
  const name = NAMES[state.seat - 1];
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

function tellResult(outcome: Outcome): string {
  if (outcome.kind === 'win')
    return `${NAMES[outcome.seat - 1]} wins${outcome.by === 'largest' ? ' by the largest domain' : ''}.`;
  return outcome.kind === 'draw' && outcome.shared ? 'A shared victory.' : 'A draw.';
}
