import type { AnyKit } from '../games/kit.ts';
import { part, usePart } from '../games/part.ts';
import type { AnyTable } from './controller.ts';

const HINT = part(async () => (await import('../study/hint-control.tsx')).HintControl, 'study');

function Hint(props: { readonly kit: AnyKit; readonly table: AnyTable }) {
  const HintControl = usePart(HINT);
  return HintControl && <HintControl {...props} />;
}

/** The hint in the action bar of a table. */
export const hintsOf = (kit: AnyKit) => (table: AnyTable) => <Hint kit={kit} table={table} />;
