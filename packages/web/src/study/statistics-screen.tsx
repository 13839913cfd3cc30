import { effect, type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { KITS, kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { formatDate } from '../i18n/formats.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { levelLabel } from '../play/level-names.ts';
import { isLevel, LEVELS } from '../play/levels.ts';
import { shownName } from '../play/names.ts';
import { identityIn, isSomebody } from '../play/rivals.ts';
import { saveFile } from '../records/save.ts';
import { link } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Segment } from '../ui/segment.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { openAnalysis } from './analysis.ts';
import { dueOf, keepMistakes, MISTAKES, mistakesIn } from './mistakes.ts';
import { countFrom, isToAnalyse, type MyGame, myGames, outcomesOf, toCsv } from './my-record.ts';
import { signedPercent } from './number-format.ts';
import { Profile, TrainingPlan } from './profile-panel.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { endOfDay } from './repetition.ts';
import { ANALYSES } from './saved-analysis.ts';
import styles from './statistics.module.css';
import { Trend } from './trend.tsx';

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** `#/statistics`: how I have played on this device. Nothing of it leaves the device unless it is saved. */
export default function StatisticsScreen() {
  const games = useSignal<readonly MyGame[] | null>(null);
  const due = useSignal(0);
  const chosen = useSignal<AnyKit['name'] | null>(null);
  const erasing = useSignal(false);
  const load = async () => {
    games.value = await myGames();
    due.value = dueOf(await MISTAKES.all(), endOfDay(Date.now())).length;
  };
  useEffect(() => {
    void load();
  }, []);
  if (games.value === null) return <main tabIndex={-1} aria-busy="true" />;
  const all = games.value;
  const kit = kitOf(chosen.value ?? all.at(-1)?.info.game ?? KITS[0].name);
  const shown = all.filter(({ info }) => info.game === kit.name);
  const erase = async () => {
    await Promise.all([ANALYSES.clear(), MISTAKES.clear()]);
    countFrom(Date.now());
    erasing.value = false;
    await load();
    announce(t('study.stats.erased'));
  };
  return (
    <>
      <Bar sub={t('study.statistics')} />
      <main class={`column ${styles.mystats}`} tabIndex={-1}>
        <h1>{t('study.statistics')}</h1>
        {all.length === 0 ? (
          <p>{t('study.stats.none')}</p>
        ) : (
          <>
            <Segment
              label={t('study.stats.game')}
              name="game"
              value={kit.name}
              options={KITS.map(({ name, title }) => ({ value: name, text: title }))}
              onChange={(name) => (chosen.value = name)}
            />
            <RatingPanel game={kit.name} games={shown} />
            <TrainingPlan game={kit.name} games={shown} mistakes={due.value} />
            <Unanalysed games={all} onDone={load} />
            <Results games={shown} />
            <Profile
              game={kit.name}
              kinds={KITS.map(({ name, title }) => ({
                name: title,
                games: all.filter(({ info }) => info.game === name),
              }))}
              groups={groupsOf(shown)}
            />
            <Trend games={shown} />
            <Luck games={shown} />
            <Favourites kit={kit} games={shown} />
            <Best games={shown} />
          </>
        )}
        <div class="row">
          <Button
            name="save-csv"
            disabled={all.length === 0}
            onClick={() => saveFile('castellan-statistics.csv', toCsv(all), 'text/csv;charset=utf-8')}
          >
            {t('study.stats.csv')}
          </Button>
          <Button quiet icon="i-trash" name="erase" disabled={all.length === 0} onClick={() => (erasing.value = true)}>
            {t('study.stats.erase')}
          </Button>
        </div>
        <p class="quiet">{t('study.stats.note')}</p>
      </main>
      {erasing.value && (
        <Sheet title={t('study.stats.eraseSure')} onClose={() => (erasing.value = false)}>
          <div class="stack tight">
            <p>{t('study.stats.eraseNote')}</p>
            <Button go name="erase-yes" onClick={() => void erase()}>
              {t('setup.yes')}
            </Button>
            <Button name="erase-no" onClick={() => (erasing.value = false)}>
              {t('setup.no')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Analyses what has not been analysed, one game after the other. */
function Unanalysed({ games, onDone }: { games: readonly MyGame[]; onDone: () => Promise<void> }) {
  const left = games.filter(isToAnalyse);
  const at = useSignal<number | null>(null);
  const stopped = useSignal(false);
  useEffect(() => () => (stopped.value = true), []);
  const run = async () => {
    stopped.value = false;
    for (const [index, game] of left.entries()) {
      if (stopped.peek()) break;
      at.value = index;
      if (!(await analyseGame(game, stopped))) break;
    }
    at.value = null;
    await onDone();
  };
  if (left.length === 0) return null;
  return (
    <div class={styles.progress}>
      {at.value === null ? (
        <Button name="analyse-all" onClick={() => void run()}>
          {t('study.stats.analyse', { n: left.length })}
        </Button>
      ) : (
        <>
          <progress value={at.value} max={left.length} aria-label={t('study.progress')} />
          <Button name="stop" onClick={() => (stopped.value = true)}>
            {t('study.stop')}
          </Button>
        </>
      )}
    </div>
  );
}

/** False where it could not be done. */
async function analyseGame({ info, record, me }: MyGame, stopped: ReadonlySignal<boolean>): Promise<boolean> {
  const analysis = await openAnalysis(record, me);
  analysis.go();
  const ended = Promise.withResolvers<string>();
  const stopWatching = effect(() => {
    if (stopped.value) analysis.stop();
    if (analysis.status.value !== 'running') ended.resolve(analysis.status.value);
  });
  const status = await ended.promise;
  stopWatching();
  if (status !== 'done') return false;
  const href = (at: number) => `${link('analysis', info.id)}?at=${at}`;
  await keepMistakes(mistakesIn(analysis.id, analysis.report.peek(), analysis.replay, me, info, href));
  return true;
}

function opponentName({ kind, opponent }: Pick<MyGame, 'kind' | 'opponent'>): string {
  if (kind !== 'computer') return shownName(opponent);
  return isLevel(opponent) ? levelLabel(opponent) : opponent;
}

interface Group {
  readonly name: string;
  readonly games: readonly MyGame[];
  /** The symbol of a face; none for people. */
  readonly face?: string;
}

/** The rows of the results: each level of the computer, then people by name, then guests and bots online. */
export function groupsOf(games: readonly MyGame[]): readonly Group[] {
  const byComputer = games.filter(({ kind }) => kind === 'computer');
  const levels = [...new Set(byComputer.map(({ opponent }) => opponent))].sort(
    (a, b) => (LEVELS as readonly string[]).indexOf(a) - (LEVELS as readonly string[]).indexOf(b),
  );
  const isNamed = ({ kind, opponent }: MyGame) => kind === 'person' && isSomebody(opponent);
  const identityOf = identityIn(games.map(({ info }) => info));
  const people = new Map<string, MyGame[]>();
  for (const game of games.filter(isNamed)) {
    const id = identityOf(game.info) ?? game.opponent;
    people.set(id, [...(people.get(id) ?? []), game]);
  }
  const online = (['person', 'bot'] as const).map((kind) => ({
    name: t(`study.stats.${kind}`),
    games: games.filter((game) => game.kind === kind && !isNamed(game)),
  }));
  return [
    ...levels.map((opponent) => ({
      name: opponentName({ kind: 'computer', opponent }),
      games: byComputer.filter((game) => game.opponent === opponent),
      ...(isLevel(opponent) && { face: `face-${opponent}` }),
    })),
    ...[...people.values()]
      .map((theirs) => ({ name: theirs.at(-1)!.opponent, games: theirs }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    ...online.filter((group) => group.games.length > 0),
  ];
}

/** How many games were won against each opponent; all figures are in the table below. */
function Results({ games }: { games: readonly MyGame[] }) {
  const groups = groupsOf(games);
  const hinted = games.filter(({ info }) => info.hints !== 'off').length;
  return (
    <section>
      <h2>{t('study.stats.gamesWon')}</h2>
      <ul class={`${styles.kinds} ${styles.won}`}>
        {groups.map(({ name, face, games: against }, at) => {
          const won = against.filter(({ outcome }) => outcome === 'won').length;
          return (
            // A person may be called like a level.
            <li key={at}>
              <Art id={face ?? 'i-people'} />
              <span>{name}</span>
              <i>
                <i style={{ width: `${(won / against.length) * 100}%` }} />
              </i>
              <b>{t('study.stats.wonOf', { n: won, of: against.length })}</b>
            </li>
          );
        })}
      </ul>
      <details class="disclosure">
        <summary>{t('study.stats.asTable')}</summary>
        <ResultTable games={games} groups={groups} />
      </details>
      {hinted > 0 && <p class="quiet">{t('study.stats.hinted', { n: hinted })}</p>}
    </section>
  );
}

function ResultTable({ games, groups }: { games: readonly MyGame[]; groups: readonly Group[] }) {
  const outcomes = outcomesOf(games);
  const count = (list: readonly MyGame[], outcome: MyGame['outcome']) =>
    formatNumber(list.filter((game) => game.outcome === outcome).length);
  return (
    <DataTable label={t('study.stats.results')}>
      <thead>
        <tr>
          <th scope="col">{t('setup.opponent')}</th>
          <th scope="col">{t('study.stats.games')}</th>
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col">
              {t(`study.stats.${outcome}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, games: against }, at) => {
          return (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td>{formatNumber(against.length)}</td>
              {outcomes.map((outcome) => (
                <td key={outcome}>{count(against, outcome)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

function Luck({ games }: { games: readonly MyGame[] }) {
  const studied = games.flatMap((game) => (game.studied ? [game.studied] : []));
  if (studied.length === 0) return null;
  const lucks = studied.map(({ luck }) => luck);
  return (
    <section>
      <h2>{t('study.luck')}</h2>
      <p>
        {t('study.stats.luck', {
          n: studied.length,
          mean: signedPercent(mean(lucks)),
          best: signedPercent(Math.max(...lucks)),
          worst: signedPercent(Math.min(...lucks)),
        })}
      </p>
    </section>
  );
}

function Favourites({ kit, games }: { kit: AnyKit; games: readonly MyGame[] }) {
  const drawn = usePart(kit.study);
  const sums = new Map<string, number>();
  for (const { kinds } of games) for (const [kind, n] of kinds) sums.set(kind, (sums.get(kind) ?? 0) + n);
  const sorted = [...sums].sort((a, b) => b[1] - a[1]);
  if (!drawn || sorted.length === 0) return null;
  const most = sorted[0]![1];
  return (
    <section>
      <h2>{t('study.stats.kinds')}</h2>
      <ol class={styles.kinds}>
        {sorted.map(([kind, n]) => (
          <li key={kind}>
            <Art id={drawn.kindArt(kind)} />
            <span>{drawn.kindText(kind)}</span>
            <i style={{ width: `${(n / most) * 100}%` }} />
            <b>{formatNumber(Math.round((n / games.length) * 10) / 10)}</b>
          </li>
        ))}
      </ol>
      <p class="quiet">{t('study.stats.kindsNote')}</p>
    </section>
  );
}

/** The games with my most points, of those that were played to their end. */
export const bestOf = (games: readonly MyGame[]): readonly MyGame[] =>
  games
    .filter(({ info }) => info.ending === null)
    .toSorted((a, b) => b.scores.mine - a.scores.mine)
    .slice(0, 3);

function Best({ games }: { games: readonly MyGame[] }) {
  const best = bestOf(games);
  if (best.length === 0) return null;
  return (
    <section>
      <h2>{t('study.stats.best')}</h2>
      <ol class={styles.best}>
        {best.map(({ info, scores, kind, opponent }) => (
          <li key={info.id}>
            <a href={link(`${info.game}-result`, info.id)}>
              <b>{formatNumber(scores.mine)}</b>
              <span>
                {t('study.stats.against', { name: opponentName({ kind, opponent }), theirs: scores.theirs })}
                <small>{formatDate(info.created)}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
