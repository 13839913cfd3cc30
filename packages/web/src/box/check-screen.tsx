import { KITS } from '../games/index.ts';
import { usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';

/** `#/check/GAME`: what we believe is printed in the box, confirmed or corrected by its owner. */
export default function CheckScreen({ path }: ScreenProps) {
  const checkable = KITS.filter(({ check }) => check !== null);
  const { check, title } = checkable.find(({ name }) => name === path[0]) ?? checkable[0]!;
  const part = usePart(check!);
  return (
    <>
      <Bar sub={t('box.title')} />
      <main class="column wide" tabIndex={-1}>
        <h1>
          {t('box.check.title')} · {title}
        </h1>
        {part && <part.CheckBox />}
      </main>
    </>
  );
}
