import { placeOf } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import type { AnyKit, Step } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { Ruleset } from '../games/ruleset.tsx';
import { locale, t } from '../i18n/index.ts';
import { capital, textOf, together } from '../i18n/message.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { positionLink as explorerLink } from '../study/explorer-position.ts';
import { momentName } from '../study/moment-name.ts';
import { Flights } from '../table/flights.tsx';
import { moves, openMotion } from '../table/motion.ts';
import { announce } from '../ui/announce.tsx';
import { Art, PlayerMark } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import type { Command } from '../ui/command.ts';
import { CommandButtons } from '../ui/command-buttons.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { positionIn, positionLink, RECORDED } from './address.ts';
import { FairDice } from './fair-dice.tsx';
import type { GameRecord } from './game-record.ts';
import { ProblemPanel } from './problem-panel.tsx';
import styles from './replay-screen.module.css';
import { ShareSheet } from './share-sheet.tsx';
import { recordById, recordInLink, type SourceProblem } from './source.ts';
import {
  type Position,
  stepBack,
  stepFirst,
  stepForward,
  stepLast,
  useAddressOf,
  useInfoOf,
  useKeys,
} from './stepping.ts';

/** `#/replay/ID?at=N`: a game of this device, step by step. */
export default function ReplayScreen({ path, query }: ScreenProps) {
  return (
    <Replay
      address={['replay', ...path]}
      mine={!path[0]?.startsWith(RECORDED)}
      query={query}
      load={() => recordById(path[0] ?? '')}
    />
  );
}

/** `#/r/PACKED?at=N`: the game the link holds. */
export function LinkedReplayScreen({ path, query }: ScreenProps) {
  return <Replay address={['r', ...path]} mine={false} query={query} load={() => recordInLink(path[0] ?? '')} />;
}

interface ReplayProps {
  readonly address: readonly string[];
  readonly mine: boolean;
  readonly query: URLSearchParams;
  readonly load: () => ReturnType<typeof recordById>;
}

function Replay({ address, mine, query, load }: ReplayProps) {
  const record = useSignal<GameRecord | null>(null);
  const problem = useSignal<SourceProblem | null>(null);
  // A new screen is made for another game, so it loads once.
  useEffect(() => {
    load().then((found) => {
      if (found.ok) record.value = found.value;
      else problem.value = found.error;
    });
  }, []);
  if (problem.value !== null) return <ProblemPanel problem={problem.value} />;
  if (!record.value) return <main tabIndex={-1} />;
  return <Loading record={record.value} address={address} mine={mine} query={query} />;
}

/** The code that draws a game loads once the page knows which game it is. */
function Loading(props: Omit<PlayerProps, 'kit'>) {
  const kit = usePart(kitOf(props.record.game).stage);
  return kit ? <Player {...props} kit={kit} /> : <main tabIndex={-1} />;
}

const STEPS: readonly Command<Position>[] = [
  stepFirst,
  stepBack('records.replay.back'),
  stepForward('records.replay.forward'),
  stepLast,
];

interface PlayerProps {
  readonly kit: PartOf<AnyKit['stage']>;
  readonly record: GameRecord;
  readonly address: readonly string[];
  readonly mine: boolean;
  readonly query: URLSearchParams;
}

/** How long each action is looked at while the game plays by itself: slow, usual, fast. */
const SPEEDS = [
  { name: '½', looked: 2200 },
  { name: '1', looked: 1100 },
  { name: '2', looked: 450 },
] as const;

/** The moment of the last action as the analysis names it, and which one of all it is. */
function whereIs({ replay }: GameRecord, at: number): string {
  const count = t('records.replay.at', { n: at, of: replay.actions.length });
  return at === 0 ? count : `${capital(momentName(placeOf(replay, at - 1)), locale.value)} · ${count}`;
}

