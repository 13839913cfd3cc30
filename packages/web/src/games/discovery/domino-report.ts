import { DECKS, type Domino, type Half } from '@castellan/rules';

/** The dominoes of the box. */
export const PRINTED_DOMINOES: readonly Domino[] = DECKS.discovery;

const half = ({ terrain, crowns }: Half): string => `${terrain}${'+'.repeat(crowns)}`;
const printed = ({ left, right }: Domino): string => `${half(left)} ${half(right)}`;

export const dominoKey = (number: number): string => `domino ${number}`;

/** What an owner found, domino by domino: short enough for a message. */
export function dominoReport(found: readonly Domino[], confirmed: ReadonlySet<string>, printing: string): string {
  return [
    `Discovery, box check. Printing: ${printing.trim() || 'not said'}`,
    ...PRINTED_DOMINOES.map((believed, index) => {
      const name = dominoKey(believed.number);
      const now = printed(found[index]!);
      if (now !== printed(believed)) return `${name}: ${now} (we believed ${printed(believed)})`;
      return `${name}: ${now}${confirmed.has(name) ? ', confirmed' : ', not checked'}`;
    }),
  ].join('\n');
}
