/** A process that does nothing: the lag of its event loop is the machine's, not the server's. Answers each message with its lag so far. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 10 });
histogram.enable();
process.on('message', () => {
  process.send?.({ meanMs: histogram.mean / 1e6, p99Ms: histogram.percentile(99) / 1e6 });
  histogram.reset();
});
process.on('disconnect', () => process.exit(0));
