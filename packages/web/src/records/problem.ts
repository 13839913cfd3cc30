import { isSharedCode, type RecordProblem } from '@castellan/rules';
import { KITS } from '../games/index.ts';
import { type Key, t } from '../i18n/index.ts';

const say = t as unknown as (key: Key, values: Readonly<Record<string, string | number>>) => string;

/** Why a line of a record cannot be read, as a sentence. The codes come from the rules; that each has its sentence is tested. What the words of a game are called, the game says. */
export function problemText(problem: RecordProblem, termOf: (word: string) => string): string {
  switch (problem.kind) {
    case 'option':
      return say(`records.option.${problem.error.code}`, { option: problem.error.option, value: problem.error.value });
    case 'position':
      return say('records.problem.position', { word: problem.error.word, found: problem.error.found });
    case 'parse':
      return say(`records.parse.${problem.error.code}`, { found: problem.error.found });
    case 'illegal': {
      const { code, square = '', power = '', number = 0 } = problem.error;
      if (!isSharedCode(code)) return say('records.illegal.own', {});
      return say(`records.illegal.${code}`, { square, number, power: power === '' ? '' : termOf(power) });
    }
    default: {
      const games = KITS.map(({ name }) => name).join(', ');
      return say(`records.problem.${problem.kind}`, { found: problem.found, games });
    }
  }
}
