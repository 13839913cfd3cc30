import type { AnyRules } from '@castellan/rules';

/** Where the computer cannot think: the action that leaves the most points, so that the game goes on. */
export function mostPoints(rules: AnyRules, state: unknown): string {
  const worth = (action: unknown) => rules.preview(state, action).total;
  return rules.printAction(
    rules.legal(state).reduce((best: unknown, action: unknown) => (worth(action) > worth(best) ? action : best)),
  );
}
