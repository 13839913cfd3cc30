import { rulesOf } from '@castellan/rules/lookup';
import './study.css';
import './hint.css';
import { bySeat, must } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { runJob } from '../engine/pool.ts';
import type { AnyKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { AnyTable } from '../table/controller.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { CandidateLine } from './moment-panel.tsx';

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
  // Its place is kept: nothing moves when the turn changes.
  if (!decides) return <span class="hintlight away" aria-hidden="true" />;
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
  return (
    <span class={`hintlight${known ? (known.better ? ' better' : ' fine') : ''}`} title={say ?? t('study.hint')}>
      {known && !known.better ? <Art id="i-check" /> : <b aria-hidden="true">{known ? '!' : '?'}</b>}
      {say && (
        <span class="hintbubble" aria-hidden="true">
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
      <Button icon="i-curve" name="hint" label={t('study.hint')} onClick={() => (open.value = true)} />
      {open.value && <ThreeSheet kit={kit} table={table} onClose={() => (open.value = false)} />}
    </>
  );
}

/** The three best actions with their boards. */
export function ThreeSheet({ kit, table: { session }, onClose }: HintProps & { readonly onClose: () => void }) {
  const info = session.info.value;
  const drawn = usePart(kit.study);
  const state = session.state.value;
  const { value: hint, failed } = useLoaded(
    (signal) => runJob('hint', { game: info.game, state, action: null }, { soon: true, signal }).answer,
    [],
  );
  const best = hint?.best ?? [];
  return (
    <Sheet title={t('study.hint.best')} class="three" onClose={onClose}>
      {failed && <p role="alert">{t('study.failed')}</p>}
      {((!hint && !failed) || !drawn) && <p class="waiting">{t('study.working')}</p>}
      {drawn && (
        <ol class="candidates">
          {best.map((candidate, index) => {
            const action = must(rulesOf(kit.name).parseAction(candidate.action));
            return (
              <li key={candidate.action}>
                <div class="line">
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
    </Sheet>
  );
}
