import type { Reporter, TestModule } from 'vitest/node';

/** Ends every test run with one line that a person and a script can both read: `N passed, N failed`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      if (module.errors().length > 0) failed++;
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === 'passed') passed++;
        if (state === 'failed') failed++;
      }
    }
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
