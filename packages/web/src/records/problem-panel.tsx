import { KITS, kitOf } from '../games/index.ts';
import { usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { ruleLink } from '../learn/rule-link.ts';
import { link } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import type { TextProblem } from './game-record.ts';
import { problemText } from './problem.ts';
import styles from './problem-panel.module.css';
import type { SourceProblem } from './source.ts';

/** Which line of a record is wrong, the line itself, and why. */
export function ProblemNote({ problem }: { problem: TextProblem }) {
  const { line, text, game } = problem;
  const kit = game ? kitOf(game) : KITS[0];
  const rulebook = usePart(kit.rulebook);
  if (!rulebook) return null;
  const code = problem.problem.kind === 'illegal' ? problem.problem.error.code : null;
  const rule = code && ruleLink(kit.name, rulebook.ruleOf(code));
  return (
    <div class={`problem ${styles.panel}`} role="alert">
      <h2>{t('records.error.title')}</h2>
      <p class={styles.line}>
        <b>{t('records.error.line', { n: line })}</b>
        {text !== '' && <code translate={false}>{text.length > 120 ? `${text.slice(0, 120)}…` : text}</code>}
      </p>
      <p>
        {problemText(problem.problem, kit.termOf)} {rule && <a href={rule}>{t('records.error.rule')}</a>}
      </p>
    </div>
  );
}

/** Instead of a replay: what is wrong, and the way to the records. */
export function ProblemPanel({ problem }: { problem: SourceProblem }) {
  return (
    <>
      <Bar sub={t('records.replay.title')} />
      <main class="column stack" tabIndex={-1}>
        <h1>{t('records.replay.title')}</h1>
        {typeof problem === 'string' ? (
          <p class="problem" role="alert">
            {problem === 'missing' ? t('records.replay.missing') : t('records.open.badLink')}
          </p>
        ) : (
          <ProblemNote problem={problem} />
        )}
        <p>
          <a class="button" href={link('records')}>
            {t('records.title')}
          </a>
        </p>
      </main>
    </>
  );
}
