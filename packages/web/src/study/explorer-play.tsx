import type { BySeat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import { computer, newGame, PERSON, type SeatSetup } from '../play/game-info.ts';
import { levelOf, type Opponent, opponent } from '../play/last-choices.ts';
import { LevelChoice } from '../play/level-choice.tsx';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import { Choice } from '../ui/choice.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';

interface PlayOnProps {
  readonly kit: AnyKit;
  readonly state: unknown;
  readonly text: string;
  readonly onClose: () => void;
}

type Side = '1' | '2' | 'both';

/** A game of its own from here: either side against any level, or both. */
export function PlayOn({ kit, state, text, onClose }: PlayOnProps) {
  const side = useSignal<Side>('1');
  const against = useSignal<Opponent>(opponent.peek());
  const begin = async () => {
    const other = computer(await levelOf(against.value, kit.name));
    const seats: Readonly<Record<Side, BySeat<SeatSetup>>> = {
      1: [PERSON, other],
      2: [other, PERSON],
      both: [PERSON, PERSON],
    };
    const options = gameOf(kit).printOptions(gameOf(kit).options(state));
    const info = newGame(kit.name, { options, position: text, seats: seats[side.value] });
    await (await gameStore()).create(info);
    go(link(kit.name, info.id));
  };
  return (
    <Sheet title={t('explorer.playOn')} onClose={onClose}>
      <form
        class="stack loose"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Choice
          legend={t('explorer.side')}
          name="side"
          value={side.value}
          options={[
            { value: '1', text: t('common.player', { n: 1 }) },
            { value: '2', text: t('common.player', { n: 2 }) },
            { value: 'both', text: t('explorer.sideBoth') },
          ]}
          onChange={(next) => {
            side.value = next;
          }}
        />
        {side.value !== 'both' && (
          <LevelChoice
            game={kit.name}
            value={against.value}
            onChange={(next) => {
              against.value = next;
            }}
          />
        )}
        <Button go submit class="wide" name="begin">
          {t('setup.begin')}
        </Button>
      </form>
    </Sheet>
  );
}
