import { type AnyGame, must } from '@castellan/rules';
import type { Recorded } from './example.ts';

interface WrittenActionsProps {
  readonly game: AnyGame;
  readonly recorded: Recorded<unknown>;
  /** Moments that show each kind of action once. */
  readonly moments: readonly number[];
  readonly text: string;
}

/** Lines of the recorded game as they are written. */
export function WrittenActions({ game, recorded, moments, text }: WrittenActionsProps) {
  // What stands here is read back by the rules: a spelling that changed would not be shown.
  const spelled = moments.map((at) => game.printAction(must(game.parseAction(recorded.playedAt(at)))));
  return (
    <>
      <p>{text}</p>
      <pre class="record" translate={false}>
        {[recorded.first, ...spelled].join('\n')}
      </pre>
    </>
  );
}