function Player({ kit, record, address, mine, query }: PlayerProps) {
  const { states, actions } = record.replay;
  const of = actions.length;
  const at = useSignal(positionIn(query, of));
  const sharing = useSignal(false);
  const info = useInfoOf(record);
  const language = locale.value;
  const steps = useMemo(() => kit.stepsOf(states, actions, info), [kit, record, info, language]);
  const now = steps.filter(({ after }) => after === at.value);
  const sentence = now.length > 0 ? together(now.map(({ said }) => said)) : [t('records.replay.start')];

  const go = (to: number) => {
    at.value = to;
    const happened = steps.filter(({ after }) => after === to);
    announce([whereIs(record, to), ...happened.map(({ said }) => textOf(said))].join(' '));
  };
  const motion = useMemo(() => openMotion<object, never>(), []);
  const playing = useSignal(false);
  const speed = useSignal(1);
  const jump = (to: number) => {
    motion.stop();
    go(to);
  };
  /** What is being seen happening is on its way there: the next step begins behind it. */
  const heading = () => at.value + (motion.moving.value ? 1 : 0);
  /** Back and forth is at once; one action forward is seen happening. */
  const travel = (to: number) => {
    const from = heading();
    if (to !== from + 1 || !moves()) {
      jump(to);
      return;
    }
    at.value = from;
    const [before, action, after] = [states[from]!, actions[from] as never, states[to]!];
    motion.play({ before, action, after, ...kit.motionOf(before, action) }, () => go(to));
  };
  const position: Position = { at: heading(), last: of, go: travel };
  useEffect(() => {
    if (!playing.value || motion.moving.value) return;
    if (at.value >= of) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => travel(at.peek() + 1), SPEEDS[speed.value]!.looked);
    return () => clearTimeout(timer);
  }, [playing.value, speed.value, at.value, motion.moving.value]);
  useEffect(() => motion.stop, [motion]);

  const base = link(...address);
  useAddressOf(base, positionLink(base, at.value, of));
  useKeys(STEPS, position);

  return (
    <>
      <Bar sub={`${kitOf(record.game).title} · ${t('records.replay.title')}`} />
      <main class={`replay ${record.game}-replay ${styles.replay}`} tabIndex={-1} data-at={at.value}>
        <header>
          <h1 class="visually-hidden">{t('records.replay.title')}</h1>
          <Ruleset game={record.game} state={states[0]} />
        </header>
        <kit.Stage states={states} actions={actions} info={info} at={at.value} />
        <div class={styles.now}>
          <p class={styles.happened} data-happened>
            <small>{whereIs(record, at.value)}</small>
            <Said of={sentence} />
          </p>
          <input
            type="range"
            min={0}
            max={of}
            value={at.value}
            aria-label={t('records.replay.slider')}
            aria-valuetext={`${whereIs(record, at.value)}. ${textOf(sentence)}`}
            onInput={(event) => {
              motion.stop();
              at.value = Number(event.currentTarget.value);
            }}
          />
          <div class="row">
            <CommandButtons commands={STEPS} context={position} />
            <a class={`button ${styles.analyse}`} href={analysisLink(address)} data-command="analyse">
              <Art id="i-curve" />
              <span>{t('common.analyse')}</span>
            </a>
            <Button
              name="play"
              icon={playing.value ? 'i-pause' : 'i-play'}
              label={playing.value ? t('records.replay.pause') : t('records.replay.play')}
              onClick={() => {
                // At the end it begins again.
                if (!playing.value && at.value >= of) jump(0);
                playing.value = !playing.value;
              }}
            />
            <Button
              name="speed"
              label={t('records.replay.speed', { times: SPEEDS[speed.value]!.name })}
              onClick={() => {
                speed.value = (speed.value + 1) % SPEEDS.length;
              }}
            >
              {SPEEDS[speed.value]!.name}×
            </Button>
            <Button go class={styles.share!} name="share" onClick={() => (sharing.value = true)}>
              {t('share.open')}
            </Button>
          </div>
          <FairDice record={record} />
          <p class={styles.keys}>{t('records.replay.keys')}</p>
        </div>
        <section class={styles.actions} aria-label={t('records.replay.actions')}>
          <h2>{t('records.replay.actions')}</h2>
          <a
            class={`button ${styles.explore}`}
            href={explorerLink(gameOf(kitOf(record.game)).printPosition(states[at.value]))}
            data-command="explore"
          >
            {t('setup.exploreHere')}
          </a>
          <StepList steps={steps} at={at.value} marks={info.marks} onGo={jump} />
        </section>
      </main>
      <Flights move={motion.moving.value} within="main" />
      {sharing.value && (
        <ShareSheet record={record} at={at.value} mine={mine} onClose={() => (sharing.value = false)} />
      )}
    </>
  );
}

/** The analysis of the same game: of this device, or in the link. */
const analysisLink = ([screen, id = '']: readonly string[]): string =>
  screen === 'r' ? link('analysis', 'r', id) : link('analysis', id);

interface StepListProps {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly marks: readonly [1 | 2, 1 | 2];
  readonly onGo: (at: number) => void;
}

/** Every action in words; a tap goes there. */
function StepList({ steps, at, marks, onGo }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    // The list scrolls, not the page: the boards stay where they are.
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} class={styles.list} tabIndex={0}>
      {steps.map(({ after, said, seat }, index) => (
        <li key={index}>
          <button type="button" aria-current={after === at ? 'step' : undefined} onClick={() => onGo(after)}>
            {seat ? <PlayerMark seat={marks[seat - 1]!} /> : <span class="player-mark" />}
            <span>
              <Said of={said} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
