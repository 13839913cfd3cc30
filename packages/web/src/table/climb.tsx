import { GAME_NAMES } from '@castellan/rules';
import { ALL_RULES } from '../games/load-rules.ts';
import { t } from '../i18n/index.ts';
import { LEVELS, type Level, WINS_TO_BEAT } from '../play/levels.ts';
import { Pips } from '../play/pips.tsx';
import { ladderOf, nextToBeat, resultsHere } from '../play/results.ts';
import { Art } from '../ui/art.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import styles from './finale.module.css';

/** My ladder after a game against the computer: six faces, and how often I have beaten each. */
export function Climb({ against }: { against: Level }) {
  const ladder = useLoaded(async () => {
    await ALL_RULES.load();
    return ladderOf(await resultsHere(GAME_NAMES));
  }, []).value;
  if (!ladder) return null;
  const next = nextToBeat(ladder);
  return (
    <ol class={styles.ladder} aria-label={t('finale.ladder')}>
      {LEVELS.map((level) => (
        <li
          key={level}
          data-state={ladder[level] >= WINS_TO_BEAT ? 'beaten' : level === next ? 'next' : 'ahead'}
          data-played={level === against}
        >
          <Art id={`face-${level}`} />
          <b>{t(`common.level.${level}`)}</b>
          <Pips wins={ladder[level]} />
        </li>
      ))}
    </ol>
  );
}
