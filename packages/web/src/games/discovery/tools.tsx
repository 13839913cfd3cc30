import { formatSigned, t } from '../../i18n/index.ts';
import { CONFIRM, SWAP, TAKE_BACK, TURN, UNDO } from '../../table/table-commands.ts';
import { Tool } from '../../table/tool.tsx';
import { Button } from '../../ui/controls.tsx';
import { DISCARD, RESULT } from './commands.ts';
import type { DiscoveryTable } from './controller.ts';

interface ToolProps {
  readonly table: DiscoveryTable;
}

/** Turn, swap, undo, take back, and the one primary button of the screen, always in the same place. */
export function ActionBar({ table }: ToolProps) {
  const { task, lookingBack, mustDiscard } = table;
  if (lookingBack.value !== null) return <LookBackBar table={table} />;
  const placing = task.value === 'place' || task.value === 'prepare';
  const staging = placing || task.value === 'pick';
  return (
    <div class="disc-actions">
      {placing && !mustDiscard.value && <Tool command={TURN} table={table} />}
      {placing && !mustDiscard.value && <Tool command={SWAP} table={table} />}
      {placing && mustDiscard.value && <DiscardTool table={table} />}
      {staging && <Tool command={UNDO} table={table} />}
      {staging && <Tool command={TAKE_BACK} table={table} />}
      <Primary table={table} />
    </div>
  );
}

/** Only there where nothing fits; like everything else it is staged first and confirmed apart. */
function DiscardTool({ table }: ToolProps) {
  return (
    <button
      type="button"
      class={`btn discard${table.staging.value.discarding ? ' on' : ''}`}
      aria-pressed={table.staging.value.discarding}
      data-command={DISCARD.name}
      onClick={() => DISCARD.perform(table)}
    >
      <svg aria-hidden="true">
        <use href={`#${DISCARD.icon}`} />
      </svg>
      {t('discovery.do.discard')}
      <span class="cap" aria-hidden="true">
        <kbd>{DISCARD.cap}</kbd>
      </span>
    </button>
  );
}

/** One button whose word follows the task, so that focus never has to move. */
function Primary({ table }: ToolProps) {
  const { session, task, gain, staging } = table;
  const thinking = session.thinking.value;
  if (task.value === 'over') {
    return (
      <Button go name="result" cap={RESULT.cap} onClick={() => RESULT.perform(table)}>
        {t('common.do.result')}
      </Button>
    );
  }
  // A prepared placement comes before hurrying the computer.
  if (thinking && thinking.done > 0 && staging.value.ghost === null) {
    return (
      <Button go name="move-now" class="think" onClick={session.moveNow}>
        <progress value={thinking.done} max="1" aria-label={t('common.thinking')} />
        {t('common.do.moveNow')}
      </Button>
    );
  }
  const word =
    task.value === 'pick'
      ? t('discovery.do.choose')
      : task.value === 'prepare'
        ? t('common.do.prepare')
        : t('common.do.confirm');
  return (
    <Button go name="confirm" cap={CONFIRM.cap} disabled={!table.canConfirm.value} onClick={table.confirm}>
      {word}
      {gain.value !== null && !(staging.value.discarding && gain.value === 0) && (
        <b class="gain">{formatSigned(gain.value)}</b>
      )}
    </Button>
  );
}

function LookBackBar({ table }: ToolProps) {
  const { lookingBack, session } = table;
  const at = lookingBack.value!;
  const last = session.actions.value.length;
  const show = (next: number) => {
    lookingBack.value = next >= last ? null : next;
  };
  return (
    <div class="disc-actions">
      <Button
        name="earlier"
        icon="i-back"
        label={t('discovery.do.earlier')}
        disabled={at <= 1}
        onClick={() => show(at - 1)}
      />
      <Button name="later" icon="i-forward" label={t('discovery.do.later')} onClick={() => show(at + 1)} />
      <Button go name="now" cap={TAKE_BACK.cap} onClick={table.takeBack}>
        {t('common.do.now')}
      </Button>
    </div>
  );
}
