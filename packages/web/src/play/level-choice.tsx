import type { GameName } from '@castellan/rules';
import { part, usePart } from '../games/part.ts';
import { formatRoundShare } from '../i18n/formats.ts';
import { t } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { Opponent } from './last-choices.ts';
import { LEVELS, type Level } from './levels.ts';

const ADAPT = part(() => import('./adapt.ts'));

interface LevelChoiceProps {
  readonly game: GameName;
  readonly value: Opponent;
  readonly onChange: (next: Opponent) => void;
}

/** The six of the court, each with a face, a line on how it plays and how hard it is; or the level that suits the player. */
export function LevelChoice({ game, value, onChange }: LevelChoiceProps) {
  const adapt = usePart(ADAPT);
  const played = useLoaded(async () => (adapt ? adapt.playedHere(game) : []), [adapt, game]).value ?? [];
  const hard = (level: Level): string => {
    const chance = adapt?.chanceAgainst(level, played) ?? null;
    return chance === null
      ? t(`setup.levelFor.${level}`)
      : t('setup.youShouldWin', { share: formatRoundShare(chance) });
  };
  const suits = adapt?.levelAfter(played);
  return (
    <Choice<Opponent>
      legend={t('common.level')}
      name="level"
      value={value}
      options={[
        ...LEVELS.map((level) => ({
          value: level,
          text: t(`common.level.${level}`),
          note: `${t(`setup.levelLine.${level}`)} ${hard(level)}`,
          art: `face-${level}`,
        })),
        {
          value: 'adapt' as const,
          text: t('common.adapt'),
          note: suits ? t('setup.adaptNow', { level: t(`common.level.${suits}`) }) : t('setup.adaptNote'),
          art: 'face-adapt',
        },
      ]}
      onChange={onChange}
    />
  );
}
