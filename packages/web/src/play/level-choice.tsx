import type { GameName } from '@castellan/rules';
import { ALL_RULES } from '../games/load-rules.ts';
import { part, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import { Segment } from '../ui/segment.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { Opponent } from './last-choices.ts';
import styles from './level-choice.module.css';
import { LEVELS, type Level } from './levels.ts';
import { Pips } from './pips.tsx';

const STANDING = part(async () => (await Promise.all([import('./standing.ts'), ALL_RULES.load()]))[0]);

interface LevelChoiceProps {
  readonly game: GameName;
  readonly value: Opponent;
  readonly onChange: (next: Opponent) => void;
}

/** A chance as people say it: 5 in 10, 1 in 15; never certain. */
function oddsOf(chance: number): { readonly n: number; readonly of: number } {
  if (chance >= 0.095) return { n: Math.min(9, Math.round(chance * 10)), of: 10 };
  const of = [15, 20, 30, 50].find((one) => chance >= 0.8 / one) ?? 100;
  return { n: 1, of };
}

/** How hard a level is for somebody who wins this share, or for anybody. */
function hardOf(level: Level, chance: number | null): string {
  if (level === LEVELS.at(-1)) return t('levels.hard.strongest');
  if (chance === null) return t(`levels.hard.${USUAL[level]}`);
  if (chance >= 0.85) return t('levels.hard.veryEasy');
  if (chance >= 0.65) return t('levels.hard.easy');
  if (chance >= 0.4) return t('levels.hard.even');
  return chance >= 0.18 ? t('levels.hard.hard') : t('levels.hard.veryHard');
}

const USUAL = {
  novice: 'veryEasy',
  page: 'easy',
  squire: 'medium',
  knight: 'hard',
  steward: 'veryHard',
  castellan: 'strongest',
} as const satisfies Record<Level, string>;

/** The six of the court, the strongest on top as on a ladder: how they play, and what one wins against them; or the level that suits. */
export function LevelChoice({ game, value, onChange }: LevelChoiceProps) {
  const standing = usePart(STANDING);
  const known = useLoaded(async () => standing?.standingIn(game), [standing, game]).value;
  const adapts = value === 'adapt';
  const chosen: Level | undefined = adapts ? known?.suits : value;
  return (
    <>
      <fieldset class={styles.rungs}>
        <legend class="visually-hidden">{t('levels.who')}</legend>
        <p class={styles.column}>{known?.chances && t('levels.youWin')}</p>
        {LEVELS.toReversed().map((level) => {
          const chance = known?.chances?.[level] ?? null;
          const wins = known?.ladder[level] ?? 0;
          const odds = chance === null ? null : oddsOf(chance);
          return (
            <label key={level} class={styles.rung}>
              <input
                type="radio"
                name="level"
                value={level}
                checked={level === chosen}
                // Also a tap on the level that adapting has found chooses it.
                onClick={() => onChange(level)}
              />
              <Art id={`face-${level}`} class={styles.face!} />
              <span>
                <b>
                  <span>{t(`common.level.${level}`)}</span>
                  {wins > 0 && <Pips wins={wins} />}
                </b>
                <small>{t('levels.rung', { hard: hardOf(level, chance), line: t(`levels.line.${level}`) })}</small>
              </span>
              {odds && <em>{t('levels.odds', odds)}</em>}
            </label>
          );
        })}
      </fieldset>
      <div class={styles.row}>
        <span>
          <b>{t('common.adapt')}</b>
          <small>{t('levels.adaptNote')}</small>
        </span>
        <Segment
          label={t('common.adapt')}
          name="adapt"
          value={adapts ? 'yes' : 'no'}
          options={[
            { value: 'no', text: t('setup.off') },
            { value: 'yes', text: t('setup.on') },
          ]}
          onChange={(next) => onChange(next === 'yes' ? 'adapt' : (known?.suits ?? LEVELS[0]))}
        />
      </div>
    </>
  );
}
