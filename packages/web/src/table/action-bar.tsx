import type { ComponentChildren } from 'preact';
import { formatSigned, t } from '../i18n/index.ts';
import { Button } from '../ui/controls.tsx';
import styles from './action-bar.module.css';
import type { AnyTable } from './controller.ts';
import { CONFIRM, RESULT, SWAP, TAKE_BACK, TURN, UNDO } from './table-commands.ts';
import { Tool } from './tool.tsx';

interface ActionBarProps {
  readonly table: AnyTable;
  /** A tool of the game that stands in place of turning and swapping. */
  readonly instead?: ComponentChildren;
  /** Whether a domino is laid out in this task. */
  readonly placing: boolean;
  /** Whether something can be laid out in this task. */
  readonly staging: boolean;
  /** What the primary button says where it confirms. */
  readonly word: string;
  readonly gain?: number | null;
  /** Whether "move now" for the computer comes before confirming. */
  readonly moveNowFirst: boolean;
  /** Instead of confirming: the roll. */
  readonly primary?: ComponentChildren;
}

/** Tools, undo, take back, and the one primary button of the screen, each always in the same place. */
export function ActionBar(props: ActionBarProps) {
  const { table, instead, placing, staging } = props;
  if (table.lookingBack.value !== null) return <LookBackBar table={table} />;
  const turns = placing && !instead;
  return (
    <div class={`actions ${styles.bar}`} key="now">
      <div class={`tools ${styles.tools}`}>
        <Tool command={TURN} table={table} away={!turns} />
        <Tool command={SWAP} table={table} away={!turns} />
        {instead}
        <Tool command={UNDO} table={table} away={!staging && !table.canUnplay.value} />
        <Tool command={TAKE_BACK} table={table} away={!staging} />
      </div>
      {table.session.hintControl?.(table)}
      {table.session.primary?.(table) ?? <Primary {...props} />}
    </div>
  );
}

/** One button whose word follows the task, so that focus never has to move. */
function Primary({ table, word, gain = table.gain.value, moveNowFirst, primary }: ActionBarProps) {
  const { session, task } = table;
  const thinking = session.thinking?.progress.value;
  if (task.value === 'over') {
    return (
      <Button go name="result" cap={RESULT.cap} onClick={() => RESULT.perform(table)}>
        {t('common.do.result')}
      </Button>
    );
  }
  if (thinking && moveNowFirst) {
    return (
      <Button go class={styles.thinking!} name="move-now" onClick={session.thinking?.moveNow}>
        <progress value={thinking.done} max="1" aria-label={t('common.thinking')} />
        {t('common.do.moveNow')}
      </Button>
    );
  }
  // A watcher has nothing to press.
  if (!session.isLocal(1) && !session.isLocal(2)) return <p class={styles.watching}>{t('common.watching')}</p>;
  if (primary) return <>{primary}</>;
  return (
    <Button go name="confirm" cap={CONFIRM.cap} disabled={!table.canConfirm.value} onClick={table.confirm}>
      {word}
      {gain !== null && <b class="gain">{formatSigned(gain)}</b>}
    </Button>
  );
}

/** One action earlier, one later, or back to now. */
function LookBackBar({ table }: { table: AnyTable }) {
  const at = table.lookingBack.value!;
  return (
    <div class={`actions ${styles.bar}`} key="past">
      <Button
        name="earlier"
        icon="i-back"
        label={t('common.do.earlier')}
        disabled={at <= 1}
        onClick={() => table.show(at - 1)}
      />
      <Button name="later" icon="i-forward" label={t('common.do.later')} onClick={() => table.show(at + 1)} />
      <Button go name="now" cap={TAKE_BACK.cap} onClick={table.takeBack}>
        {t('common.do.now')}
      </Button>
    </div>
  );
}
