import { type Outcome, type Score, SEATS, type Seat, type TieBreak } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';

/** What was tapped in, square by square. */
export type PaperSquares<Kind> = Readonly<Record<string, { readonly kind: Kind; readonly marks: number }>>;

/** A tap: puts the kind down, then counts its marks up, then begins again; without a kind it rubs out. */
export function tapped<Kind extends string>(
  squares: PaperSquares<Kind>,
  square: string,
  kind: Kind | null,
  most: number,
): PaperSquares<Kind> {
  const { [square]: there, ...others } = squares;
  if (kind === null) return others;
  const marks = there?.kind === kind ? (there.marks + 1) % (most + 1) : 0;
  return { ...squares, [square]: { kind, marks } };
}

/** The squares of a board in the order of its names. */
export const boardOf = <Kind,>(
  names: readonly string[],
  squares: PaperSquares<Kind>,
): ({ readonly kind: Kind; readonly marks: number } | null)[] => names.map((name) => squares[name] ?? null);

const seatName = (seat: Seat): string => (seat === 1 ? t('box.score.first') : t('box.score.second'));

export function Whose({ seat, onSeat }: { seat: Seat; onSeat: (seat: Seat) => void }) {
  return (
    <Choice
      legend={t('box.score.which')}
      name="whose"
      value={String(seat) as '1' | '2'}
      options={SEATS.map((one) => ({ value: String(one) as '1' | '2', text: seatName(one) }))}
      onChange={(value) => onSeat(value === '1' ? 1 : 2)}
    />
  );
}

/** Who wins, once both are there. `aheadBy` tells the tie-break that decided. */
export function outcomeText(
  outcome: Outcome,
  [one, two]: readonly [Score<unknown>, Score<unknown>],
  aheadBy: (by: Exclude<TieBreak, 'total'>, name: string) => string,
): string {
  if (one.domains.length === 0 || two.domains.length === 0) return '';
  if (outcome.kind === 'draw' && outcome.shared) return t('box.score.shared', { a: one.total });
  if (outcome.kind !== 'win') return t('box.score.equal', { a: one.total });
  const name = seatName(outcome.seat);
  if (outcome.by !== 'total') return aheadBy(outcome.by, name);
  const [a, b] = outcome.seat === 1 ? [one.total, two.total] : [two.total, one.total];
  return t('box.score.ahead', { name, a, b });
}
