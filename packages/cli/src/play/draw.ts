import { bySeat, COATS, type Coat, type DuelState, MAP, SEATS, type Seat } from '@castellan/rules';

/** Duel drawn with letters, as in the notation: a coat, then a `+` for each cross. */

const CELL = 5;

const cell = (text: string): string => text.padStart(Math.ceil((CELL + text.length) / 2)).padEnd(CELL);

function mapRow(state: DuelState, seat: Seat, row: number): string {
  const { map, castle } = bySeat(state.players, seat);
  const cells = Array.from({ length: MAP.width }, (_, column) => {
    const square = column * MAP.height + row;
    if (square === MAP.castle) return cell(castle ? '[^]' : '[#]');
    const drawn = map[square];
    if (!drawn) return cell('.');
    return cell(drawn.marks > 3 ? `${drawn.kind}+${drawn.marks}` : drawn.kind + '+'.repeat(drawn.marks));
  });
  return `${row + 1} ${cells.join('')}`;
}

const heading = (): string => `  ${Array.from('abcdefg', cell).join('')}`;

export function drawMaps(
  state: DuelState,
  names: readonly [string, string],
  totals: readonly [number, number],
): string {
  const width = heading().length + 4;
  const titles = SEATS.map((seat) => `${names[seat - 1]}: ${totals[seat - 1]} points`.padEnd(width)).join('');
  const rows = Array.from({ length: MAP.height }, (_, row) =>
    SEATS.map((seat) => mapRow(state, seat, row).padEnd(width)).join(''),
  );
  return [titles, SEATS.map(() => heading().padEnd(width)).join(''), ...rows].map((line) => line.trimEnd()).join('\n');
}

/** One line a coat: both players' boxes and who has the power. */
export function drawSpellbook(state: DuelState, names: readonly [string, string]): string {
  const { boxes, powers } = state.options.sheet;
  const strip = (coat: Coat, seat: Seat): string => {
    const winner = state.lines[coat];
    if (winner !== null && winner !== seat) return '-'.repeat(boxes[coat]);
    const ticks = bySeat(state.players, seat).ticks[coat];
    return 'x'.repeat(ticks) + '.'.repeat(boxes[coat] - ticks);
  };
  return COATS.map((coat) => {
    const winner = state.lines[coat];
    const owner = winner === null ? '' : `  won by ${names[winner - 1]}`;
    return `  ${strip(coat, 1).padStart(6)} ${coat} ${strip(coat, 2).padEnd(6)} ${powers[coat]}${owner}`;
  }).join('\n');
}

export const drawDice = (state: DuelState, names: readonly [string, string]): string =>
  state.dice
    .map(({ face, taker }, index) => `${index + 1}: ${face}${taker === null ? '' : ` (${names[taker - 1]})`}`)
    .join('   ');
