import { bySeat, must, other, type Seat } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { runJob } from '../engine/pool.ts';
import type { AnyKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { nameOf } from '../play/names.ts';
import { gameStore } from '../play/store.ts';
import type { AnyTable } from '../table/controller.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import styles from './hint.module.css';
import { CandidateLine } from './moment-panel.tsx';
import shared from './study.module.css';

interface HintProps {
  readonly kit: AnyKit;
  readonly table: AnyTable;
}

/** In the action bar of a game for which hints were chosen: against the computer, or for the weaker of two people. */
export function HintControl({ kit, table }: HintProps) {
  const { session, me, lookingBack } = table;
  const { hints, handicap } = session.info.value;
  const mayAsk = !handicap || bySeat(handicap.hints, me.value);
  const decides = mayAsk && rulesOf(kit.name).turn(session.state.value) === me.value && lookingBack.value === null;
  // Its place stays free: nothing moves when the turn changes.
  if (!decides) return <span class={`${styles.light} ${styles.away} ${styles.floating}`} aria-hidden="true" />;
  return hints === 'warn' ? <Warning kit={kit} table={table} /> : <Three kit={kit} table={table} />;
}

/** Says of what is laid out that something better exists, not what. */
function Warning({ kit, table }: HintProps) {
  const { session, planned } = table;
  const game = kit.name;
  const action: string | null = planned.value === null ? null : rulesOf(kit.name).printAction(planned.value);
  // Without the computer's files there is no hint; the game goes on.
  const { value } = useLoaded(
    async (signal) => {
      if (action === null) return null;
      const hint = await runJob('hint', { game, state: session.state.peek(), action }, { soon: true, signal }).answer;
      announce(hint.better ? t('study.hint.better') : t('study.hint.fine'));
      return { action, hint };
    },
    [action],
  );
  const known = value?.action === action ? value.hint : null;
  const say = known && (known.better ? t('study.hint.better') : t('study.hint.fine'));
  const found = known ? (known.better ? 'better' : 'fine') : 'unknown';
  return (
    <span
      class={`${styles.light} ${styles.floating} ${styles[found] ?? ''}`}
      title={say ?? t('study.hint')}
      data-hint={found}
    >
      {known && !known.better ? <Art id="i-check" /> : <b aria-hidden="true">{known ? '!' : '?'}</b>}
      {say && (
        <span class={styles.bubble} aria-hidden="true">
          {say}
        </span>
      )}
    </span>
  );
}

/** The three best actions, when asked for. */
function Three({ kit, table }: HintProps) {
  const open = useSignal(false);
  return (
    <>
      <Button
        class={styles.floating}
        icon="i-curve"
        name="hint"
        label={t('study.hint')}
        onClick={() => (open.value = true)}
      />
      {open.value && <ThreeSheet kit={kit} table={table} onClose={() => (open.value = false)} />}
    </>
  );
}

/** Asked for in the menu: from then on the game is one with hints. */
export function AskedSheet(props: ComponentProps<typeof ThreeSheet>) {
  useEffect(() => {
    const { id, hints } = props.table.session.info.value;
    if (hints !== 'off') return;
    void gameStore().then(({ logs }) =>
      logs.change(id, (game) => game && { ...game, setting: { ...game.setting, hints: 'three' } }),
    );
  }, []);
  return <ThreeSheet {...props} />;
}

/** The three best actions with their boards. */
function ThreeSheet({ kit, table: { session }, onClose }: HintProps & { readonly onClose: () => void }) {
  const info = session.info.value;
  const drawn = usePart(kit.study);
  const state = session.state.value;
  const seat = rulesOf(kit.name).turn(state) as Seat;
  const { value: hint, failed } = useLoaded(
    (signal) => runJob('hint', { game: info.game, state, action: null }, { soon: true, signal }).answer,
    [],
  );
  const best = hint?.best ?? [];
  return (
    <Sheet title={t('study.hint.best')} columns={3} onClose={onClose}>
      {failed && <p role="alert">{t('study.failed')}</p>}
      {((!hint && !failed) || !drawn) && <p class={shared.waiting}>{t('study.working')}</p>}
      {drawn && (
        <ol class={`columns ${styles.three}`}>
          {best.map((candidate, index) => {
            const action = must(rulesOf(kit.name).parseAction(candidate.action));
            return (
              <li key={candidate.action}>
                <div class={styles.line}>
                  <CandidateLine
                    candidate={candidate}
                    best={best[0]!}
                    place={index + 1}
                    choice={drawn.sayChoice(state, action)}
                    played={false}
                  />
                </div>
                <drawn.ChoiceBoard id={`hint-${index}`} state={state} action={action} info={info} />
              </li>
            );
          })}
        </ol>
      )}
      {drawn && hint && (
        <figure class={styles.beside}>
          <figcaption>{nameOf(info, other(seat))}</figcaption>
          <drawn.SideBoard id="hint-opponent" state={state} seat={other(seat)} action={null} info={info} />
        </figure>
      )}
    </Sheet>
  );
}
