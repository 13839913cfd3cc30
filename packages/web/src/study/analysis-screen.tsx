import { ok, other, type Result, SEATS, type Seat } from '@castellan/rules';
import type { DecisionMoment } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { formatNumber, locale, t } from '../i18n/index.ts';
import { textOf, together } from '../i18n/message.ts';
import { isYou, nameOf } from '../play/names.ts';
import type { GameRecord } from '../records/game-record.ts';
import { ProblemPanel } from '../records/problem-panel.tsx';
import { recordById, recordInLink, type SourceProblem } from '../records/source.ts';
import {
  type Position,
  stepBack,
  stepFirst,
  stepForward,
  stepLast,
  useAddressOf,
  useInfoOf,
  useKeys,
} from '../records/stepping.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import type { Command } from '../ui/command.ts';
import { Button } from '../ui/controls.tsx';
import { onAbort, useLoaded } from '../ui/use-loaded.ts';
import styles from './analysis.module.css';
import { type Analysis, openAnalysis } from './analysis.ts';
import { Balance, Skills } from './balance.tsx';
import { Coach } from './coach.tsx';
import { Curve, type Measure } from './curve.tsx';
import { CurveTable } from './curve-table.tsx';
import { DecisionTable } from './decision-table.tsx';
import { keepMistakes, mistakesIn } from './mistakes.ts';
import { MomentLink } from './moment-link.tsx';
import { momentName } from './moment-name.ts';
import { MomentPanel } from './moment-panel.tsx';
import { findingText, mostExpensive, verdict } from './verdict.ts';

/** `#/analysis/ID?at=N`: a game of this device; `#/analysis/r/PACKED`: the game a link holds. */
export default function AnalysisScreen({ path, query }: ScreenProps) {
  // Another game opens another screen, so it loads once.
  const { value: opened } = useLoaded(async (signal): Promise<Result<OpenedGame, SourceProblem>> => {
    const found = await (path[0] === 'r' ? recordInLink(path[1] ?? '') : recordById(path[0] ?? ''));
    if (!found.ok) return found;
    const kit = kitOf(found.value.game);
    const [analysis] = await Promise.all([openAnalysis(found.value), kit.stage.load(), kit.study.load()]);
    if (!signal.aborted) analysis.go();
    onAbort(signal, () => analysis.stop());
    return ok({ record: found.value, analysis });
  }, []);
  if (!opened) return <main tabIndex={-1} aria-busy="true" />;
  if (!opened.ok) return <ProblemPanel problem={opened.error} />;
  return <Opened {...opened.value} address={['analysis', ...path]} query={query} />;
}

interface OpenedGame {
  readonly record: GameRecord;
  readonly analysis: Analysis;
}

interface OpenedProps extends OpenedGame {
  readonly address: readonly string[];
  readonly query: URLSearchParams;
}

function Opened(props: OpenedProps) {
  const kit = kitOf(props.record.game);
  const stage = usePart(kit.stage);
  const study = usePart(kit.study);
  if (!stage || !study) return <main tabIndex={-1} aria-busy="true" />;
  return <Page {...props} kit={kit} stage={stage} study={study} />;
}

interface MarkedPosition extends Position {
  /** The moments with a mark. */
  readonly marked: readonly number[];
}

const earlier = ({ at, marked }: MarkedPosition) => marked.findLast((index) => index < at);
const later = ({ at, marked }: MarkedPosition) => marked.find((index) => index > at);

const STEPS: readonly Command<MarkedPosition>[] = [
  {
    name: 'mistake-before',
    label: 'study.do.mistakeBefore',
    icon: 'i-first',
    shortcut: 'ArrowUp',
    enabled: (position) => earlier(position) !== undefined,
    perform: (position) => position.go(earlier(position)!),
  },
  stepBack('study.do.back'),
  stepForward('study.do.forward'),
  {
    name: 'mistake-after',
    label: 'study.do.mistakeAfter',
    icon: 'i-last',
    shortcut: 'ArrowDown',
    enabled: (position) => later(position) !== undefined,
    perform: (position) => position.go(later(position)!),
  },
];

