import { type Game, type IllegalCode, must, type ParseError } from '@castellan/rules';

/** A table to play at in words: every action goes through its text, and a script that is not legal is a failed test. */
export function sitDown<Options, State, Action, Kind>(game: Game<Options, State, Action, Kind>) {
  /** Plays a script from here: one action a line, or several on a line with `;` between them. */
  function after(state: State, script: string): State {
    return actionsIn(script).reduce((now, text) => {
      const action = must(game.parseAction(text));
      if (game.printAction(action) !== text) throw new Error(`"${text}" is printed as "${game.printAction(action)}"`);
      const listed = game.turn(now) === 'chance' ? game.probability(now, action) !== null : allows(now, text);
      const next = game.apply(now, action);
      if (!next.ok) throw new Error(`"${text}" is not legal: ${JSON.stringify(next.error)}`);
      if (!listed) throw new Error(`"${text}" is judged legal but not listed`);
      return next.value;
    }, state);
  }

  const play = (options: string, script = ''): State =>
    after(game.create(must(game.parseOptions(options.split(' ').filter((word) => word !== '')))), script);

  const legal = (state: State): string[] => game.legal(state).map(game.printAction).sort();

  const allows = (state: State, text: string): boolean =>
    game.legal(state).some((action) => game.printAction(action) === text);

  /** The code for why an action, in words or as data, is not legal; null if it is. */
  const whyNot = (state: State, action: string | Action): IllegalCode | null =>
    game.whyNot(state, typeof action === 'string' ? must(game.parseAction(action)) : action)?.code ?? null;

  /** What is wrong with a text as text; null if it is an action. */
  function misread(text: string): ParseError | null {
    const parsed = game.parseAction(text);
    return parsed.ok ? null : parsed.error;
  }

  /** What is wrong with these options; null if they can be played with. */
  function refused(options: string) {
    const parsed = game.parseOptions(options.split(' '));
    return parsed.ok ? null : parsed.error;
  }

  const totals = (state: State): number[] => game.score(state).map(({ total }) => total);

  return { play, after, legal, allows, whyNot, misread, refused, totals };
}

const actionsIn = (script: string): string[] =>
  script
    .split(/[\n;]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
