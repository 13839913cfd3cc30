import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import styles from './box-report.module.css';

interface ConfirmProps {
  readonly name: string;
  readonly confirmed: ReadonlySet<string>;
  readonly onChange: (name: string, on: boolean) => void;
}

/** "The same in my box", for one part of it. */
export const Confirm = ({ name, confirmed, onChange }: ConfirmProps) => (
  <label class={`row ${styles.same}`}>
    <input
      type="checkbox"
      checked={confirmed.has(name)}
      onChange={(event) => onChange(name, event.currentTarget.checked)}
    />
    {t('box.check.confirm')}
  </label>
);

interface ReportProps {
  readonly text: string;
  readonly printing: string;
  readonly onPrinting: (text: string) => void;
}

/** What was found, as a short text for the project, and where to send it. */
export function BoxReport({ text, printing, onPrinting }: ReportProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without TLS browsers keep the clipboard closed; the old way still works.
      box.current?.select();
      document.execCommand('copy');
    }
    announce(t('box.check.copied'));
  };
  return (
    <section class={`stack ${styles.report}`}>
      <h2>{t('box.check.tell')}</h2>
      <p>{t('box.check.tellNote')}</p>
      <label class="field">
        <span>{t('box.check.printing')}</span>
        <input
          type="text"
          maxLength={80}
          value={printing}
          placeholder={t('box.check.printingExample')}
          onInput={(event) => onPrinting(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t('box.check.text')}</span>
        <textarea ref={box} readOnly rows={11} value={text} />
      </label>
      <Button name="copy-report" onClick={copy}>
        {t('box.check.copy')}
      </Button>
    </section>
  );
}
