import { ok, type Result, SEATS, type Seat } from '@castellan/rules';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { isYou } from '../play/names.ts';
import type { GameRecord } from '../records/game-record.ts';
import { ProblemPanel } from '../records/problem-panel.tsx';
import { recordById, recordInLink, type SourceProblem } from '../records/source.ts';
import { useInfoOf } from '../records/stepping.ts';
import { link } from '../router.ts';
import { Button } from '../ui/controls.tsx';
import { onAbort, useLoaded } from '../ui/use-loaded.ts';
import styles from './analysis.module.css';
import { type Analysis, openAnalysis } from './analysis.ts';
import { keepMistakes, mistakesIn } from './mistakes.ts';

interface OpenedGame {
  readonly record: GameRecord;
  readonly analysis: Analysis;
}

/** A game with its analysis, and all that is drawn of it. */
export interface PageProps extends OpenedGame {
  /** What names the game in addresses: its id, or `r` and the packed game. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly kit: AnyKit;
  readonly stage: PartOf<AnyKit['stage']>;
  readonly study: PartOf<AnyKit['study']>;
}

interface AnalysisOfProps extends Pick<PageProps, 'path' | 'query'> {
  readonly Page: (props: PageProps) => preact.ComponentChild;
}

/** Opens the game that a path names, a game of this device or the one a link holds, and begins its analysis. */
export function AnalysisOf({ path, query, Page }: AnalysisOfProps) {
  // Another game opens another screen, so it loads once.
  const { value: opened } = useLoaded(async (signal): Promise<Result<OpenedGame, SourceProblem>> => {
    const found = await (path[0] === 'r' ? recordInLink(path[1] ?? '') : recordById(path[0] ?? ''));
    if (!found.ok) return found;
    const kit = kitOf(found.value.game);
    const reader = readerOf(found.value.playedHere ?? null, query);
    const [analysis] = await Promise.all([openAnalysis(found.value, reader), kit.stage.load(), kit.study.load()]);
    if (!signal.aborted) analysis.go();
    onAbort(signal, () => analysis.stop());
    return ok({ record: found.value, analysis });
  }, []);
  if (!opened) return <main tabIndex={-1} aria-busy="true" />;
  if (!opened.ok) return <ProblemPanel problem={opened.error} />;
  return <Opened {...opened.value} path={path} query={query} Page={Page} />;
}

function Opened({ Page, ...props }: OpenedGame & AnalysisOfProps) {
  const kit = kitOf(props.record.game);
  const stage = usePart(kit.stage);
  const study = usePart(kit.study);
  if (!stage || !study) return <main tabIndex={-1} aria-busy="true" />;
  return <Page {...props} kit={kit} stage={stage} study={study} />;
}

interface Seen {
  readonly info: GameInfo;
  /** The seat of the player who looks at it, where that is known. */
  readonly mine: Seat | null;
  /** Whose chances are shown. */
  readonly me: Seat;
  /** The address of a moment in the analysis. */
  readonly hrefOf: (index: number) => string;
  /** Whether this player made mistakes that are asked again. */
  readonly hasMistakes: boolean;
}

/** Who looks at an analysis. Their mistakes are saved to be asked again, once all are known. */
export function useSeen({ record, analysis, path, query }: PageProps): Seen {
  const report = analysis.report.value;
  const status = analysis.status.value;
  const info = useInfoOf(record);
  const asked = meIn(query);
  const mine = readerOf(info, query);
  const base = link('analysis', ...path);
  const mistakes =
    mine === null ? [] : mistakesIn(analysis.id, report, analysis.replay, mine, info, (index) => `${base}?at=${index}`);
  useEffect(() => {
    if (status === 'done') void keepMistakes(mistakes);
  }, [status]);
  return {
    info,
    mine,
    me: mine ?? 1,
    hrefOf: (index) => `${base}?at=${index}${asked ? `&me=${asked}` : ''}`,
    hasMistakes: mistakes.length > 0,
  };
}

/** Who looks at a game: whom the address names, or who plays on this device. */
const readerOf = (info: GameInfo | null, query: URLSearchParams): Seat | null =>
  meIn(query) ?? SEATS.find((seat) => info !== null && isYou(info, seat)) ?? null;

/** Whose chances an address asks for. */
function meIn(query: URLSearchParams): Seat | null {
  const asked = query.get('me');
  return asked === '1' ? 1 : asked === '2' ? 2 : null;
}

/** The progress of the analysis, with buttons to stop and continue it. */
export function Progress({ analysis }: { analysis: Analysis }) {
  const { done, total } = analysis.report.value;
  const status = analysis.status.value;
  if (status === 'done') return null;
  return (
    <div class={`row ${styles.progress}`}>
      <progress value={done} max={Math.max(1, total)} aria-label={t('study.progress')} />
      <span>{t('study.doneOf', { done, total })}</span>
      {status === 'running' ? (
        <Button name="stop" onClick={analysis.stop}>
          {t('study.stop')}
        </Button>
      ) : (
        <Button go name="go-on" onClick={analysis.go}>
          {t('study.goOn')}
        </Button>
      )}
      {status === 'failed' && <p role="alert">{t('study.failed')}</p>}
    </div>
  );
}
