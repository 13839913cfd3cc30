import '../board/board.module.css';
import { useSignal } from '@preact/signals';
import { KITS } from '../games/index.ts';
import type { PaperSize } from '../games/kit.ts';
import { preloaded } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import { Button } from '../ui/controls.tsx';
import styles from './print-screen.module.css';

/** The first game that has sheets to print. */
const PRINT = KITS.map(({ print }) => print).find((print) => print !== null)!;
const ALL = 'both';

/** Letter where people use it, A4 elsewhere. */
const usualPaper = (): PaperSize => (/-(US|CA|MX|PH|CL|CO|VE)$/i.test(navigator.language) ? 'letter' : 'a4');

/** `#/print`: fresh sheets, seen as they will be printed. */
export default function PrintScreen({ query }: ScreenProps) {
  const asked = query.get('paper');
  const size = useSignal<PaperSize>(asked === 'letter' || asked === 'a4' ? asked : usualPaper());
  const what = useSignal(ALL);
  const sheets = preloaded(PRINT);
  return (
    <>
      <Bar sub={t('box.title')} />
      <main class={styles.screen} tabIndex={-1}>
        <div class={`stack loose ${styles.tools}`}>
          <h1>{t('box.print.title')}</h1>
          <Choice
            legend={t('box.print.paper')}
            name="paper"
            value={size.value}
            options={[
              { value: 'a4', text: t('box.print.a4'), note: t('box.print.a4Note') },
              { value: 'letter', text: t('box.print.letter'), note: t('box.print.letterNote') },
            ]}
            onChange={(value) => {
              size.value = value;
            }}
          />
          <Choice
            legend={t('box.print.what')}
            name="what"
            value={what.value}
            options={[
              { value: ALL, text: t('box.print.both'), note: t('box.print.bothNote') },
              ...sheets.map(({ name, text, note }) => ({ value: name, text: t(text), note: t(note) })),
            ]}
            onChange={(value) => {
              what.value = value;
            }}
          />
          <Button go name="print" class="wide" onClick={() => print()}>
            {t('box.print.do')}
          </Button>
          <p class="hint">{t('box.print.hint')}</p>
        </div>
        {/* Paper is white by candlelight too. */}
        <div class={styles.sheets} data-theme="light">
          {sheets
            .filter(({ name }) => what.value === ALL || what.value === name)
            .map(({ name, Sheet }) => (
              <div key={name} class={`${styles.sheet} ${styles[size.value]}`} data-paper={size.value}>
                <Sheet size={size.value} />
              </div>
            ))}
        </div>
      </main>
    </>
  );
}
