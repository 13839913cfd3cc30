import { bySeat, type Domain, type Seat } from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { formatNumber, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { PlayerMark } from '../ui/art.tsx';
import styles from './tally.module.css';

/** What one player has of one kind: how it comes about, and the points. */
export interface Cell {
  readonly how: ComponentChildren;
  readonly points: number;
}

export interface TallyRow {
  readonly key: string;
  /** Left and right. */
  readonly cells: readonly [Cell, Cell];
  /** What the row is about, between the two. */
  readonly head: ComponentChildren;
  /** The row is pointed at, or no longer. */
  readonly onLook?: (on: boolean) => void;
}

interface TallyProps {
  readonly info: GameInfo;
  readonly seats: readonly [Seat, Seat];
  readonly totals: readonly [number, number];
  readonly caption: string;
  /** The heading over the kinds, and over how a player came to its points. */
  readonly kind: string;
  readonly how: (name: string) => string;
  readonly rows: readonly TallyRow[];
}

/** The domains of one kind that count, largest first: 4 × 2 + 2 × 1. */
export function domainCell<Kind>(domains: readonly Domain<Kind>[], kind: Kind): Cell {
  const counting = domains
    .filter((domain) => domain.kind === kind && domain.points > 0)
    .toSorted((a, b) => b.points - a.points);
  return {
    // A sum breaks between its products, not inside one.
    how: counting
      .map(({ squares, marks }) => `${formatNumber(squares.length)}\u00a0×\u00a0${formatNumber(marks)}`)
      .join(' + '),
    points: counting.reduce((total, { points }) => total + points, 0),
  };
}

/** Both scores, kind by kind: one player on the left, the other on the right. */
export function Tally({ info, seats, totals, caption, kind, how, rows }: TallyProps) {
  const [left, right] = seats;
  const mark = (seat: Seat) => bySeat(info.marks, seat);
  return (
    <table class={`table ${styles.tally}`}>
      <caption class="visually-hidden">{caption}</caption>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{how(nameOf(info, left))}</th>
          <th scope="col">{nameOf(info, left)}</th>
          <th scope="col">{kind}</th>
          <th scope="col">{nameOf(info, right)}</th>
          <th scope="col">{how(nameOf(info, right))}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [one, two], head, onLook }) => (
          <tr
            key={key}
            onPointerEnter={onLook && (() => onLook(true))}
            onPointerLeave={onLook && (() => onLook(false))}
          >
            <td class={`${styles.left} ${styles.formula}`}>{one.how || '–'}</td>
            <td class={`${styles.number} ${one.points > 0 ? '' : styles.zero}`}>{formatNumber(one.points)}</td>
            <th scope="row">{head}</th>
            <td class={`${styles.number} ${two.points > 0 ? '' : styles.zero}`}>{formatNumber(two.points)}</td>
            <td class={`${styles.right} ${styles.formula}`}>{two.how || '–'}</td>
          </tr>
        ))}
        <tr class={styles.totals} data-totals>
          <td class={`${styles.left} owner-${mark(left)}`}>
            <PlayerMark seat={mark(left)} /> {nameOf(info, left)}
          </td>
          <td class={styles.number}>{formatNumber(totals[0])}</td>
          <th scope="row">
            <span class="visually-hidden">{t('common.total')}</span>
          </th>
          <td class={styles.number}>{formatNumber(totals[1])}</td>
          <td class={`${styles.right} owner-${mark(right)}`}>
            <PlayerMark seat={mark(right)} /> {nameOf(info, right)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
