import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { type Case, collect, type Suite, suitesOf } from './collect.ts';
import { importFresh, loadFrom, neededBy, nextGeneration } from './modules.ts';
import { JUDGED, rankOf } from './packages.ts';
import { type Outcome, Session } from './session.ts';

type Hits = Record<string, number>;

/** What the instrumented code reads and writes. */
interface Namespace {
  activeMutant?: string | null;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}
const stryker: Namespace = {};
Object.assign(globalThis, { __stryker__: stryker });

/** A test is endless after this, and so many times what it took without a mutant. */
const PATIENCE_MS = 3_000;
const PATIENCE_FACTOR = 5;
/** On a busy machine the clock says little: a test is endless only if it also was at work, or idle, for so long. */
const ENOUGH_MS = 500;
const LONGEST_MS = 45_000;
/** Slower tests run only when the quick ones found nothing. */
const SLOW_MS = 300;
const RECENT = 12;
/** So many tests try to kill a mutant that also matters while modules are loaded, before modules are loaded anew for it. */
const FEW = 60;
/** Tests that reach one of so many mutants behind it are the first to be asked then. */
const NEAR = 40;
/** A first look: a mutant that the quick tests do not kill counts as alive. */
const QUICK = process.env.MUTANTS_QUICK !== undefined;
/** So many milliseconds of work a mutant. */
const QUICK_MS = 400;
/** Only the tests with one of these words in their file are asked. */
const TESTS = (process.env.MUTANTS_TESTS ?? '').split(',');
const FACTS = 'tests.json';

/**
 * Judges mutants in one process: the tests are loaded once, and a mutant is switched on, its tests run until one fails, and switched off.
 * A mutant that a test kills is killed only if the test passes again without it; one that survives, or that is read while modules are
 * loaded, is judged by modules loaded anew.
 */
