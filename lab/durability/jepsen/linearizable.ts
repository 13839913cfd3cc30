/** Something a client did, as the client saw it: when it began, when it knew the outcome, and what that was. */
export interface Operation<Call> {
  readonly call: Call;
  readonly from: number;
  /** Null where no answer came: it may have happened at any moment since, or never. */
  readonly until: number | null;
}

/** What one client at a time would see. */
export interface Model<State, Call> {
  readonly initial: State;
  /** The state after this operation had exactly this outcome, or null where it cannot have. */
  step(state: State, call: Call): State | null;
  /** Whether it changes no state at all. */
  isRead(call: Call): boolean;
  /** Two states with the same key are the same. */
  keyOf(state: State): string | number;
}

export type Judgement<Call> =
  | { readonly linearizable: true }
  /** `longest`: how many operations fit into an order at best; `stuck`: those that were due next and fitted nowhere. */
  | { readonly linearizable: false; readonly longest: number; readonly stuck: readonly Operation<Call>[] };

interface Node<Call> {
  readonly index: number;
  readonly operation: Operation<Call>;
  /** Calls have their return; a return has null; so has a call that never returned. */
  readonly isReturn: boolean;
  readonly other: Node<Call> | null;
  before: Node<Call> | null;
  next: Node<Call> | null;
}

interface Taken<State, Call> {
  readonly node: Node<Call>;
  readonly state: State;
  /** A read: no other order could have been better, so none is tried. */
  readonly isRead: boolean;
}

/**
 * Whether operations of many clients could have happened one at a time, each at some moment between its beginning and its end: the search of
 * Wing and Gong with Lowe's memory of what has been tried. Operations without an answer are taken where they help and left out where they do not.
 * A read that fits is always taken at once: putting it first only ever leaves more room for the others.
 */
export function judgeHistory<State, Call>(
  operations: readonly Operation<Call>[],
  model: Model<State, Call>,
): Judgement<Call> {
  const head = listOf(operations);
  let due = operations.filter(({ until }) => until !== null).length;
  const done = new Uint8Array(Math.ceil(operations.length / 8));
  const tried = new Set<string>();
  const taken: Taken<State, Call>[] = [];
  let state = model.initial;
  let longest = -1;
  let stuck: readonly Operation<Call>[] = [];

  let node = head.next;
  while (due > 0) {
    if (node && !node.isReturn) {
      const after = model.step(state, node.operation.call);
      const isRead = model.isRead(node.operation.call);
      if (after !== null && (isRead || isNew(node, after))) {
        taken.push({ node, state, isRead });
        state = after;
        take(node);
        node = head.next;
      } else {
        node = node.next;
      }
      continue;
    }
    // An operation has ended before which all others were tried: back to the last choice.
    if (taken.length > longest) {
      longest = taken.length;
      stuck = openBefore(head, node);
    }
    let last = taken.pop();
    while (last?.isRead) {
      putBack(last.node);
      last = taken.pop();
    }
    if (!last) return { linearizable: false, longest, stuck };
    putBack(last.node);
    state = last.state;
    node = last.node.next;
  }
  return { linearizable: true };

  function isNew({ index }: Node<Call>, after: State): boolean {
    done[index >> 3]! |= 1 << (index & 7);
    const key = `${model.keyOf(after)} ${Buffer.from(done.buffer).toString('latin1')}`;
    done[index >> 3]! &= ~(1 << (index & 7));
    if (tried.has(key)) return false;
    tried.add(key);
    return true;
  }

  function take(call: Node<Call>): void {
    done[call.index >> 3]! |= 1 << (call.index & 7);
    unlink(call);
    if (!call.other) return;
    unlink(call.other);
    due--;
  }

  function putBack(call: Node<Call>): void {
    done[call.index >> 3]! &= ~(1 << (call.index & 7));
    if (call.other) {
      link(call.other);
      due++;
    }
    link(call);
  }
}

/** Beginnings and ends in the order of time; of the same moment beginnings come first, which allows more orders, never fewer. */
function listOf<Call>(operations: readonly Operation<Call>[]): Node<Call> {
  const all: { at: number; node: Node<Call> }[] = [];
  for (const [index, operation] of operations.entries()) {
    const { from, until } = operation;
    const blank = { index, operation, before: null, next: null };
    const end = until === null ? null : { ...blank, isReturn: true, other: null };
    all.push({ at: from, node: { ...blank, isReturn: false, other: end } });
    if (end) all.push({ at: until!, node: end });
  }
  all.sort((a, b) => a.at - b.at || Number(a.node.isReturn) - Number(b.node.isReturn));
  const head: Node<Call> = {
    index: -1,
    operation: operations[0]!,
    isReturn: false,
    other: null,
    before: null,
    next: null,
  };
  let last = head;
  for (const { node } of all) {
    node.before = last;
    last.next = node;
    last = node;
  }
  return head;
}

function unlink<Call>({ before, next }: Node<Call>): void {
  if (before) before.next = next;
  if (next) next.before = before;
}

/** Undoes `unlink`, if done in the opposite order. */
function link<Call>(node: Node<Call>): void {
  if (node.before) node.before.next = node;
  if (node.next) node.next.before = node;
}

function openBefore<Call>(head: Node<Call>, end: Node<Call> | null): Operation<Call>[] {
  const open: Operation<Call>[] = [];
  for (let node = head.next; node && node !== end; node = node.next) open.push(node.operation);
  return open;
}
