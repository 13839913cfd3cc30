import type { TimeControl } from '@castellan/match';
import type { GameName } from '@castellan/rules';
import { Icon } from './icons.tsx';
import { timeText } from './time.ts';
import { optionTexts } from './wish.ts';

interface FactsProps {
  readonly game: GameName;
  readonly options: readonly string[];
  readonly time: TimeControl;
}

/** What a game is, before anyone sits down: its rules and its time. */
export const GameFacts = ({ game, options, time }: FactsProps) => (
  <ul class="facts">
    {optionTexts(game, options).map((text) => (
      <li key={text}>{text}</li>
    ))}
    <li class="time">
      <Icon name="clock" />
      {timeText(time)}
    </li>
  </ul>
);

export const gameTitle = (game: GameName): string => (game === 'duel' ? 'Duel' : 'Discovery');
