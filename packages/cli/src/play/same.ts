import { createPlayers, isLevel, LEVELS } from '@castellan/ai';
import { readFile } from '@castellan/ai/node';
import { fairBelow } from '@castellan/match';
import { duel, must, type Seat } from '@castellan/rules';
import { SAME_DICE_LEVEL, sameThinking, secretOfWord, tidyWord } from '@castellan/together';
import { tellOption } from '../reasons.ts';
import { playDuel } from './command.ts';

const USAGE = `Usage: castellan duel same WORD [level=LEVEL] [seat=2] [NAME=VALUE …]

Plays Duel with the dice of WORD, against a level of the computer. Everyone who plays the same word has the same rolls and the
same opponent, in the page (#/same/duel/WORD) and here. A date such as 2026-11-17 is the daily challenge of that day.

  level  ${LEVELS.join(', ')}; ${SAME_DICE_LEVEL} if you do not say
  seat   1 or 2: where you sit. Both seats of one word are a pair
  NAME   an option of the game, as edition=fr

Example: castellan duel same FALCON level=squire
`;

const NONE: readonly [string, string] = ['', ''];

/** `castellan duel same WORD`: the rolls that everyone has who plays this word. */
export async function duelCommand([what, typed = '', ...more]: readonly string[]): Promise<number> {
  const complain = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`);
    return 1;
  };
  const word = tidyWord(typed);
  if ([what, typed, ...more].includes('--help')) {
    process.stdout.write(USAGE);
    return 0;
  }
  if (what !== 'same' || word === null) return complain(USAGE);
  const given = (name: string) => more.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const level = given('level') ?? SAME_DICE_LEVEL;
  if (!isLevel(level)) return complain(`There is no level "${level}". The levels are ${LEVELS.join(', ')}.`);
  const sits = given('seat') ?? '1';
  if (sits !== '1' && sits !== '2') return complain('A seat is 1 or 2.');
  const options = duel.parseOptions(more.filter((one) => !/^(level|seat)=/.test(one)));
  if (!options.ok) return complain(tellOption(options.error));
  const begin = duel.create(options.value);
  const player = await createPlayers(readFile)('duel', level, begin);
  const secret = secretOfWord('duel', word);
  const you: Seat = sits === '1' ? 1 : 2;
  await playDuel(begin, {
    title: `Duel with the dice of ${word}, against the ${level}.`,
    names: you === 1 ? ['You', level] : [level, 'You'],
    below: (draws) => fairBelow(secret, NONE, draws),
    computer: {
      seat: you === 1 ? 2 : 1,
      choose: async (state, actions) => {
        const search = player.think(state, sameThinking(actions));
        while (search.step(1000));
        return must(duel.parseAction(search.best().action));
      },
    },
  });
  return 0;
}
