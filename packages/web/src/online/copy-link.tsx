import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';
import { Icon } from './icons.tsx';
import styles from './invite.module.css';
import { opensHereOnly } from './links.ts';

interface CopyLinkProps {
  readonly label: string;
  readonly address: string;
  /** What the share sheet of the device says beside the link. */
  readonly text: string;
  /** The one thing to do on this screen. */
  readonly go?: boolean;
}

/** A link to hand on: readable, copied by a button, shared where the device can. */
export function CopyLink({ label, address, text, go }: CopyLinkProps) {
  const copied = useSignal(false);
  const box = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without TLS browsers keep the clipboard closed; the old way still works.
      box.current?.select();
      document.execCommand('copy');
    }
    copied.value = true;
    announce(t('online.copied'));
    setTimeout(() => {
      copied.value = false;
    }, 3000);
  };
  const canShare = typeof navigator.share === 'function';
  const share = () => navigator.share({ title: 'Castellan', text, url: address }).catch(() => {});
  return (
    <div class={`stack ${styles.link}`}>
      <label class="field">
        <span>{label}</span>
        <input
          ref={box}
          type="text"
          readOnly
          data-link
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      {opensHereOnly(address) && <p class={styles.local}>{t('online.hereOnly')}</p>}
      <div class="buttons">
        <button type="button" class={`button${go ? ' go' : ''}`} data-command="copy-link" onClick={copy}>
          <Icon name="copy" />
          {copied.value ? t('online.copied') : t('online.copy')}
        </button>
        {canShare && (
          <button type="button" class="button" data-command="share-link" onClick={share}>
            <Icon name="share" />
            {t('online.share')}
          </button>
        )}
      </div>
    </div>
  );
}