/** As in a replay, where these have buttons too. */
const KEYS = [...STEPS, stepFirst, stepLast];

interface PageProps extends OpenedProps {
  readonly kit: AnyKit;
  readonly stage: PartOf<AnyKit['stage']>;
  readonly study: PartOf<AnyKit['study']>;
}

function Page({ record, analysis, address, query, kit, stage, study }: PageProps) {
  const report = analysis.report.value;
  const status = analysis.status.value;
  const { states, actions } = record.replay;
  const of = actions.length;
  const chosen = useSignal<number | null>(atIn(query, of));
  const by = useSignal<Measure>('win');
  const info = useInfoOf(record);
  /** The seat of the player who looks at it, where that is known. */
  const mine = meIn(query) ?? SEATS.find((seat) => isYou(info, seat)) ?? null;
  const me = mine ?? 1;
  const language = locale.value;
  const texts = useMemo(() => {
    const steps = stage.stepsOf(states, actions, info);
    return actions.map((_, index) =>
      together(steps.filter(({ after }) => after === index + 1).map(({ said }) => said)),
    );
  }, [stage, record, info, language]);
  const decisions = report.moments.filter((moment): moment is DecisionMoment => moment.turn !== 'chance');
  const marked = decisions.filter(({ mark }) => mark !== null).map(({ index }) => index);
  const worst = mostExpensive(decisions);
  // Until somebody chooses, the moment that cost most is shown, once all are known.
  const at = chosen.value ?? (status === 'running' ? 0 : (worst?.index ?? 0));
  const moment = report.moments[at]!;
  const hasMistakes = mine !== null && mistakesIn(analysis.id, report, analysis.replay, mine, info, String).length > 0;

  const titleOf = (index: number) => `${momentName(report.moments[index]!)}. ${textOf(texts[index]!)}`;
  const go = (to: number) => {
    chosen.value = to;
    announce(titleOf(to));
  };
  /** Also for a moment that is off the screen. */
  const show = (to: number) => {
    go(to);
    document.querySelector('[data-index]')?.scrollIntoView({ block: 'nearest' });
  };
  const position: MarkedPosition = { at, last: of - 1, marked, go };

  const base = link(...address);
  const asked = meIn(query);
  const hrefOf = (index: number) => `${base}?at=${index}${asked ? `&me=${asked}` : ''}`;
  useAddressOf(base, chosen.value === null ? null : hrefOf(chosen.value));
  useKeys(KEYS, position);
  useEffect(() => {
    if (status !== 'done') return;
    announce(verdict(report, info, me).map(findingText).join(' '));
    if (mine === null) return;
    const href = (index: number) => `${base}?at=${index}`;
    void keepMistakes(mistakesIn(analysis.id, report, analysis.replay, mine, info, href));
  }, [status]);

  const replay = address[1] === 'r' ? link('r', address[2] ?? '') : link('replay', address[1] ?? '');
  return (
    <>
      <Bar sub={`${kit.title} · ${t('study.title')}`} />
      <main class={`stack loose ${styles.page}`} tabIndex={-1} data-status={status} data-at={at}>
        <header class={`row ${styles.head}`}>
          <h1>
            {nameOf(info, me)} <span class={styles.against}>{t('study.against')}</span> {nameOf(info, other(me))}
          </h1>
          <Progress analysis={analysis} />
        </header>
        <section class={styles.verdict} aria-label={t('study.inWords')}>
          {status === 'running' && report.done < report.total ? (
            <p>{t('study.working')}</p>
          ) : (
            verdict(report, info, me).map((sentence) => (
              <p key={findingText(sentence)}>
                {sentence.before}
                {sentence.moment && (
                  <MomentLink href={hrefOf(sentence.moment.index)} onGo={() => show(sentence.moment!.index)}>
                    {sentence.moment.name}
                  </MomentLink>
                )}
                {sentence.after}
              </p>
            ))
          )}
        </section>
        <section class={styles.overview} aria-label={t('study.curve')}>
          <Choice
            legend={t('study.curve')}
            legendHidden
            name="measure"
            value={by.value}
            options={[
              { value: 'win', text: t('study.byWin') },
              { value: 'lead', text: t('study.byLead') },
            ]}
            onChange={(next) => (by.value = next)}
          />
          <Curve report={report} info={info} me={me} by={by.value} at={at} onAt={(to) => (chosen.value = to)} />
          <div class={`row ${styles.walk}`}>
            {STEPS.map((command) => (
              <Button
                key={command.name}
                name={command.name}
                icon={command.icon}
                label={t(command.label)}
                disabled={!command.enabled(position)}
                onClick={() => command.perform(position)}
              />
            ))}
            <input
              type="range"
              min={0}
              max={Math.max(0, of - 1)}
              value={at}
              aria-label={t('study.moment')}
              aria-valuetext={of > 0 ? titleOf(at) : undefined}
              onInput={(event) => (chosen.value = Number(event.currentTarget.value))}
            />
          </div>
          <CurveTable report={report} info={info} me={me} texts={texts.map(textOf)} />
        </section>
        {moment && (
          <MomentPanel
            kit={kit}
            study={study}
            replay={analysis.replay}
            moment={moment}
            info={info}
            me={me}
            said={texts[at] ?? []}
            explanation={analysis.explanations.value.get(at)}
            onWhy={analysis.explain}
          />
        )}
        {status === 'done' && (
          <Coach
            kit={kit}
            report={report}
            replay={analysis.replay}
            explanations={analysis.explanations.value}
            info={info}
            me={me}
            mistakes={hasMistakes ? analysis.id : null}
            hrefOf={hrefOf}
            onGo={show}
          />
        )}
        <section class={styles.sums} aria-label={t('study.luckAndSkill')}>
          <h2>{t('study.luckAndSkill')}</h2>
          <Balance summary={report.summary} info={info} me={me} />
          <Skills summary={report.summary} info={info} me={me} />
        </section>
        <DecisionTable
          study={study}
          report={report}
          replay={analysis.replay}
          info={info}
          at={at}
          hrefOf={hrefOf}
          onGo={show}
        />
        <nav class={`row ${styles.further}`} aria-label={t('study.further')}>
          {status === 'done' && hasMistakes && (
            <a class="button go" href={link('mistakes', analysis.id)} data-command="mistakes">
              {t('study.mistakes')}
            </a>
          )}
          <a class="button" href={`${replay}?at=${at + 1}`}>
            {t('study.toReplay')}
          </a>
        </nav>
        <Versions analysis={analysis} />
      </main>
    </>
  );
}

