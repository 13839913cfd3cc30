import { t } from '../../i18n/index.ts';
import { ActionBar } from '../../table/action-bar.tsx';
import { Art } from '../../ui/art.tsx';
import { DISCARD } from './commands.ts';
import type { DiscoveryTable } from './controller.ts';

interface ToolProps {
  readonly table: DiscoveryTable;
}

/** The bar of tools with its primary button. */
export function DiscoveryActions({ table }: ToolProps) {
  const { task, mustDiscard, staging, gain, session } = table;
  const placing = task.value === 'place' || task.value === 'prepare';
  const words = { pick: t('discovery.do.choose'), prepare: t('common.do.prepare') };
  return (
    <ActionBar
      table={table}
      placing={placing}
      instead={placing && mustDiscard.value && <DiscardTool table={table} />}
      staging={placing || task.value === 'pick'}
      word={task.value === 'pick' || task.value === 'prepare' ? words[task.value] : t('common.do.confirm')}
      gain={staging.value.discarding && gain.value === 0 ? null : gain.value}
      // A prepared placement comes before "move now".
      moveNowFirst={(session.thinking?.progress.value?.done ?? 0) > 0 && staging.value.ghost === null}
    />
  );
}

/** Only there where nothing fits; like everything else it is staged first and confirmed apart. */
function DiscardTool({ table }: ToolProps) {
  return (
    <button
      type="button"
      class={`button instead discard${table.staging.value.discarding ? ' on' : ''}`}
      aria-pressed={table.staging.value.discarding}
      data-command={DISCARD.name}
      onClick={() => DISCARD.perform(table)}
    >
      <Art id={DISCARD.icon!} />
      {t('discovery.do.discard')}
      <span class="key-hint" aria-hidden="true">
        <kbd>{DISCARD.cap}</kbd>
      </span>
    </button>
  );
}
