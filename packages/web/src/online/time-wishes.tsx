import { t } from '../i18n/index.ts';
import { Choice } from '../ui/controls.tsx';
import { DAYS, INCREMENTS, MINUTES, type Wishes } from './wish.ts';

interface WishProps {
  readonly wishes: Wishes;
  readonly wish: (change: Partial<Wishes>) => void;
}

/** No clock, one for the game, or days for each move. */
export function TimeWishes({ wishes, wish }: WishProps) {
  const numbers = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
  return (
    <>
      <Choice
        legend={t('online.time')}
        name="time"
        value={wishes.time}
        options={[
          { value: 'none', text: t('online.time.none'), note: t('online.time.noneNote') },
          { value: 'clock', text: t('online.time.clock'), note: t('online.time.clockNote') },
          { value: 'days', text: t('online.time.days'), note: t('online.time.daysNote') },
        ]}
        onChange={(time) => wish({ time })}
      />
      {wishes.time === 'clock' && (
        <div class="numbers">
          <Choice
            legend={t('online.time.minutesEach')}
            name="minutes"
            value={wishes.minutes}
            options={numbers(MINUTES)}
            onChange={(minutes) => wish({ minutes })}
          />
          <Choice
            legend={t('online.time.increment')}
            name="increment"
            value={wishes.increment}
            options={numbers(INCREMENTS)}
            onChange={(increment) => wish({ increment })}
          />
        </div>
      )}
      {wishes.time === 'days' && (
        <div class="numbers">
          <Choice
            legend={t('online.time.daysEach')}
            name="days"
            value={wishes.days}
            options={numbers(DAYS)}
            onChange={(days) => wish({ days })}
          />
        </div>
      )}
    </>
  );
}
