import type { GameName, Replay, Seat } from '@castellan/rules';
import {
  type DecisionMoment,
  type Depth,
  type Explanation,
  type Finding,
  type Moment,
  momentsToLookAt,
  type Report,
  reportOn,
  type Version,
} from '@castellan/study';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Job, runJob } from '../engine/pool.ts';
import type { GameRecord } from '../records/game-record.ts';
import { ANALYSES, idOf, linesOf, type SavedAnalysis } from './saved-analysis.ts';

/** An analysis of one game: under way, stopped, or done. */
export interface Analysis {
  readonly id: string;
  readonly replay: Replay;
  /** As far as it has come. */
  readonly report: ReadonlySignal<Report>;
  readonly status: ReadonlySignal<'running' | 'stopped' | 'done' | 'failed'>;
  /** Why something better existed, by the index of the moment; marked moments come by themselves once all is looked at. */
  readonly explanations: ReadonlySignal<ReadonlyMap<number, Explanation>>;
  /** Works a reason out that is on the screen now. */
  explain(moment: DecisionMoment): void;
  /** Looks at what has not been looked at. */
  go(): void;
  stop(): void;
  /** Looks at everything once more, at this depth. */
  again(depth: Depth): void;
}

const DEFAULT_DEPTH: Depth = 'standard';

/** The marked decisions, as the coach needs them: the reader's own first, and of each player the most expensive ones. */
export function toExplain(moments: readonly Moment[], reader: Seat | null): readonly DecisionMoment[] {
  const marked = moments.filter((moment): moment is DecisionMoment => moment.turn !== 'chance' && moment.mark !== null);
  const isTheirs = ({ turn }: DecisionMoment): number => (reader !== null && turn !== reader ? 1 : 0);
  return marked.toSorted((a, b) => isTheirs(a) - isTheirs(b) || b.loss - a.loss);
}

/**
 * The analysis of a record: what is saved of it is there at once, the rest is worked out. The reader is the player who looks at it, where
 * that is known.
 */
export async function openAnalysis(record: GameRecord, reader: Seat | null): Promise<Analysis> {
  const lines = linesOf(record);
  const id = idOf(lines);
  const { replay } = record;
  const moments = momentsToLookAt(replay);
  const saved = await ANALYSES.get(id);

  let depth = saved?.version.depth ?? DEFAULT_DEPTH;
  const version = signal<Version>(saved?.version ?? { rules: replay.game.rulesVersion, weights: '', depth });
  const findings = signal<readonly Finding[]>(saved?.findings ?? []);
  const isDone = () => findings.peek().length >= moments.length;
  const status = signal<'running' | 'stopped' | 'done' | 'failed'>(isDone() ? 'done' : 'stopped');
  const report = computed(() => reportOn(replay, findings.value, version.value, moments.length));
  const explanations = signal<ReadonlyMap<number, Explanation>>(new Map(saved?.explanations ?? []));
  const explaining = new Map<number, Job<Explanation>>();
  let asked: Job<unknown>[] = [];

  const keep = () => {
    const one: SavedAnalysis = {
      id,
      game: record.game,
      findings: findings.peek(),
      version: version.peek(),
      total: moments.length,
      summary: report.peek().summary,
      explanations: [...explanations.peek()],
      made: Date.now(),
    };
    return ANALYSES.put(one);
  };
  const leave = (next: 'stopped' | 'done' | 'failed') => {
    for (const { drop } of asked) drop();
    asked = [];
    status.value = next;
    if (findings.peek().length > 0) void keep();
    if (next === 'done') explainMarked();
    else stopExplaining();
  };

  const explain = ({ index, action, candidates }: DecisionMoment, soon: boolean) => {
    const best = candidates[0]?.action;
    if (best === undefined || best === action || explanations.peek().has(index) || explaining.has(index)) return;
    const game = replay.game.name as GameName;
    const job = runJob('explain', { game, state: replay.states[index], best, played: action }, { soon });
    explaining.set(index, job);
    job.answer.then(
      (found) => {
        if (explaining.get(index) !== job) return;
        explaining.delete(index);
        explanations.value = new Map([...explanations.peek(), [index, found]]);
        if (explaining.size === 0) void keep();
      },
      () => explaining.delete(index),
    );
  };
  const explainMarked = () => {
    for (const moment of toExplain(report.peek().moments, reader)) explain(moment, false);
  };
  const stopExplaining = () => {
    for (const { drop } of explaining.values()) drop();
    explaining.clear();
  };

  const go = () => {
    if (status.value === 'running') return;
    status.value = 'running';
    const found = new Set(findings.peek().map(({ index }) => index));
    const course = depth;
    const jobs = moments
      .filter((index) => !found.has(index))
      .map((index) => runJob('look', { index, depth: course }, { record: lines }));
    asked = jobs;
    for (const { answer } of jobs) {
      answer.then(
        (looked) => {
          if (asked !== jobs) return;
          version.value = looked.version;
          findings.value = [...findings.peek(), looked.finding];
          if (isDone()) leave('done');
        },
        () => {
          if (asked === jobs) leave('failed');
        },
      );
    }
    if (isDone()) leave('done');
  };

  return {
    id,
    replay,
    report,
    status,
    explanations,
    explain: (moment) => explain(moment, true),
    go: () => (isDone() ? explainMarked() : go()),
    stop: () => {
      if (status.value === 'running') leave('stopped');
      else stopExplaining();
    },
    again: (next) => {
      for (const { drop } of asked) drop();
      asked = [];
      depth = next;
      findings.value = [];
      stopExplaining();
      explanations.value = new Map();
      status.value = 'stopped';
      go();
    },
  };
}

/** A chance to win as one of the players sees it. */
export const winOf = (win: number, seat: Seat): number => (seat === 1 ? win : 1 - win);
export const leadOf = (lead: number, seat: Seat): number => (seat === 1 ? lead : -lead);
