import { setFlagsFromString } from 'node:v8';

/**
 * From now on one thread collects the young heap of this process. Little of what a request leaves behind survives, so there is little to
 * share out, and waking helpers for it took an eighth of a move's processor time on two cores (lab/durability/README.md).
 */
export const collectOnOneThread = (): void => setFlagsFromString('--no-parallel-scavenge');
