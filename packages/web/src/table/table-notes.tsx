import { useSignal } from '@preact/signals';
import { weaker } from '../engine/think.ts';
import { t } from '../i18n/index.ts';
import { keepsNothing } from '../play/store.ts';
import { Button } from '../ui/controls.tsx';
import type { AnyTable } from './controller.ts';
import styles from './table-notes.module.css';

/** What went wrong around the game: the device keeps too little of it, or the computer's files could not be had. */
export function TableNotes({ session: { storage } }: Pick<AnyTable, 'session'>) {
  const problem = keepsNothing.value ? 'unkept' : storage?.unsaved.value && 'unsaved';
  return (
    <>
      {storage && problem && <Note key={problem} about={problem} />}
      {weaker.value && <Note about="weaker" />}
    </>
  );
}

/** Said once, until it is put away. */
function Note({ about }: { about: 'unkept' | 'unsaved' | 'weaker' }) {
  const seen = useSignal(false);
  if (seen.value) return null;
  return (
    <div class={styles.note} role="alert">
      <p>{t(`common.${about}`)}</p>
      <Button quiet icon="i-close" label={t('common.close')} onClick={() => (seen.value = true)} />
    </div>
  );
}
