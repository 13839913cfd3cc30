import type { Metrics } from '../metrics.ts';
import { HEARTBEAT, type Note, type Notes } from '../stores/notes.ts';

/** Counted by one node since its start. */
export interface NodeReport {
  readonly startedAt: number;
  /** The time between two reports. */
  readonly everyMs: number;
  readonly begun: number;
  readonly finished: number;
  readonly refused: number;
  readonly streams: number;
}

/** A node that has missed so many reports has ended. */
const MOST_MISSED = 4;
/** Reports of nodes that ended are removed after this time. */
const STALE_MS = 86_400_000;

const idOf = (node: string) => ({ scope: HEARTBEAT, kind: HEARTBEAT, key: `node ${node}` });
const isReport = ({ key }: Note): boolean => key.startsWith('node ');

/** What each node counts is in its memory alone. It is saved with every heartbeat, so that `castellan admin` can show it. */
export class NodeReporter {
  readonly #notes: Notes;
  readonly #node: string;
  readonly #metrics: Metrics;
  readonly #now: () => number;
  readonly #startedAt: number;
  readonly #everyMs: number;

  constructor(notes: Notes, node: string, metrics: Metrics, everyMs: number, now: () => number) {
    this.#notes = notes;
    this.#node = node;
    this.#metrics = metrics;
    this.#everyMs = everyMs;
    this.#now = now;
    this.#startedAt = now();
  }

  async write(): Promise<void> {
    const { begun, finished, refusals, streams } = this.#metrics;
    const report: NodeReport = {
      startedAt: this.#startedAt,
      everyMs: this.#everyMs,
      begun: await totalOf(begun),
      finished: await totalOf(finished),
      refused: await totalOf(refusals),
      streams: await totalOf(streams),
    };
    const id = idOf(this.#node);
    const before = await this.#notes.note(id);
    const note = { ...id, holder: null, body: JSON.stringify(report), seq: 0, due: this.#now() };
    // Only this node writes it. A report that is lost is followed by the next one.
    await this.#notes.putNote(note, before?.version ?? 0);
  }

  remove(): Promise<void> {
    return this.#notes.removeNote(idOf(this.#node));
  }
}

/** The reports of the nodes that run. */
export async function readReports(notes: Notes, now: number): Promise<readonly NodeReport[]> {
  const reports: NodeReport[] = [];
  for (const note of (await notes.notesIn(HEARTBEAT, HEARTBEAT)).filter(isReport)) {
    const report = JSON.parse(note.body) as NodeReport;
    if (now - note.due < MOST_MISSED * report.everyMs) reports.push(report);
    else if (now - note.due > STALE_MS) await notes.removeNote(note);
  }
  return reports;
}

const totalOf = async (metric: {
  get(): Promise<{ readonly values: readonly { readonly value: number }[] }>;
}): Promise<number> => (await metric.get()).values.reduce((sum, { value }) => sum + value, 0);
