import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Sentence } from '../i18n/message.ts';
import type { GameInfo } from '../play/game-info.ts';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { playSound } from '../ui/sound.ts';
import styles from './finale.module.css';
import { levelAgainst, type Outcome } from './finale.ts';

/** Hangs over a win, and over a draw. */
export const Garland = ({ art }: { art: readonly string[] }) => (
  <div class={styles.garland} aria-hidden="true">
    {art.map((id) => (
      <Art key={id} id={id} />
    ))}
  </div>
);

/** The one across the table says one line; a person says their own. */
export function Speech({ info, outcome }: { info: GameInfo; outcome: Outcome }) {
  const level = levelAgainst(info);
  if (level === null) return null;
  return (
    <p class={styles.speech} data-says={outcome}>
      <Art id={`face-${level}`} class={outcome === 'win' ? styles.bows! : ''} />
      <span>{t(`finale.says.${outcome}`)}</span>
    </p>
  );
}

/** One thing more about the game: a record, or what to try. */
export const Note = ({ icon, said }: { icon: string; said: Sentence }) => (
  <p class={`${styles.note} leaf`}>
    <Art id={icon} />
    <span>
      <Said of={said} />
    </span>
  </p>
);

/** Each end has its own sound. */
export function useEndSound(outcome: Outcome | null, counted: boolean): void {
  useEffect(() => {
    if (counted) playSound(outcome ?? 'win');
  }, [counted]);
}

/** What is counted now, and how much is still to come. */
export function CountLine({ said, at, beats }: { said: Sentence; at: number; beats: number }) {
  return (
    <div class={styles.count} data-count>
      <p>
        <Said of={said} />
      </p>
      <div class={styles.beats} aria-hidden="true">
        {Array.from({ length: beats }, (_, beat) => (
          <i key={beat} class={beat === at ? styles.now! : beat < at ? styles.past! : ''} />
        ))}
      </div>
      <Button name="skip-count">{t('finale.skip')}</Button>
    </div>
  );
}
