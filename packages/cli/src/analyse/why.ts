import { other, type Seat } from '@castellan/rules';
import type { Explanation, Reason } from '@castellan/study';
import type { ExplainedReport } from './explained.ts';

const points = (number: number): string => (Math.round(number * 10) / 10).toString();
const share = (number: number): string => `${Math.round(number * 100)} %`;

/** What makes the better action better than the one played, for the player who decided. */
function reasonText({ claim, component, of, best, played }: Reason, seat: Seat, rolls: boolean): string {
  const opponent = `player ${other(seat)}`;
  const difference = points(Math.abs(best - played));
  const inGames = `in ${share(best)} of games, not ${share(played)}`;
  const numbers = `${points(best)}, not ${points(played)}`;
  switch (claim) {
    case 'own-points':
      return `${difference} more points of ${of} at the end`;
    case 'other-points':
      return `${difference} fewer points of ${of} for ${opponent} at the end`;
    case 'own-bonus':
      return `${difference} more points of bonus`;
    case 'other-bonus':
      return `${difference} fewer points of bonus for ${opponent}`;
    case 'own-line':
      return `player ${seat} wins the row of ${of} ${inGames}`;
    case 'other-line':
      return `${opponent} wins the row of ${of} ${inGames}`;
    case 'own-empty':
      return component.endsWith('discards')
        ? `dominoes without a place: ${numbers} on average`
        : `squares that stay empty: ${numbers} on average`;
    case 'order':
      return `player ${seat} chooses first in the next round ${inGames}`;
    case 'tie-break':
      return `player ${seat} wins by a tie-break ${inGames}`;
    case 'gain':
      return `points at once: ${numbers}`;
    case 'reply':
      return `points of the best reply of ${opponent}: ${numbers}`;
    case 'extends':
      return rolls
        ? `${share(best)} of rolls extend ${of} in the next round, not ${share(played)}`
        : `${share(best)} of the dominoes to come extend ${of}, not ${share(played)}`;
  }
}

/** Every decision with a mark: what was better and why, a decision a paragraph. */
export function whyText({ moments }: ExplainedReport, rolls: boolean): string {
  const paragraphs = moments.flatMap((moment) => {
    if (moment.turn === 'chance' || moment.why === null) return [];
    return [paragraph(moment, moment.why, rolls)];
  });
  return paragraphs.length === 0 ? '' : `\nWhy\n${paragraphs.join('')}`;
}

interface Named {
  readonly index: number;
  readonly round: number;
  readonly turn: Seat;
  readonly kind: string;
}

function paragraph({ index, round, turn, kind }: Named, why: Explanation, rolls: boolean): string {
  const reasons = why.reasons.map((reason) => `${reason.concept}: ${reasonText(reason, turn, rolls)}`);
  const lines = reasons.length > 0 ? reasons : ['no single reason'];
  const head = `${index + 1}, round ${round}, ${kind}: player ${turn} had ${why.best}, not ${why.played}`;
  return `  ${[head, ...lines.map((line) => `  ${line}`)].join('\n  ')}\n`;
}
