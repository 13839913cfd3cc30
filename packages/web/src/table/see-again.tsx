import { t } from '../i18n/index.ts';
import { Button } from '../ui/controls.tsx';
import type { AnyTable } from './controller.ts';
import { SEE_AGAIN } from './table-commands.ts';

/** What happened? Plays the other's last turn again; its place stays where there is none. */
export const SeeAgain = ({ table }: { table: AnyTable }) => (
  <Button
    quiet
    class={`again${SEE_AGAIN.enabled(table) ? '' : ' away'}`}
    name={SEE_AGAIN.name}
    icon={SEE_AGAIN.icon}
    cap={SEE_AGAIN.cap}
    label={t(SEE_AGAIN.label)}
    onClick={() => SEE_AGAIN.perform(table)}
  />
);
