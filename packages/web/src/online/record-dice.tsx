import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import type { GameRecord } from '../records/game-record.ts';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { FairPanel } from './fair-panel.tsx';
import { checkRecord, type FairParts } from './fair-record.ts';
import { pledgeFor } from './memory.ts';

interface RecordDiceProps {
  readonly record: Pick<GameRecord, 'replay' | 'tags'>;
  readonly parts: FairParts;
}

/** In the replay of a game with fair dice: a button, and behind it every draw once more. Needs no server. */
export default function RecordDice({ record, parts }: RecordDiceProps) {
  const open = useSignal(false);
  const name = (n: 1 | 2) =>
    shownName(record.tags.find((tag) => tag.name === `Player${n}`)?.value ?? t('common.player', { n }));
  return (
    <>
      <Button icon="i-check" name="check-dice" onClick={() => (open.value = true)}>
        {t('online.dice')}
      </Button>
      {open.value && (
        <Sheet title={t('online.dice')} onClose={() => (open.value = false)}>
          <FairPanel
            check={checkRecord(record.replay, parts, pledgeFor(parts.commitment))}
            commitment={parts.commitment}
            secret={parts.secret}
            added={parts.entropy.map((entropy, index) => ({ name: name(index === 0 ? 1 : 2), entropy }))}
          />
        </Sheet>
      )}
    </>
  );
}
