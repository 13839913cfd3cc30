import { EDITIONS, type Edition, type GameName } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { Choice, Switch } from '../ui/controls.tsx';
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

/** The rules to play by, the rarer ones folded away. */
export const RuleWishes = ({ game, ...props }: WishProps & { game: GameName }) =>
  game === 'duel' ? <DuelWishes {...props} /> : <DiscoveryWishes {...props} />;

function DuelWishes({ wishes, wish }: WishProps) {
  return (
    <>
      <Choice
        legend={t('common.edition')}
        name="edition"
        value={wishes.edition}
        options={(Object.keys(EDITIONS) as Edition[]).map((edition) => ({
          value: edition,
          text: t(`common.editionOf.${edition}`),
        }))}
        onChange={(edition) => wish({ edition, ...EDITIONS[edition] })}
      />
      <details>
        <summary>{t('common.details')}</summary>
        <Choice
          legend={t('common.ticks')}
          name="ticks"
          value={wishes.ticks}
          options={[
            { value: 'drawn', text: t('common.ticksDrawn') },
            { value: 'formed', text: t('common.ticksFormed') },
          ]}
          onChange={(ticks) => wish({ ticks })}
        />
        <Choice
          legend={t('common.equal')}
          name="equal"
          value={wishes.equal}
          options={[
            { value: 'draw', text: t('common.equalDraw') },
            { value: 'shared', text: t('common.equalShared') },
          ]}
          onChange={(equal) => wish({ equal })}
        />
      </details>
    </>
  );
}

function DiscoveryWishes({ wishes, wish }: WishProps) {
  return (
    <details>
      <summary>{t('common.details')}</summary>
      <Choice
        legend={t('common.size')}
        name="size"
        value={wishes.size}
        options={[
          { value: '5', text: t('common.size5') },
          { value: '7', text: t('common.size7') },
        ]}
        onChange={(size) => wish({ size })}
      />
      {wishes.size === '5' && (
        <Choice
          legend={t('common.deck')}
          name="deck"
          value={wishes.deck}
          options={[
            { value: 'discovery', text: t('common.deckDiscovery') },
            { value: 'base', text: t('common.deckBase') },
          ]}
          onChange={(deck) => wish({ deck })}
        />
      )}
      <Choice
        legend={t('common.tiebreak')}
        name="tiebreak"
        value={wishes.tiebreak}
        options={[
          { value: 'base', text: t('common.tiebreakBase') },
          { value: 'print', text: t('common.tiebreakPrint') },
        ]}
        onChange={(tiebreak) => wish({ tiebreak })}
      />
      <Switch
        text={t('common.harmony')}
        note={t('common.harmonyNote')}
        on={wishes.harmony}
        onChange={(harmony) => wish({ harmony })}
      />
      <Switch
        text={t('common.middle')}
        note={t('common.middleNote')}
        on={wishes.middle}
        onChange={(middle) => wish({ middle })}
      />
    </details>
  );
}
