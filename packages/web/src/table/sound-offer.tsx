import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from '../ui/controls.tsx';
import { offered, setOffered, setSound, sound } from '../ui/sound.ts';
import type { AnyTable } from './controller.ts';

/** While a first game begins, sound is one tap away; then never again. */
const OFFERED_FOR = 4;

export function SoundOffer({ table }: { table: AnyTable }) {
  const begun = table.session.actions.value.length > OFFERED_FOR;
  useEffect(() => {
    if (begun) setOffered();
  }, [begun]);
  if (begun || offered.value || sound.value) return null;
  return (
    <Button
      class="instead"
      name="sound-on"
      onClick={() => {
        setSound(true);
        setOffered();
      }}
    >
      {t('common.do.soundOn')}
    </Button>
  );
}
