import { useSignal } from '@preact/signals';
import { KITS, kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import type { Hints } from '../play/game-info.ts';
import { chooseOpponent, type Opponent, opponent } from '../play/last-choices.ts';
import rows from '../play/level-choice.module.css';
import { LevelChoice } from '../play/level-choice.tsx';
import { playLevel } from '../play/level-names.ts';
import { playNow } from '../play/play-now.ts';
import { Button } from '../ui/controls.tsx';
import { Segment } from '../ui/segment.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './opponents.module.css';

interface OpponentsProps {
  readonly kit: AnyKit;
  /** Who is offered first, if not the last opponent. */
  readonly level?: Opponent | undefined;
  readonly onClose: () => void;
}

/** Who plays against you; the next game is one tap away. */
export function Opponents({ kit: first, level, onClose }: OpponentsProps) {
  const kit = useSignal(first.name);
  const chosen = useSignal<Opponent>(level ?? opponent.peek());
  const hints = useSignal<Hints>('off');
  const play = () => {
    chooseOpponent(chosen.peek());
    void playNow(kitOf(kit.peek()), chosen.peek(), { hints: hints.peek() });
  };
  return (
    <Sheet title={t('levels.who')} onClose={onClose}>
      <div class={styles.opponents}>
        <Segment
          label={t('setup.which')}
          name="game"
          value={kit.value}
          options={KITS.map(({ name, title }) => ({ value: name, text: title }))}
          onChange={(next) => (kit.value = next)}
        />
        <LevelChoice game={kit.value} value={chosen.value} onChange={(next) => (chosen.value = next)} />
        <div class={rows.row}>
          <span>
            <b>{t('levels.hints')}</b>
            <small>{t('levels.hintsNote')}</small>
          </span>
          <Segment
            label={t('levels.hints')}
            name="hints"
            value={hints.value === 'off' ? 'no' : 'yes'}
            options={[
              { value: 'no', text: t('setup.off') },
              { value: 'yes', text: t('setup.on') },
            ]}
            onChange={(next) => (hints.value = next === 'yes' ? 'three' : 'off')}
          />
        </div>
        <div class={styles.begin}>
          <Button go class="wide" name="play-chosen" onClick={play}>
            {chosen.value === 'adapt' ? t('common.playNow') : playLevel(chosen.value)}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
