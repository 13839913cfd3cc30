import type { Duel, DuelState } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { DiceEntry } from './dice-entry.tsx';

interface RollSheetProps {
  readonly state: DuelState;
  readonly onEntered: (roll: Duel.Roll) => void;
  readonly onClose: () => void;
}

/** Asks what real dice show. */
export const RollSheet = ({ state, onEntered, onClose }: RollSheetProps) => (
  <Sheet title={t('duel/box.dice.enter')} onClose={onClose}>
    <DiceEntry state={state} onEntered={onEntered} />
  </Sheet>
);
