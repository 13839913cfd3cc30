import type { Handicap, TimeControl } from '@castellan/match';
import { bySeat, other, SEATS, type Seat, withSeat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { Switch } from '../ui/switch.tsx';

/** What a form remembers of the handicap that is wanted. */
export interface HandicapForm {
  /** The weaker player: the first one named in the form, or the second. */
  readonly helped: 'nobody' | 'first' | 'second';
  readonly points: (typeof POINTS)[number];
  readonly hints: boolean;
  /** The other player has one part in so many of the time. */
  readonly divisor: (typeof DIVISORS)[number];
}

const POINTS = ['0', '5', '10', '15', '20', '30'] as const;
const DIVISORS = ['1', '2', '4'] as const;

export const NO_HANDICAP: HandicapForm = { helped: 'nobody', points: '10', hints: false, divisor: '1' };

const LEAST_SECONDS = 10;

/** The handicap of a game in which the first player of the form sits in seat `first`. */
export function handicapOf(
  { helped, points, hints, divisor }: HandicapForm,
  first: Seat,
  time: TimeControl,
): Handicap | null {
  if (helped === 'nobody') return null;
  const seat = helped === 'first' ? first : other(first);
  const shorter = divisor !== '1' && time.type === 'clock';
  if (points === '0' && !hints && !shorter) return null;
  const seconds = time.type === 'clock' ? time.seconds : 0;
  const short = Math.max(LEAST_SECONDS, Math.round(seconds / Number(divisor)));
  return {
    points: withSeat([0, 0], seat, Number(points)),
    hints: withSeat([false, false], seat, hints),
    ...(shorter && { seconds: withSeat([short, short], seat, seconds) }),
  };
}

interface HandicapChoiceProps {
  readonly form: HandicapForm;
  /** How both players of the form are called. */
  readonly names: readonly [string, string];
  readonly hasClock: boolean;
  readonly onChange: (form: HandicapForm) => void;
}

/** For unequal players: which of them has points at the start, hints, or more time. */
export function HandicapChoice({ form, names, hasClock, onChange }: HandicapChoiceProps) {
  const change = (changed: Partial<HandicapForm>) => onChange({ ...form, ...changed });
  return (
    <>
      <Choice
        legend={t('together.handicap')}
        name="handicap"
        value={form.helped}
        options={[
          { value: 'nobody', text: t('together.handicap.none') },
          { value: 'first', text: names[0] },
          { value: 'second', text: names[1] },
        ]}
        onChange={(helped) => change({ helped })}
      />
      {form.helped !== 'nobody' && (
        <>
          <Choice
            legend={t('together.handicap.points')}
            name="handicap-points"
            value={form.points}
            options={POINTS.map((value) => ({ value, text: value }))}
            onChange={(points) => change({ points })}
          />
          {hasClock && (
            <Choice
              legend={t('together.handicap.time')}
              name="handicap-time"
              value={form.divisor}
              options={DIVISORS.map((value) => ({ value, text: t(`together.handicap.time${value}`) }))}
              onChange={(divisor) => change({ divisor })}
            />
          )}
          <Switch
            text={t('together.handicap.hints')}
            note={t('together.handicap.note')}
            on={form.hints}
            onChange={(hints) => change({ hints })}
          />
        </>
      )}
    </>
  );
}

/** The handicap in sentences, one for each thing that a player has. */
export function handicapLines(handicap: Handicap | null | undefined, nameOf: (seat: Seat) => string): string[] {
  if (!handicap) return [];
  const { points, hints, seconds } = handicap;
  return SEATS.flatMap((seat) => {
    const name = nameOf(seat);
    const more = bySeat(points, seat);
    const less = seconds && bySeat(seconds, seat) < bySeat(seconds, other(seat));
    return [
      ...(more > 0 ? [t('together.handicap.has', { name, n: more })] : []),
      ...(bySeat(hints, seat) ? [t('together.handicap.mayAsk', { name })] : []),
      ...(less ? [t('together.handicap.seconds', { name, n: Math.round(bySeat(seconds, seat) / 60) })] : []),
    ];
  });
}
