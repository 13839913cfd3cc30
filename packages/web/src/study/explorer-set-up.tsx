import { readPosition } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { gameOf } from '../games/all-rules.ts';
import { useRulesForm } from '../games/game-choice.tsx';
import type { AnyKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { replaceAddress } from '../router.ts';
import { Button } from '../ui/controls.tsx';
import styles from './explorer.module.css';
import { positionLink, whyNotText } from './explorer-position.ts';

interface SetUpProps {
  readonly kit: AnyKit;
  readonly state: unknown;
  readonly onDone: () => void;
}

/** A position set up by tapping. What is set up may not be a position yet: the rules say what is still wrong. */
export function SetUp({ kit, state, onDone }: SetUpProps) {
  const part = usePart(kit.setUp);
  const rules = useRulesForm(kit);
  const draft = useSignal<unknown>(null);
  if (!part) return null;
  const shown = draft.value ?? part.roundOf(state);
  const read = readPosition(gameOf(kit).printPosition(shown), [gameOf(kit)]);
  const change = (next: unknown) => {
    draft.value = next;
    const text = gameOf(kit).printPosition(next);
    if (readPosition(text, [gameOf(kit)]).ok) replaceAddress(positionLink(text));
  };
  const startAgain = async () => {
    const options = gameOf(kit).parseOptions(await rules.words());
    if (options.ok) change(gameOf(kit).create(options.value));
  };
  return (
    <div class={`stack loose ${styles.setUp}`}>
      <div class={styles.verdict}>
        <p role="status" class={read.ok ? styles.fine : styles.wrong}>
          {read.ok ? t('explorer.fine') : whyNotText(read.error)}
        </p>
        <Button
          go
          name="set-up-done"
          disabled={!read.ok}
          onClick={() => {
            if (read.ok) replaceAddress(positionLink(gameOf(kit).printPosition(read.value.state)));
            onDone();
          }}
        >
          {t('explorer.done')}
        </Button>
      </div>
      <part.Editor state={shown} onChange={change} />
      <details class="disclosure">
        <summary>{t('explorer.rules')}</summary>
        <form
          class={`stack loose ${styles.rules}`}
          onSubmit={(event) => {
            event.preventDefault();
            void startAgain();
          }}
        >
          {rules.fields()}
          <Button submit name="start-again">
            {t('explorer.startAgain')}
          </Button>
        </form>
      </details>
    </div>
  );
}
