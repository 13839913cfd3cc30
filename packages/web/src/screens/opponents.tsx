import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import { chooseOpponent, opponent } from '../play/last-choices.ts';
import { LevelChoice } from '../play/level-choice.tsx';
import { playNow } from '../play/play-now.ts';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** Who plays against you; the next game is one tap away. */
export const Opponents = ({ kit, onClose }: { kit: AnyKit; onClose: () => void }) => (
  <Sheet title={kit.title} class="opponents" onClose={onClose}>
    <LevelChoice game={kit.name} value={opponent.value} onChange={chooseOpponent} />
    <div class="begin">
      <Button go class="wide" name="play-chosen" onClick={() => playNow(kit, opponent.peek())}>
        {t('common.playNow')}
      </Button>
    </div>
  </Sheet>
);
