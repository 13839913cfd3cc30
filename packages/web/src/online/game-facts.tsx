import type { Handicap, SeriesRules, TimeControl } from '@castellan/match';
import type { GameName, Seat } from '@castellan/rules';
import { kitOf } from '../games/index.ts';
import { usePart } from '../games/part.ts';
import { handicapLines } from '../handicap/handicap-choice.tsx';
import { t } from '../i18n/index.ts';
import { timeText } from '../play/time-left.ts';
import { seriesText } from '../series/series-choice.tsx';
import { Icon } from './icons.tsx';
import styles from './invite.module.css';

interface FactsProps {
  readonly game: GameName;
  readonly options: readonly string[];
  readonly time: TimeControl;
  readonly series?: SeriesRules | null;
  readonly rated?: boolean;
  readonly handicap?: Handicap | null;
  /** Of a game with a handicap: the seat of the reader, taken or free. */
  readonly you?: Seat;
}

/** What a game is, before anyone sits down: its rules and its time. */
export function GameFacts({ game, options, time, series, rated, handicap, you = 1 }: FactsProps) {
  const kit = usePart(kitOf(game).options);
  return (
    <ul class={styles.facts} data-facts>
      {kit?.describe(options).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {series && <li>{seriesText(series)}</li>}
      {handicapLines(handicap, (seat) => t(seat === you ? 'common.you' : 'together.handicap.friend')).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {rated && <li>{t('online.rated')}</li>}
      <li class={styles.time}>
        <Icon name="clock" />
        {timeText(time)}
      </li>
    </ul>
  );
}
