import { ownRandom } from '@castellan/match';
import { type AnyGame, must } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { locale, t } from '../i18n/index.ts';
import { textOf, together } from '../i18n/message.ts';
import { newGame } from '../play/game-info.ts';
import { called, isYou } from '../play/names.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './explorer.module.css';
import { Advice } from './explorer-advice.tsx';
import { PlayOn } from './explorer-play.tsx';
import { ShareHere } from './explorer-share.tsx';

/** What led to a position within this visit: the one before, and the action. */
export interface CameFrom {
  readonly text: string;
  readonly before: unknown;
  readonly action: unknown;
}

interface ExplorerProps {
  readonly kit: AnyKit;
  readonly state: unknown;
  readonly text: string;
  readonly cameFrom: CameFrom | null;
  readonly onPlay: (action: unknown) => void;
  readonly onMode: (mode: 'set-up' | 'act') => void;
}

/** A position to look at: both boards, what can happen next, and what can be done with it. */
export function Explorer({ kit, state, text, cameFrom, onPlay, onMode }: ExplorerProps) {
  const stage = usePart(kit.stage);
  const sheet = useSignal<'choose' | 'play' | 'share' | null>(null);
  const preview = useSignal<{ readonly text: string; readonly action: string } | null>(null);
  const rules: AnyGame = gameOf(kit);
  const info = useMemo(() => newGame(kit.name, { position: text }), [kit, text]);
  // Gone back in the browser, or elsewhere by a link: what led here is not known.
  const last = cameFrom?.text === text ? cameFrom : null;
  const states = last ? [last.before, state] : [state];
  const actions = last ? [last.action] : [];
  void locale.value;
  const happened = stage?.stepsOf(states, actions, info).map((step) => step.said) ?? [];
  const turn = rules.turn(state);
  const next =
    turn === 'over'
      ? t('explorer.over')
      : turn === 'chance'
        ? t('explorer.chance')
        : isYou(info, turn)
          ? t('explorer.turnYou')
          : t('explorer.turn', { name: called(info, turn) });
  useEffect(() => {
    if (last && stage) announce([...happened.map(textOf), next].join(' '));
  }, [last?.text, stage !== null]);
  if (!stage) return null;
  // An action looked at is drawn as if it had been played.
  const shown = preview.value?.text === text ? preview.value.action : null;
  const tried = shown === null ? null : must(rules.parseAction(shown));
  const course = tried ? { states: [state, must(rules.apply(state, tried))], actions: [tried] } : { states, actions };
  const close = () => {
    sheet.value = null;
  };
  return (
    <>
      <stage.Stage {...course} info={info} at={course.actions.length} />
      <div class={`stack ${styles.side}`}>
        <section class={`leaf stack ${styles.now}`} aria-label={t('explorer.now')}>
          <p class={styles.answer}>
            {happened.length > 0 && (
              <small>
                <Said of={together(happened)} />
              </small>
            )}
            <b>{next}</b>
          </p>
          {turn === 'chance' && (
            <div class="buttons">
              <Button go name="draw" onClick={() => onPlay(rules.draw(state, ownRandom))}>
                {t('explorer.draw')}
              </Button>
              <Button name="choose" onClick={() => (sheet.value = 'choose')}>
                {t('explorer.choose')}
              </Button>
            </div>
          )}
          {(turn === 1 || turn === 2) && (
            <Button go class="wide" name="by-hand" onClick={() => onMode('act')}>
              {t('explorer.act')}
            </Button>
          )}
        </section>
        <Advice
          kit={kit}
          state={state}
          text={text}
          info={info}
          shown={shown}
          onShow={(action) => {
            preview.value = action === null ? null : { text, action };
          }}
          onPlay={onPlay}
        />
        <div class="buttons">
          <Button name="set-up" onClick={() => onMode('set-up')}>
            {t('explorer.setUp')}
          </Button>
          <Button name="play-on" disabled={turn === 'over'} onClick={() => (sheet.value = 'play')}>
            {t('explorer.playOn')}
          </Button>
          <Button name="share" class="wide" onClick={() => (sheet.value = 'share')}>
            {t('explorer.share')}
          </Button>
        </div>
      </div>
      {sheet.value === 'choose' && (
        <Sheet title={t('explorer.choose')} onClose={close}>
          <ChooseOutcome
            kit={kit}
            state={state}
            onEntered={(outcome) => {
              close();
              onPlay(outcome);
            }}
          />
        </Sheet>
      )}
      {sheet.value === 'play' && <PlayOn kit={kit} state={state} text={text} onClose={close} />}
      {sheet.value === 'share' && <ShareHere text={text} onClose={close} />}
    </>
  );
}

interface ChooseOutcomeProps {
  readonly kit: AnyKit;
  readonly state: unknown;
  readonly onEntered: (outcome: unknown) => void;
}

function ChooseOutcome({ kit, state, onEntered }: ChooseOutcomeProps) {
  const part = usePart(kit.setUp);
  return part && <part.Outcome state={state} onEntered={onEntered} />;
}
