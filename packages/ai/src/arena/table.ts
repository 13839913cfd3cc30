import type { Summary } from './statistics.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (elo: number): string =>
  Number.isFinite(elo) ? `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}` : elo < 0 ? '−∞' : '+∞';

/** The result of a match for a person to read. */
export function matchTable(names: readonly [string, string], summary: Summary): string {
  const rows: [string, string][] = [
    ['games', `${summary.games}`],
    ['won, drawn, lost', `${summary.wins}, ${summary.draws}, ${summary.losses}`],
    ['share', `${percent(summary.share)} (95 %: ${percent(summary.low)} to ${percent(summary.high)})`],
    ...(summary.adjusted
      ? [
          [
            'luck-adjusted',
            `${percent(summary.adjusted.share)} (95 %: ${percent(summary.adjusted.low)} to ${percent(summary.adjusted.high)})`,
          ] as [string, string],
        ]
      : []),
    ['Elo', `${signed(summary.elo)} (${signed(summary.eloLow)} to ${signed(summary.eloHigh)})`],
    ['points', `${summary.points.toFixed(1)} : ${summary.theirs.toFixed(1)}`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [`${names[0]} against ${names[1]}`, ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)].join(
    '\n',
  );
}
