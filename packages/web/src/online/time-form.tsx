import { t } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { DAYS, INCREMENTS, MINUTES, type NewGameForm } from './new-game-form.ts';
import styles from './online.module.css';

interface TimeFormProps {
  readonly form: NewGameForm;
  readonly onChange: (change: Partial<NewGameForm>) => void;
}

/** No clock, one for the game, or days for each move. */
export function TimeForm({ form, onChange }: TimeFormProps) {
  const numbers = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
  return (
    <>
      <Choice
        legend={t('online.time')}
        name="time"
        value={form.time}
        options={[
          { value: 'none', text: t('online.time.none'), note: t('online.time.noneNote') },
          { value: 'clock', text: t('online.time.clock'), note: t('online.time.clockNote') },
          { value: 'days', text: t('online.time.days'), note: t('online.time.daysNote') },
        ]}
        onChange={(time) => onChange({ time })}
      />
      {form.time === 'clock' && (
        <div class={`stack loose ${styles.numbers}`}>
          <Choice
            legend={t('online.time.minutesEach')}
            name="minutes"
            value={form.minutes}
            options={numbers(MINUTES)}
            onChange={(minutes) => onChange({ minutes })}
          />
          <Choice
            legend={t('online.time.increment')}
            name="increment"
            value={form.increment}
            options={numbers(INCREMENTS)}
            onChange={(increment) => onChange({ increment })}
          />
        </div>
      )}
      {form.time === 'days' && (
        <div class={`stack loose ${styles.numbers}`}>
          <Choice
            legend={t('online.time.daysEach')}
            name="days"
            value={form.days}
            options={numbers(DAYS)}
            onChange={(days) => onChange({ days })}
          />
        </div>
      )}
    </>
  );
}
