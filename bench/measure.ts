/** Interleaved runs, so that a noisy moment of the machine hits every contender; medians, so that it does not count. */
export function medians(rounds: number, contenders: Readonly<Record<string, () => void>>): Record<string, number> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const started = performance.now();
      run();
      // The first round only warms up.
      if (round >= 0) times[name]!.push(performance.now() - started);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

export function printTable(title: string, rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  process.stdout.write(`\n${title}\n${rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}\n`);
}

/** The time this thread has computed in place of the time that has passed: the same strength beside other work. */
export function useComputingTime(): void {
  performance.now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
}
