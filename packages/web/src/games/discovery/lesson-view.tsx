import '../../board/board.css';
import './board.css';
import {
  bySeat,
  DECKS,
  type Discovery,
  type DiscoveryAction,
  type DiscoveryState,
  discovery,
  type Spot,
  type Square,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { formatNumber, t } from '../../i18n/index.ts';
import { type Chosen, type Option, squaresOf, standing, tap } from '../../learn/chooser.ts';
import { lessonGame, ME, Owner, THEY, TurnAndConfirm } from '../../learn/lesson-parts.tsx';
import type { LessonViewProps } from '../../learn/lesson-screen.tsx';
import { Meanwhile } from '../../learn/meanwhile.tsx';
import { announce } from '../../ui/announce.tsx';
import { Art } from '../../ui/art.tsx';
import { Button } from '../../ui/controls.tsx';
import { DominoArt } from './art.tsx';
import { type GhostHalf, KingdomMap } from './board.tsx';
import { entriesOf } from './log.ts';
import { domainAt, domainText, dominoText, entryText } from './sentences.ts';

function placementsOf(state: DiscoveryState): Option<Discovery.Place>[] {
  if (state.phase !== 'place' || state.seat !== ME) return [];
  const now = bySeat(discovery.score(state), ME).total;
  return discovery
    .legal(state)
    .filter((action) => action.type === 'place')
    .map((action) => ({ action, squares: action.squares, gain: discovery.preview(state, action).total - now }));
}

const halvesOf = ({ domino, squares }: Discovery.Place): GhostHalf[] => {
  const { left, right } = DECKS.discovery[domino - 1]!;
  return [left, right].map(({ terrain, crowns }, index) => ({
    square: squares[index]!,
    half: { kind: terrain, marks: crowns },
  }));
};

export function DiscoveryLessonView({
  state,
  kind,
  states,
  actions,
  onAct,
}: LessonViewProps<DiscoveryState, DiscoveryAction>) {
  const chosen = useSignal<Chosen | null>(null);
  const looked = useSignal<Square | null>(null);
  const options = kind === 'act' ? placementsOf(state) : [];
  const stands = standing(options, chosen.value);
  const placing = options.length > 0;
  const scores = discovery.score(state);
  const kept = lessonGame('discovery');
  const mine = actions.findLastIndex(
    (action, index) => states[index]!.seat === ME && (action.type === 'pick' || action.type === 'place'),
  );
  const told = entriesOf(states, actions)
    .filter(({ after, seat, kind: what }) => after > mine + 1 && seat === THEY && what !== 'line' && what !== 'king')
    .map((entry) => entryText(entry, kept));

  const onSquare = (square: Square) => {
    if (!placing) {
      looked.value = square;
      const there = domainAt(scores, ME, square);
      if (there) announce(domainText(there));
      return;
    }
    chosen.value = tap(options, chosen.value, square);
    const now = standing(options, chosen.value);
    if (now) announce(`${dominoText(state, now.action.domino)}: ${now.squares.join(', ')}`);
  };
  const confirm = () => {
    if (stands) onAct(stands.action);
  };

  return (
    <>
      <section class="lessonboard" aria-label={t('learn.yourBoard')}>
        <Owner seat={ME} points={bySeat(scores, ME).total} />
        <KingdomMap
          id="lesson-board"
          label={t('learn.yourBoard')}
          size={state.options.size}
          kingdom={bySeat(state.kingdoms, ME)}
          score={bySeat(scores, ME)}
          mark={ME}
          lit={squaresOf(options)}
          ghost={stands ? halvesOf(stands.action) : []}
          gain={stands?.gain ?? null}
          shine={!placing && looked.value ? domainAt(scores, ME, looked.value) : null}
          onIntent={({ square, by }) => {
            if (by === 'enter' && stands?.squares.includes(square)) confirm();
            else onSquare(square);
          }}
          onLook={(square) => {
            if (!placing) looked.value = square;
          }}
        />
        {placing && (
          <div class="lessontools">
            <TurnAndConfirm
              laid={stands !== null}
              onTurn={() => stands && onSquare(stands.squares[0])}
              onConfirm={confirm}
            />
          </div>
        )}
      </section>
      <div class="lessonhand">
        {state.placing.length > 0 && (
          <LessonLine
            state={state}
            spots={state.placing}
            done={state.done}
            title={t('discovery.thisLine')}
            picking={false}
            onPick={() => {}}
          />
        )}
        {state.choosing.length > 0 && (
          <LessonLine
            state={state}
            spots={state.choosing}
            done={0}
            title={state.placing.length > 0 ? t('discovery.nextLine') : t('discovery.firstLine')}
            picking={kind === 'act' && state.phase === 'pick'}
            onPick={(domino) => onAct({ type: 'pick', domino })}
          />
        )}
      </div>
      <section class="lessontheirs" aria-label={t('learn.theirBoard')}>
        <Meanwhile told={told} />
        <Owner seat={THEY} points={bySeat(scores, THEY).total} />
        <div class="theirs-small">
          <KingdomMap
            id="lesson-theirs"
            label={t('learn.theirBoard')}
            size={state.options.size}
            kingdom={bySeat(state.kingdoms, THEY)}
            score={bySeat(scores, THEY)}
            mark={THEY}
            small
          />
        </div>
      </section>
    </>
  );
}

interface LessonLineProps {
  readonly state: DiscoveryState;
  readonly spots: readonly Spot[];
  readonly done: number;
  readonly title: string;
  readonly picking: boolean;
  readonly onPick: (domino: number) => void;
}

/** A line with its kings; while choosing, a domino is chosen by a tap and claimed by the button. */
function LessonLine({ state, spots, done, title, picking, onPick }: LessonLineProps) {
  const picked = useSignal<number | null>(null);
  return (
    <section class="lessonline" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {spots.map(({ domino, king }, index) => {
          const name = king === ME ? t('learn.you') : t('learn.opponent');
          const free = picking && king === null;
          const status =
            index < done
              ? t('discovery.slot.done')
              : king
                ? t('discovery.slot.king', { name })
                : t('discovery.slot.free');
          return (
            <li key={domino} class={index < done ? 'done' : ''}>
              <button
                type="button"
                class={`o1${free ? ' free' : ''}${picked.value === domino ? ' on' : ''}`}
                aria-pressed={free ? picked.value === domino : undefined}
                aria-disabled={free ? undefined : 'true'}
                aria-label={`${dominoText(state, domino)}, ${status}`}
                data-domino={domino}
                onClick={() => {
                  if (free) picked.value = domino;
                }}
              >
                <b aria-hidden="true">{formatNumber(domino)}</b>
                <DominoArt domino={DECKS.discovery[domino - 1]!} />
                {king && index >= done && <Art id={`king-${king}`} class="king" />}
              </button>
            </li>
          );
        })}
      </ul>
      {picking && (
        <Button
          go
          name="lesson-claim"
          disabled={picked.value === null}
          onClick={() => picked.value !== null && onPick(picked.value)}
        >
          {t('learn.claim')}
        </Button>
      )}
    </section>
  );
}
