import type { GameName } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { kitOf } from './index.ts';
import { usePart } from './part.ts';
import styles from './ruleset.module.css';

interface RulesetProps {
  readonly game: GameName;
  /** Any state of the game: its options never change. */
  readonly state: unknown;
}

/** The rules of one game in words: its edition, and everything that differs from it. */
export function Ruleset({ game, state }: RulesetProps) {
  const kit = usePart(kitOf(game).options);
  const rules = rulesOf(game);
  return (
    <ul class={styles.rules} data-ruleset>
      {kit?.describe(rules.printOptions(rules.options(state))).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
