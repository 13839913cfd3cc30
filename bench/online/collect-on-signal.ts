/** Loaded into a server by `watchers.ts`: on SIGUSR2 it collects its garbage, so that what stays can be measured. */
import { isMainThread } from 'node:worker_threads';
import { releaseHeap } from '../../packages/server/src/young-heap.ts';

if (isMainThread) process.on('SIGUSR2', () => void releaseHeap());
