import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { copyText } from '../records/save.ts';
import { go } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './explorer.module.css';
import { positionLink, readPasted, whyNotText } from './explorer-position.ts';

interface ShareHereProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** The position as a link and as text; and another one, pasted. */
export function ShareHere({ text, onClose }: ShareHereProps) {
  const said = useSignal('');
  const pasted = useSignal('');
  const wrong = useSignal('');
  const copy = async (content: string) => {
    said.value = (await copyText(content)) ? t('share.copied') : t('share.failed');
    announce(said.value);
  };
  const open = () => {
    const read = readPasted(pasted.value);
    if (!read.ok) {
      wrong.value = whyNotText(read.error);
      return;
    }
    onClose();
    go(positionLink(read.value.text));
  };
  return (
    <Sheet title={t('explorer.share')} onClose={onClose}>
      <div class="columns" style="--column: 9rem">
        <Button go name="copy-link" onClick={() => void copy(new URL(positionLink(text), location.href).href)}>
          {t('explorer.copyLink')}
        </Button>
        <Button name="copy-text" onClick={() => void copy(text)}>
          {t('explorer.copyText')}
        </Button>
      </div>
      <p class="said" role="status">
        {said.value}
      </p>
      <label class="field">
        <span>{t('explorer.notation')}</span>
        <textarea class="record-text" readOnly rows={3} spellcheck={false} value={text} />
      </label>
      <form
        class={`stack tight ${styles.paste}`}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <label class="field">
          <span>{t('explorer.paste')}</span>
          <textarea
            class="record-text"
            rows={3}
            spellcheck={false}
            name="pasted"
            aria-describedby="paste-wrong"
            value={pasted.value}
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
              wrong.value = '';
            }}
          />
        </label>
        <p id="paste-wrong" class={styles.wrong} role="alert">
          {wrong.value}
        </p>
        <Button submit name="open-pasted">
          {t('explorer.pasteOpen')}
        </Button>
      </form>
    </Sheet>
  );
}
