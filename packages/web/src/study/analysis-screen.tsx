import { other } from '@castellan/rules';
import type { DecisionMoment } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { formatNumber, locale, t } from '../i18n/index.ts';
import { textOf, together } from '../i18n/message.ts';
import { nameOf } from '../play/names.ts';
import {
  type Position,
  stepBack,
  stepFirst,
  stepForward,
  stepLast,
  useAddressOf,
  useKeys,
} from '../records/stepping.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import type { Command } from '../ui/command.ts';
import { CommandButtons } from '../ui/command-buttons.tsx';
import { Button } from '../ui/controls.tsx';
import styles from './analysis.module.css';
import type { Analysis } from './analysis.ts';
import { AnalysisOf, type PageProps, Progress, useSeen } from './analysis-of.tsx';
import { Balance, Skills } from './balance.tsx';
import { Curve, type Measure } from './curve.tsx';
import { CurveTable } from './curve-table.tsx';
import { DecisionTable } from './decision-table.tsx';
import { MomentLink } from './moment-link.tsx';
import { momentName } from './moment-name.ts';
import { MomentPanel } from './moment-panel.tsx';
import { findingText, mostExpensive, verdict } from './verdict.ts';

/** `#/analysis/ID?at=N`: a game of this device; `#/analysis/r/PACKED`: the game a link holds. */
export default function AnalysisScreen(props: ScreenProps) {
  return <AnalysisOf {...props} Page={Page} />;
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

function Page(props: PageProps) {
  const { record, analysis, path, query, kit, stage, study } = props;
  const report = analysis.report.value;
  const status = analysis.status.value;
  const { states, actions } = record.replay;
  const of = actions.length;
  const chosen = useSignal<number | null>(atIn(query, of));
  const by = useSignal<Measure>('win');
  const { info, me, hrefOf, hasMistakes } = useSeen(props);
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

  const base = link('analysis', ...path);
  useAddressOf(base, chosen.value === null ? null : hrefOf(chosen.value));
  useKeys(KEYS, position);
  useEffect(() => {
    if (status === 'done') announce(verdict(report, info, me).map(findingText).join(' '));
  }, [status]);

  const replay = path[0] === 'r' ? link('r', path[1] ?? '') : link('replay', path[0] ?? '');
  return (
    <>
      <Bar sub={`${kit.title} · ${t('study.title')}`} />
      <main class={`stack loose ${styles.page}`} tabIndex={-1} data-status={status} data-at={at}>
        <header class={`row ${styles.head}`}>
          <h1>
            {nameOf(info, me)} <span class={styles.against}>{t('study.against')}</span> {nameOf(info, other(me))}
          </h1>
          <Progress analysis={analysis} />
          {status === 'done' && report.summary.result !== null && (
            <a class="button" href={verdictLink(path, query)} data-command="verdict">
              <Art id="face-castellan" class="icon" />
              {t('why.verdict')}
            </a>
          )}
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
            <CommandButtons commands={STEPS} context={position} />
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
          <CurveTable report={report} info={info} me={me} texts={texts.map(textOf)} hrefOf={hrefOf} onGo={show} />
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

/** The same game, as the coach sums it up. */
function verdictLink(path: readonly string[], query: URLSearchParams): string {
  const me = query.get('me');
  return `${link('verdict', ...path)}${me ? `?me=${me}` : ''}`;
}
