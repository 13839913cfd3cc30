import { CHECKABLE, oneOf } from '../games/index.ts';
import { preloaded } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';

/** `#/check/GAME`: what we believe is printed in the box, confirmed or corrected by its owner. */
export default function CheckScreen({ path }: ScreenProps) {
  const { check, title } = oneOf(CHECKABLE, path[0]);
  const { CheckBox } = preloaded(check);
  return (
    <>
      <Bar sub={t('box.title')} />
      <main class="column wide" tabIndex={-1}>
        <h1>
          {t('box.check.title')} · {title}
        </h1>
        <CheckBox />
      </main>
    </>
  );
}
