/** One run of jepsen or chaos, as the results have it. */
export interface Segment {
  readonly tool: 'jepsen' | 'chaos';
  readonly store: string;
  readonly command: string;
  readonly at: string;
  readonly faults: number;
  /** Different acknowledged commands that were checked. */
  readonly acknowledged: number;
  readonly games: number;
  readonly seconds: number;
  readonly seed: number;
  readonly lost: readonly string[];
  readonly problems: readonly string[];
  /** The end of its output, where it ended without a result. */
  readonly failed?: string;
}

export interface Totals {
  readonly faults: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** Those of the segments, and segments without a result. */
  readonly problems: number;
}

export interface Endurance extends Totals {
  readonly command: string;
  readonly at: string;
  readonly machine: string;
  readonly segments: readonly Segment[];
}

interface Run {
  readonly tool: Segment['tool'];
  readonly store: string;
  readonly args: readonly string[];
}

/** Each tool on each store, in turns. */
export function nextSegment(index: number, stores: readonly string[], faults: number): Run {
  const store = stores[index % stores.length]!;
  return Math.floor(index / stores.length) % 2 === 0
    ? {
        tool: 'jepsen',
        store,
        args: ['--store', store, '--faults', String(faults), '--commands', '0', '--length', '60'],
      }
    : { tool: 'chaos', store, args: ['--store', store, '--kills', String(faults)] };
}

/** What a tool wrote, or that it wrote nothing. */
export function segmentOf(
  tool: Segment['tool'],
  store: string,
  result: Readonly<Record<string, unknown>> | null,
  output: string,
): Segment {
  const number = (name: string): number => Number(result?.[name] ?? 0);
  const texts = (name: string): readonly string[] => (result?.[name] as string[] | undefined) ?? [];
  return {
    tool,
    store,
    command: String(result?.command ?? ''),
    at: String(result?.at ?? new Date().toISOString()),
    faults: number(tool === 'jepsen' ? 'faults' : 'kills'),
    acknowledged: number('acknowledged'),
    games: number('games'),
    seconds: number('seconds'),
    seed: number('seed'),
    lost: texts('lost'),
    problems: texts('problems'),
    ...(!result && { failed: output || 'it ended without a word' }),
  };
}

export const totalsOf = (segments: readonly Segment[]): Totals => {
  const sum = (pick: (segment: Segment) => number) => segments.reduce((all, segment) => all + pick(segment), 0);
  return {
    faults: sum(({ faults }) => faults),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ lost }) => lost.length),
    problems: sum(({ problems, failed }) => problems.length + (failed ? 1 : 0)),
  };
};

export function reached(segments: readonly Segment[], wanted: { readonly faults: number; readonly commands: number }) {
  const { faults, acknowledged } = totalsOf(segments);
  return faults >= wanted.faults && acknowledged >= wanted.commands;
}
