import type { AnyKit } from '../games/kit.ts';
import { part, usePart } from '../games/part.ts';
import type { AnyTable } from './controller.ts';

const HINTS = part(() => import('../study/hint-control.tsx'), 'study');

interface HintProps {
  readonly kit: AnyKit;
  readonly table: AnyTable;
}

function Hint(props: HintProps) {
  const hints = usePart(HINTS);
  return hints && <hints.HintControl {...props} />;
}

/** The hint in the action bar of a table. */
export const hintsOf = (kit: AnyKit) => (table: AnyTable) => <Hint kit={kit} table={table} />;

/** The three best actions, asked for in the menu. */
export function HintSheet(props: HintProps & { readonly onClose: () => void }) {
  const hints = usePart(HINTS);
  return hints && <hints.AskedSheet {...props} />;
}