/** How far it has come, with the way to stop it and to go on. */
function Progress({ analysis }: { analysis: Analysis }) {
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

/** What the figures rest on: people compare them between programs. */
function Versions({ analysis }: { analysis: Analysis }) {
  const { version } = analysis.report.value;
  return (
    <footer class={styles.versions}>
      <details class="disclosure" data-command="about-analysis">
        <summary>{t('study.about')}</summary>
        <p>{t('study.aboutError')}</p>
        <p>
          {t('study.versions', {
            rules: formatNumber(version.rules),
            weights: version.weights || '–',
            depth: t(`study.depth.${version.depth}`),
          })}
        </p>
      </details>
      {analysis.status.value === 'done' && version.depth !== 'deep' && (
        <Button name="deeper" onClick={() => analysis.again('deep')}>
          {t('study.deeper')}
        </Button>
      )}
    </footer>
  );
}

function atIn(query: URLSearchParams, of: number): number | null {
  const asked = query.get('at');
  return asked !== null && /^\d+$/.test(asked) ? Math.min(Math.max(0, of - 1), Number(asked)) : null;
}

/** Whose chances an address asks for. */
function meIn(query: URLSearchParams): Seat | null {
  const asked = query.get('me');
  return asked === '1' ? 1 : asked === '2' ? 2 : null;
}
