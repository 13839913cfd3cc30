import './lesson-view.css';
import {
  bySeat,
  type Discovery,
  type DiscoveryAction,
  type DiscoveryState,
  discoveryRules,
  type Spot,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { GameBoard } from '../../board/game-board.tsx';
import { colon, formatNumber, t } from '../../i18n/index.ts';
import type { Option } from '../../learn/chooser.ts';
import type { LessonViewProps } from '../../learn/lesson.ts';
import { LessonBoards } from '../../learn/lesson-boards.tsx';
import { lessonGame, lessonName, ME, THEY } from '../../learn/lesson-parts.tsx';
import { Art } from '../../ui/art.tsx';
import { Button } from '../../ui/controls.tsx';
import { domainAt } from '../view.ts';
import { DominoArt, dominoIn } from './art.tsx';
import { entriesOf } from './log.ts';
import { domainText, dominoText, entryText } from './sentences.ts';
import { DISCOVERY_VIEW } from './view.ts';

export { DISCOVERY_LESSON as lesson } from './lesson.ts';
export const chance = { label: 'discovery/lesson.reveal' } as const;

function placementsOf(state: DiscoveryState): Option<Discovery.Place>[] {
  if (state.phase !== 'place' || state.seat !== ME) return [];
  const now = bySeat(discoveryRules.score(state), ME).total;
  return discoveryRules
    .legal(state)
    .filter((action) => action.type === 'place')
    .map((action) => ({ action, squares: action.squares, gain: discoveryRules.preview(state, action).total - now }));
}

export function LessonView({ state, kind, states, actions, onAct }: LessonViewProps<DiscoveryState, DiscoveryAction>) {
  const scores = discoveryRules.score(state);
  const mine = actions.findLastIndex(
    (action, index) => states[index]!.seat === ME && (action.type === 'pick' || action.type === 'place'),
  );
  return (
    <LessonBoards
      scores={scores}
      options={kind === 'act' ? placementsOf(state) : []}
      domainAt={(square) => domainAt(DISCOVERY_VIEW, state, ME, square)}
      tellDomain={domainText}
      tellOption={({ action, squares }) => `${dominoText(state, action.domino)}${colon()}${squares.join(', ')}`}
      onAct={onAct}
      mine={({ stands, ...board }) => (
        <GameBoard
          {...board}
          view={DISCOVERY_VIEW}
          board={discoveryRules.board(state, ME)}
          mark={ME}
          ghost={stands ? discoveryRules.covers(state, stands.action) : []}
          gain={stands?.gain ?? null}
        />
      )}
      theirs={(board) => (
        <GameBoard {...board} view={DISCOVERY_VIEW} board={discoveryRules.board(state, THEY)} mark={THEY} small />
      )}
      hand={
        <>
          {state.placing.length > 0 && (
            <LessonLine
              state={state}
              spots={state.placing}
              done={state.done}
              title={t('discovery.thisLine')}
              placing={kind === 'act' && state.phase === 'place'}
            />
          )}
          {state.choosing.length > 0 && (
            <LessonLine
              state={state}
              later={kind === 'act' && state.phase === 'place'}
              spots={state.choosing}
              done={0}
              title={state.placing.length > 0 ? t('discovery.nextLine') : t('discovery.firstLine')}
              {...(kind === 'act' &&
                state.phase === 'pick' && { onPick: (domino: number) => onAct({ type: 'pick', domino }) })}
            />
          )}
        </>
      }
      told={entriesOf(states, actions)
        .filter(
          ({ after, seat, kind: what }) => after > mine + 1 && seat === THEY && what !== 'line' && what !== 'king',
        )
        .map((entry) => entryText(entry, lessonGame('discovery')))}
    />
  );
}

interface LessonLineProps {
  readonly state: DiscoveryState;
  readonly spots: readonly Spot[];
  readonly done: number;
  readonly title: string;
  /** Its first domino that is not done is being placed. */
  readonly placing?: boolean;
  /** Nothing of it is needed now: a phone does without. */
  readonly later?: boolean;
  /** While choosing. */
  readonly onPick?: (domino: number) => void;
}

/** A line with its kings; while choosing, a domino is chosen by a tap and claimed by the button. */
function LessonLine({ state, spots, done, title, placing, later, onPick }: LessonLineProps) {
  const picked = useSignal<number | null>(null);
  return (
    <section class={`lessonline${later ? ' later' : ''}`} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {spots.map(({ domino, king }, index) => {
          const free = onPick !== undefined && king === null;
          const now = placing === true && index === done;
          const status = statusOf(index < done, now, king);
          return (
            <li key={domino} class={index < done ? 'done' : now ? 'now' : ''}>
              <button
                type="button"
                class={`owner-1${free ? ' free' : ''}${picked.value === domino ? ' on' : ''}`}
                aria-pressed={free ? picked.value === domino : undefined}
                aria-disabled={free ? undefined : 'true'}
                aria-label={`${dominoText(state, domino)}, ${status}`}
                data-domino={domino}
                onClick={() => {
                  if (free) picked.value = domino;
                }}
              >
                <b aria-hidden="true">{formatNumber(domino)}</b>
                <DominoArt domino={dominoIn(state, domino)} />
                {king && index >= done && <Art id={`king-${king}`} class="king" />}
              </button>
            </li>
          );
        })}
      </ul>
      {onPick && (
        <Button
          go
          name="lesson-claim"
          disabled={picked.value === null}
          onClick={() => picked.value !== null && onPick(picked.value)}
        >
          {t('discovery/lesson.claim')}
        </Button>
      )}
    </section>
  );
}

function statusOf(done: boolean, now: boolean, king: Spot['king']): string {
  if (done) return t('discovery.slot.done');
  if (king === null) return t('discovery.slot.free');
  return t(now ? 'discovery.slot.now' : 'discovery.slot.king', { name: lessonName(king) });
}
