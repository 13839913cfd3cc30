import { dirname } from 'node:path';
import type { Below } from '@castellan/rules';
import type { Change } from './recording.ts';

/** What a disk may write without the rest of a larger piece. */
const SECTOR = 512;

type Pending = Extract<Change, { type: 'write' | 'truncate' }>;

/** A file: what is surely on disk, and what was done to it since, in order. */
interface File {
  durable: Content;
  pending: Pending[];
  /** How much of `pending` each sync that is under way will have made sure of. */
  readonly syncs: Map<string, number>;
  /** Whether its name is surely in the folder. */
  isNamed: boolean;
}

/** Bytes that grow. */
class Content {
  bytes = Buffer.alloc(0);
  length = 0;

  apply(change: Pending): void {
    if (change.type === 'truncate') {
      if (change.length < this.length) this.bytes.fill(0, change.length, this.length);
      this.#reach(change.length);
      this.length = change.length;
      return;
    }
    this.#reach(change.at + change.data.length);
    change.data.copy(this.bytes, change.at);
    this.length = Math.max(this.length, change.at + change.data.length);
  }

  copy(): Content {
    const copy = new Content();
    copy.bytes = Buffer.from(this.bytes.subarray(0, this.length));
    copy.length = this.length;
    return copy;
  }

  #reach(length: number): void {
    if (length <= this.bytes.length) return;
    const larger = Buffer.alloc(Math.max(length, this.bytes.length * 2));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

export interface DiskOptions {
  /** A disk that says it has synced and has not: what must be found out. */
  readonly isLying?: boolean;
}

/** A disk that keeps what was synced and, when the power goes, any part of what was not. */
export class ForgetfulDisk {
  readonly #files = new Map<string, File>();
  /** Files that were removed, for which the folder was not synced since: they may come back. */
  readonly #removed = new Map<string, File>();
  readonly #isLying: boolean;

  constructor({ isLying = false }: DiskOptions = {}) {
    this.#isLying = isLying;
  }

  apply(change: Change): void {
    const { path } = change;
    switch (change.type) {
      case 'create':
        this.#files.set(path, { durable: new Content(), pending: [], syncs: new Map(), isNamed: false });
        return;
      case 'write':
      case 'truncate':
        this.#files.get(path)?.pending.push(change);
        return;
      case 'unlink': {
        const file = this.#files.get(path);
        if (file?.isNamed) this.#removed.set(path, file);
        this.#files.delete(path);
        return;
      }
      case 'sync-begin':
        if (!this.#isLying) this.#beginSync(path, change.sync);
        return;
      case 'sync-end':
        if (!this.#isLying) this.#endSync(path, change.sync);
    }
  }

  /** The files that the power could take something from if it went now. */
  unsynced(): string[] {
    return [...this.#files].flatMap(([path, { pending, isNamed }]) => (pending.length > 0 || !isNamed ? [path] : []));
  }

  /** What the files hold after the power went now: each sector that was not synced is there or not, and so is each such name. */
  afterPowerLoss(below: Below): Map<string, Buffer> {
    const left = new Map<string, Buffer>();
    // Everything, nothing, or anything in between: each of them now and then.
    const saved = [0, 10, 50, 90, 100][below(5)]!;
    const isKept = () => below(100) < saved;
    for (const path of new Set([...this.#files.keys(), ...this.#removed.keys()])) {
      const now = this.#files.get(path);
      const before = this.#removed.get(path);
      // A name that was not synced is the new file's, the removed one's, or no file's.
      const file = now && (now.isNamed || isKept()) ? now : before && !isKept() ? before : null;
      if (!file) continue;
      const content = file.durable.copy();
      for (const change of file.pending) {
        for (const part of change.type === 'write' ? sectorsOf(change) : [change]) if (isKept()) content.apply(part);
      }
      left.set(path, content.bytes.subarray(0, content.length));
    }
    return left;
  }

  #beginSync(path: string, sync: string): void {
    const file = this.#files.get(path);
    file?.syncs.set(sync, file.pending.length);
  }

  #endSync(path: string, sync: string): void {
    const file = this.#files.get(path);
    if (file) {
      const count = file.syncs.get(sync) ?? 0;
      for (const change of file.pending.splice(0, count)) file.durable.apply(change);
      file.syncs.delete(sync);
      // Syncs that overlapped this one have that much less left to make sure of.
      for (const [other, rest] of file.syncs) file.syncs.set(other, Math.max(0, rest - count));
      return;
    }
    // No file: the folder, and with it the names in it.
    for (const [name, named] of this.#files) if (dirname(name) === path) named.isNamed = true;
    for (const name of [...this.#removed.keys()]) if (dirname(name) === path) this.#removed.delete(name);
  }
}

/** A write, cut where a disk may stop in the middle of it. */
function sectorsOf(write: Pending & { type: 'write' }): Pending[] {
  const parts: Pending[] = [];
  for (let from = 0; from < write.data.length; ) {
    const to = Math.min(write.data.length, from + SECTOR - ((write.at + from) % SECTOR));
    parts.push({ ...write, at: write.at + from, data: write.data.subarray(from, to) });
    from = to;
  }
  return parts;
}
