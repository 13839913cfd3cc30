import { addedGames, SERIES_FORMATS, type SeriesRules } from '@castellan/match';
import { t } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import styles from './series.module.css';

/** What a form remembers of the match that is wanted. */
export interface SeriesForm {
  readonly format: SeriesRules['format'] | 'single';
  readonly 'first-to': string;
  readonly 'best-of': string;
}

export const SINGLE_GAME: SeriesForm = { format: 'single', 'first-to': '3', 'best-of': '3' };

/** How many wins, and how many games, are offered. */
const COUNTS = { 'first-to': ['2', '3', '5', '10'], 'best-of': ['3', '5', '7', '9'] } as const;

export function seriesRulesOf(form: SeriesForm): SeriesRules | null {
  const { format } = form;
  if (format === 'single') return null;
  if (format === 'first-to' || format === 'best-of') return { format, games: Number(form[format]) };
  return { format, games: addedGames(format) };
}

interface SeriesChoiceProps {
  readonly form: SeriesForm;
  readonly onChange: (form: SeriesForm) => void;
}

/** One game, or a match of several. */
export function SeriesChoice({ form, onChange }: SeriesChoiceProps) {
  const { format } = form;
  return (
    <>
      <Choice
        legend={t('together.match')}
        name="match"
        value={format}
        options={[
          { value: 'single', text: t('together.match.single') },
          ...SERIES_FORMATS.map((value) => ({
            value,
            text: t(`together.match.${value}`),
            note: t(`together.match.${value}Note`),
          })),
        ]}
        onChange={(next) => onChange({ ...form, format: next })}
      />
      {(format === 'first-to' || format === 'best-of') && (
        <div class={styles.games}>
          <Choice
            legend={t(`together.wins.${format}`)}
            name="match-games"
            value={form[format]}
            options={COUNTS[format].map((value) => ({ value, text: value }))}
            onChange={(games) => onChange({ ...form, [format]: games })}
          />
        </div>
      )}
    </>
  );
}

/** By which rules a match is played. */
export const seriesText = ({ format, games }: SeriesRules): string => t(`together.rules.${format}`, { n: games });
