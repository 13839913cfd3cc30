import { bySeat, gainOf, must, other, type Seat } from '@castellan/rules';
import type { LineStep } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import type { PartOf } from '../games/part.ts';
import { formatNumber, formatSigned, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import styles from './lanes.module.css';
import { chance } from './number-format.ts';

/** What one action leads to. */
export interface Lane {
  /** Of its boards. */
  readonly id: string;
  readonly title: string;
  /** The chance to win with it, where it is known. */
  readonly win?: number | undefined;
  readonly isBest: boolean;
  /** The action, and what is played after it if that is known. */
  readonly actions: readonly string[];
}

/** The actions of a line. */
export const actionsOf = (line: readonly LineStep[]): readonly string[] => line.map(({ action }) => action);

interface LanesProps {
  readonly kit: AnyKit;
  readonly study: PartOf<AnyKit['study']>;
  readonly info: GameInfo;
  /** Where somebody decides. */
  readonly state: unknown;
  readonly lanes: readonly Lane[];
}

interface Step {
  readonly seat: Seat;
  readonly action: unknown;
  readonly before: unknown;
  readonly gain: number;
}

/** One action or several beside each other, each with what follows it, on the boards of both players. */
export function Lanes({ kit, study, info, state, lanes }: LanesProps) {
  const game = gameOf(kit);
  const decides = game.turn(state) as Seat;
  const played = lanes.map((lane) => {
    const steps: Step[] = [];
    let before = state;
    for (const text of lane.actions) {
      const action: unknown = must(game.parseAction(text));
      steps.push({ seat: game.turn(before) as Seat, action, before, gain: gainOf(game, before, action) });
      before = must(game.apply(before, action));
    }
    return { ...lane, steps, after: before };
  });
  const last = Math.max(...played.map(({ steps }) => steps.length)) - 1;
  // The end shows what the actions differ in.
  const at = useSignal(last);
  return (
    <section class={styles.line} aria-label={last > 0 ? t('why.line') : t('study.boards')}>
      {last > 0 && (
        <header>
          <h3>{t('why.line')}</h3>
          <span class={styles.stepper}>
            <Button
              name="step-back"
              icon="i-back"
              label={t('why.stepBack')}
              disabled={at.value === 0}
              onClick={() => at.value--}
            />
            <span aria-live="polite">{t('why.step', { n: at.value + 1, of: last + 1 })}</span>
            <Button
              name="step-on"
              icon="i-forward"
              label={t('why.stepOn')}
              disabled={at.value === last}
              onClick={() => at.value++}
            />
          </span>
        </header>
      )}
      <div class={styles.lanes}>
        {played.map(({ id, title, win, isBest, steps, after }) => {
          const now = Math.min(at.value, steps.length - 1);
          const reached = steps[now + 1]?.before ?? after;
          const scores = game.score(reached);
          const first = steps[0]!;
          return (
            <section key={id} class={`${styles.lane}${isBest ? ` ${styles.best}` : ''}`} aria-label={title}>
              <p class={styles.title}>
                <span>{title}</span>
                <study.Pieces state={first.before} action={first.action} />
                {win !== undefined && <b title={t('study.byWin')}>{chance(win)}</b>}
              </p>
              {[decides, other(decides)].map((seat) => {
                const drawn = steps
                  .slice(0, now + 1)
                  .findLast((step) => step.seat === seat && game.covers(step.before, step.action).length > 0);
                return (
                  <figure key={seat}>
                    <figcaption>
                      <PlayerMark seat={bySeat(info.marks, seat)} /> {nameOf(info, seat)}
                      <b>{formatNumber(bySeat(scores, seat).total)}</b>
                    </figcaption>
                    <study.SideBoard
                      id={`${id}-${seat}`}
                      state={drawn?.before ?? reached}
                      seat={seat}
                      action={drawn?.action ?? null}
                      info={info}
                    />
                  </figure>
                );
              })}
              <ol class={styles.steps}>
                {steps.map(({ seat, action, before, gain }, index) => (
                  <li key={index} aria-current={last > 0 && index === now ? 'step' : undefined}>
                    <PlayerMark seat={bySeat(info.marks, seat)} />
                    <span>
                      <Said of={study.sayChoice(before, action)} />
                    </span>
                    {gain !== 0 && <b>{formatSigned(gain)}</b>}
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </div>
      {study.Shared && <study.Shared state={state} info={info} />}
    </section>
  );
}
