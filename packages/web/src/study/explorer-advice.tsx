import { must } from '@castellan/rules';
import { runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import { savedSignal } from '../ui/saved-signal.ts';
import { Switch } from '../ui/switch.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import styles from './explorer.module.css';
import { HopesBox } from './hopes-box.tsx';
import { CandidateLine } from './moment-panel.tsx';
import { chance, plusMinus } from './number-format.ts';
import shared from './study.module.css';

/** Whether the computer is asked about every position that is shown. */
const asking = savedSignal('explorer.asking', false);
/** So many of the best actions are listed. */
const MOST = 8;

interface AdviceProps {
  readonly kit: AnyKit;
  readonly state: unknown;
  readonly text: string;
  readonly info: GameInfo;
  /** The action drawn on the boards. */
  readonly shown: string | null;
  readonly onShow: (action: string | null) => void;
  readonly onPlay: (action: unknown) => void;
}

/** What the computer thinks of a position: the best actions, or what to hope for from chance. */
export function Advice(props: AdviceProps) {
  const { kit, state, text, info } = props;
  const turn = gameOf(kit).turn(state);
  if (turn === 'over') return null;
  return (
    <section class={`leaf stack ${styles.advice}`} aria-label={t('explorer.advice')}>
      <h2 class="visually-hidden">{t('explorer.advice')}</h2>
      <Switch
        text={t('explorer.advice')}
        note={t('explorer.adviceNote')}
        on={asking.value}
        onChange={(on) => {
          asking.value = on;
          props.onShow(null);
        }}
      />
      {asking.value &&
        // Made again for each position: what was found for another one is not shown beside it.
        (turn === 'chance' ? (
          <>
            <WhoIsAhead key={`${text} value`} kit={kit} state={state} text={text} />
            <HopesBox key={text} kit={kit} state={state} info={info} />
          </>
        ) : (
          <BestActions key={text} {...props} />
        ))}
    </section>
  );
}

/** The chances of both players where chance has the turn: a position that was set up says who is ahead. */
function WhoIsAhead({ kit, state, text }: Pick<AdviceProps, 'kit' | 'state' | 'text'>) {
  const { value: found, failed } = useLoaded(
    async (signal) => {
      const value = await runJob('value', { game: kit.name, state }, { soon: true, signal }).answer;
      announce(chancesText(value.win));
      return value;
    },
    [text],
  );
  if (failed) return <p>{t('study.failed')}</p>;
  return (
    <p data-ahead={found?.win}>
      {found ? <b>{chancesText(found.win)}</b> : t('study.working')} {found && <small>{plusMinus(found.error)}</small>}
    </p>
  );
}

const chancesText = (win: number): string => t('explorer.chances', { one: chance(win), two: chance(1 - win) });

function BestActions({ kit, state, text, shown, onShow, onPlay }: AdviceProps) {
  const part = usePart(kit.study);
  const { value: hint, failed } = useLoaded(
    async (signal) => {
      const ask = { game: kit.name, state, action: null, most: MOST };
      const found = await runJob('hint', ask, { soon: true, signal }).answer;
      announce(t('explorer.advised', { n: found.best.length, chance: chance(found.best[0]!.win) }));
      return found;
    },
    [text],
  );
  if (failed) return <p>{t('study.failed')}</p>;
  if (!part || !hint)
    return (
      <p class={shared.waiting} aria-busy="true">
        {t('study.working')}
      </p>
    );
  const { best } = hint;
  const read = (action: string) => must(gameOf(kit).parseAction(action));
  return (
    <>
      <ol class={shared.candidates}>
        {best.map((candidate, index) => (
          <li key={candidate.action}>
            <button
              type="button"
              aria-pressed={candidate.action === shown}
              onClick={() => onShow(candidate.action === shown ? null : candidate.action)}
            >
              <CandidateLine
                candidate={candidate}
                best={best[0]!}
                place={index + 1}
                choice={part.sayChoice(state, read(candidate.action))}
                played={false}
              />
            </button>
          </li>
        ))}
      </ol>
      <Button
        class="wide"
        name="play-shown"
        disabled={shown === null}
        onClick={() => shown !== null && onPlay(read(shown))}
      >
        {t('explorer.playShown')}
      </Button>
    </>
  );
}