class OneProcess implements TestRunner {
  readonly #sandbox = process.cwd();
  readonly #judged = JUDGED[process.env.MUTANTS ?? '']!;
  #loaded: Case[] | null = null;
  #facts: Facts = { times: {}, work: {}, needs: {}, also: {}, near: {} };
  /** Tests that killed, by the file of the mutant, the last first: they are asked first. */
  readonly #killers = new Map<string, string[]>();
  /** Tests that fail alone without a mutant. */
  readonly #unfit = new Set<string>();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    endWithParent();
    loadFrom(this.#sandbox);
    const facts = join(this.#sandbox, FACTS);
    if (existsSync(facts)) this.#facts = JSON.parse(readFileSync(facts, 'utf8'));
  }

  async dryRun(): Promise<DryRunResult> {
    this.#activate(null);
    const coverage = { static: {} as Hits, perTest: {} as Record<string, Hits> };
    stryker.mutantCoverage = coverage;
    this.#loaded = await this.#load();
    const session = new Session();
    const results: TestResult[] = [];
    const opened = new Map<Suite, string>();
    for (const one of this.#loaded) {
      const [started, before] = [performance.now(), process.cpuUsage()];
      stryker.currentTestId = one.id;
      const outcome = await session.run(one, 120_000, (suite) => {
        const key = suite && `${one.id} opens ${suitesOf({ suite }).length}`;
        if (suite && key) opened.set(suite, key);
        stryker.currentTestId = key ?? one.id;
      });
      stryker.currentTestId = undefined;
      const timeSpentMs = performance.now() - started;
      const { user, system } = process.cpuUsage(before);
      this.#facts.times[one.id] = timeSpentMs;
      this.#facts.work[one.id] = (user + system) / 1000;
      const told = { id: one.id, name: one.name, fileName: one.file, timeSpentMs };
      if (outcome.kind === 'passed') results.push({ ...told, status: TestStatus.Success });
      else results.push({ ...told, status: TestStatus.Failed, failureMessage: outcome.why });
    }
    await session.close();
    // What a suite opens covers for all of its tests.
    for (const one of this.#loaded) {
      const hits = coverage.perTest[one.id] ?? {};
      coverage.perTest[one.id] = hits;
      for (const suite of suitesOf(one)) {
        for (const [mutant, count] of Object.entries(coverage.perTest[opened.get(suite) ?? ''] ?? {})) {
          hits[mutant] = (hits[mutant] ?? 0) + count;
        }
      }
    }
    for (const key of opened.values()) delete coverage.perTest[key];
    const reaching = new Map<string, string[]>();
    for (const { id } of this.#loaded.toSorted((a, b) => this.#facts.work[a.id]! - this.#facts.work[b.id]!)) {
      for (const mutant of Object.keys(coverage.perTest[id]!)) {
        const tests = reaching.get(mutant) ?? [];
        if (tests.length < FEW) reaching.set(mutant, [...tests, id]);
      }
    }
    for (const mutant of Object.keys(coverage.static)) {
      this.#facts.also[mutant] = reaching.get(mutant) ?? [];
      // Mutants are numbered as they stand in the code: a function before what is in it.
      const near = Array.from({ length: NEAR }, (_, n) => reaching.get(String(Number(mutant) + n)) ?? []);
      this.#facts.near[mutant] = [...new Set(near.flat())].slice(0, FEW);
    }
    for (const file of this.#files()) this.#facts.needs[file] = neededBy(join(this.#sandbox, file));
    writeFileSync(join(this.#sandbox, FACTS), JSON.stringify(this.#facts));
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: coverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const { id, fileName } = activeMutant;
    // What runs while modules are loaded often runs in tests as well: they kill it for less.
    const tests = testFilter ?? this.#facts.also[id] ?? [];
    let result = tests.length > 0 ? await this.#judgeLoaded(id, fileName, tests, hitLimit) : null;
    const near = testFilter ? [] : (this.#facts.near[id] ?? []);
    const isAlive = () => !result || (!testFilter && result.status === MutantRunStatus.Survived);
    if (isAlive() && near.length > 0) result = await this.#judgeAnew(id, fileName, sandboxFileName, near, hitLimit);
    if (!result || (isAlive() && !(QUICK && near.length > 0)))
      result = await this.#judgeAnew(id, fileName, sandboxFileName, testFilter, hitLimit);
    if (result.status === MutantRunStatus.Killed) {
      const killer = result.killedBy[0]!;
      const others = (this.#killers.get(fileName) ?? []).filter((other) => other !== killer);
      this.#killers.set(fileName, [killer, ...others].slice(0, RECENT));
    }
    return result;
  }

  /** By the tests as they are loaded; `null` if that tells nothing. */
  async #judgeLoaded(mutant: string, source: string, ids: string[], limit?: number): Promise<MutantRunResult | null> {
    this.#loaded ??= await this.#load();
    const keeps = Boolean(this.#judged.keeps) && !QUICK;
    const asked = new Set(ids);
    for (let isNew = false; ; ) {
      const tests = this.#loaded.filter(
        ({ id }) => asked.has(id) && !this.#unfit.has(id) && !((keeps || QUICK) && this.#facts.work[id]! >= SLOW_MS),
      );
      const found = await this.#firstFailure(this.#asManyAsQuick(this.#inOrder(tests, source)), mutant, limit);
      if (!found) return keeps ? null : { status: MutantRunStatus.Survived, nrOfTests: tests.length };
      if (await this.#passesAlone(found.one)) return toResult(found);
      // A mutant has left something behind in the modules: this one if they were new, else perhaps one before it.
      this.#loaded = await this.#load();
      const again = this.#loaded.find(({ id }) => id === found.one.id);
      if (!again || !(await this.#passesAlone(again))) this.#unfit.add(found.one.id);
      else if (isNew) return toResult(found);
      isNew = true;
    }
  }

  /** By modules that are loaded while the mutant is on. */
  async #judgeAnew(
    mutant: string,
    source: string,
    module: string,
    ids?: string[],
    limit?: number,
  ): Promise<MutantRunResult> {
    const asked = ids && new Set(ids);
    const killers = this.#killers.get(source) ?? [];
    const killing = (file: string) => {
      const place = killers.findIndex((id) => id.startsWith(`${file}: `));
      return place < 0 ? RECENT : place;
    };
    const known = Object.keys(this.#facts.times);
    const workIn = (file: string) =>
      known.reduce((sum, id) => sum + (id.startsWith(`${file}: `) ? this.#facts.work[id]! : 0), 0);
    const before = (file: string) => (QUICK ? workIn(file) : rankOf(this.#judged, file));
    const files = this.#files()
      .filter((file) => (asked ? ids.some((id) => id.startsWith(`${file}: `)) : this.#needs(file, module)))
      .sort((a, b) => killing(a) - killing(b) || before(a) - before(b));
    nextGeneration();
    let nrOfTests = 0;
    let work = 0;
    for (const file of files) {
      if (QUICK && work > QUICK_MS) break;
      this.#activate(mutant, limit);
      let tests: Case[];
      try {
        tests = await this.#collect(file);
      } catch (error) {
        this.#activate(null);
        const killedBy = known.filter((id) => id.startsWith(`${file}: `)).slice(0, 1);
        return { status: MutantRunStatus.Killed, killedBy, failureMessage: String(error), nrOfTests };
      }
      const fit = tests.filter(({ id }) => (!asked || asked.has(id)) && !this.#unfit.has(id));
      const asQuick = this.#asManyAsQuick(this.#inOrder(fit, source), work);
      const found = await this.#firstFailure(asQuick, mutant, limit);
      if (found) return toResult(found);
      nrOfTests += asQuick.length;
      work += this.#workOf(asQuick);
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  async #firstFailure(tests: Case[], mutant: string | null, limit?: number): Promise<Found | null> {
    const session = new Session();
    this.#activate(mutant, limit);
    let found: Found | null = null;
    for (const [index, one] of tests.entries()) {
      const ms = Math.round(PATIENCE_MS + PATIENCE_FACTOR * (this.#facts.times[one.id] ?? 0));
      const share = watchShare();
      let outcome = await session.run(one, ms);
      const enough = ENOUGH_MS + PATIENCE_FACTOR * (this.#facts.work[one.id] ?? 0);
      const had = share() * ms;
      if (outcome.kind === 'endless' && had < enough)
        outcome = await session.run(one, Math.min(LONGEST_MS, ms * ((1.5 * enough) / had)));
      if (stryker.hitLimit !== undefined && stryker.hitCount! > stryker.hitLimit) {
        found = { one, outcome: { kind: 'endless', why: 'too many hits' }, nrOfTests: index + 1 };
      } else if (outcome.kind !== 'passed') {
        found = { one, outcome, nrOfTests: index + 1 };
      }
      if (found) break;
    }
    this.#activate(null);
    await session.close();
    return found;
  }

  async #passesAlone(one: Case): Promise<boolean> {
    return (await this.#firstFailure([one], null)) === null;
  }

  #activate(mutant: string | null, limit?: number): void {
    stryker.activeMutant = mutant;
    stryker.hitLimit = mutant === null ? undefined : limit;
    stryker.hitCount = stryker.hitLimit === undefined ? undefined : 0;
  }

  /** Those that killed a mutant of the file before, then the quick ones; tests that share what a suite opened stay in their order. */
  #inOrder(tests: Case[], source: string): Case[] {
    const killers = this.#killers.get(source) ?? [];
    const rank = (one: Case) => {
      const place = killers.indexOf(one.id);
      return place < 0 ? RECENT + Number(one.isStateful) : place;
    };
    const timeOf = (one: Case) => (one.isStateful ? 0 : (this.#facts.work[one.id] ?? 0));
    return tests.toSorted((a, b) => rank(a) - rank(b) || timeOf(a) - timeOf(b));
  }

  #asManyAsQuick(tests: Case[], before = 0): Case[] {
    let work = before;
    if (!QUICK) return tests;
    return tests.filter(({ id }) => {
      work += this.#facts.work[id] ?? 0;
      return work <= QUICK_MS;
    });
  }

  #workOf(tests: readonly Case[]): number {
    return tests.reduce((sum, { id }) => sum + (this.#facts.work[id] ?? 0), 0);
  }

  #files(): string[] {
    return globSync([...this.#judged.tests], { cwd: this.#sandbox })
      .filter((file) => this.#judges(file))
      .sort();
  }

  async #load(): Promise<Case[]> {
    nextGeneration();
    const cases: Case[] = [];
    for (const file of this.#files()) cases.push(...(await this.#collect(file)));
    return cases;
  }

  async #collect(file: string): Promise<Case[]> {
    const cases = await collect(file, () => importFresh(join(this.#sandbox, file)));
    return cases.filter(({ id }) => this.#judges(id));
  }

  #needs(file: string, module: string): boolean {
    return this.#facts.needs[file]?.includes(module) ?? true;
  }

  /** Whether a file, or a test by its id, is asked. */
  #judges(name: string): boolean {
    return TESTS.some((word) => name.includes(word)) && !this.#judged.without.some((word) => name.includes(word));
  }
}

/** Tells afterwards which part of the time this process was at work or had nothing to do; the rest it had to wait for a core. */
function watchShare(): () => number {
  const [started, cpu, loop] = [performance.now(), process.cpuUsage(), performance.eventLoopUtilization()];
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    const { idle } = performance.eventLoopUtilization(loop);
    return Math.max(0.01, ((user + system) / 1000 + idle) / (performance.now() - started));
  };
}

/** A mutant may keep this thread busy for ever; when Stryker was interrupted, another thread ends the process. */
function endWithParent(): void {
  const look = `const { ppid } = process; setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 1000)`;
  new Worker(look, { eval: true }).unref();
}

interface Facts {
  /** How long each test took without a mutant, and how long it was at work, in milliseconds. */
  readonly times: Record<string, number>;
  readonly work: Record<string, number>;
  /** The modules that each file of tests needs. */
  readonly needs: Record<string, string[]>;
  /** Tests that reach a mutant which matters while modules are loaded too, and those that reach it or what stands behind it. */
  readonly also: Record<string, string[]>;
  readonly near: Record<string, string[]>;
}

interface Found {
  readonly one: Case;
  readonly outcome: Outcome;
  readonly nrOfTests: number;
}

function toResult({ one, outcome, nrOfTests }: Found): MutantRunResult {
  const why = outcome.kind === 'passed' ? '' : outcome.why;
  if (outcome.kind === 'endless') return { status: MutantRunStatus.Timeout, reason: `${one.id}: ${why}` };
  return { status: MutantRunStatus.Killed, killedBy: [one.id], failureMessage: why, nrOfTests };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'one-process', OneProcess)];
