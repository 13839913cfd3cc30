import './box.css';
import './print.css';
import '../board/board.css';
import { useSignal } from '@preact/signals';
import { BookPage, MapsPage, type PaperSize } from '../games/duel/print.tsx';
import { t } from '../i18n/index.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { Button, Choice } from '../ui/controls.tsx';

type What = 'maps' | 'book' | 'both';

/** Letter where people use it, A4 elsewhere. */
const usualPaper = (): PaperSize => (/-(US|CA|MX|PH|CL|CO|VE)$/i.test(navigator.language) ? 'letter' : 'a4');

/** `#/print`: fresh sheets, seen as they will be printed. */
export default function PrintScreen({ query }: ScreenProps) {
  const asked = query.get('paper');
  const size = useSignal<PaperSize>(asked === 'letter' || asked === 'a4' ? asked : usualPaper());
  const what = useSignal<What>('both');
  return (
    <>
      <Bar sub={t('box.title')} />
      <main class="printing" tabIndex={-1}>
        <div class="printtools">
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
              { value: 'both', text: t('box.print.both'), note: t('box.print.bothNote') },
              { value: 'maps', text: t('box.print.maps'), note: t('box.print.mapsNote') },
              { value: 'book', text: t('box.print.book'), note: t('box.print.bookNote') },
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
        <div class="pages" data-theme="light">
          {what.value !== 'book' && <MapsPage size={size.value} />}
          {what.value !== 'maps' && <BookPage size={size.value} />}
        </div>
      </main>
    </>
  );
}
