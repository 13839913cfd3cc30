import '../../board/board.css';
import './dice.css';
import {
  bySeat,
  COATS,
  type Coat,
  type Duel,
  type DuelAction,
  type DuelState,
  duel,
  type Square,
} from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { formatNumber, t } from '../../i18n/index.ts';
import { type Chosen, type Option, squaresOf, standing, tap } from '../../learn/chooser.ts';
import { lessonGame, ME, Owner, THEY, TurnAndConfirm } from '../../learn/lesson-parts.tsx';
import type { LessonViewProps } from '../../learn/lesson-screen.tsx';
import { Meanwhile } from '../../learn/meanwhile.tsx';
import { announce } from '../../ui/announce.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { Button, Chip } from '../../ui/controls.tsx';
import { COAT_ART } from './art.ts';
import { DuelMap } from './board.tsx';
import { BookStrip } from './book-strip.tsx';
import { FaceArt } from './dice.tsx';
import { entriesOf } from './log.ts';
import { coatName, domainText, entryText, faceName, lookedDomain, squareText } from './sentences.ts';

/** Placements of the two dice: for each way to lie the best coat of a joker and the best die for the castle. */
function placementsOf(state: DuelState, castle: boolean, joker: Coat | null): Option<Duel.Place>[] {
  if (state.phase !== 'place' || state.seat !== ME) return [];
  const now = bySeat(duel.score(state), ME).total;
  const best = new Map<string, Option<Duel.Place>>();
  for (const action of duel.legal(state)) {
    if (action.type !== 'place') continue;
    const [one, two] = action.tokens;
    if ((one.castle || two.castle) !== castle) continue;
    if (joker && action.tokens.some((token) => token.joker && token.coat !== joker)) continue;
    const key = `${one.square} ${two.square} ${one.joker ? '?' : one.coat}`;
    const gain = duel.preview(state, action).total - now;
    if (gain > (best.get(key)?.gain ?? -1)) best.set(key, { action, squares: [one.square, two.square], gain });
  }
  return [...best.values()];
}

export function DuelLessonView({
  state,
  kind,
  stepName,
  states,
  actions,
  onAct,
}: LessonViewProps<DuelState, DuelAction>) {
  const chosen = useSignal<Chosen | null>(null);
  const castle = useSignal(false);
  const joker = useSignal<Coat | null>(null);
  const looked = useSignal<Square | null>(null);
  const options = kind === 'act' ? placementsOf(state, castle.value, joker.value) : [];
  const stands = standing(options, chosen.value);
  const drafting = kind === 'act' && state.phase === 'draft';
  const placing = options.length > 0;
  const hasJoker = placing && state.dice.some(({ face, taker }) => taker === ME && face === '?');
  const scores = duel.score(state);
  const domain = !placing && looked.value ? lookedDomain(state, ME, looked.value) : null;
  const lit = squaresOf(options);
  const kept = lessonGame('duel');
  // From the last action of the learner on.
  const mine = actions.findLastIndex((action, index) => states[index]!.seat === ME && action.type !== 'roll');
  const told = entriesOf(states, actions)
    .filter(({ after, seat, kind: what }) => after > mine + 1 && seat === THEY && what !== 'roll')
    .map((entry) => entryText(entry, t('learn.opponent'), false));

  const onSquare = (square: Square) => {
    if (!placing) {
      looked.value = square;
      const there = lookedDomain(state, ME, square);
      if (there) announce(domainText(there));
      return;
    }
    chosen.value = tap(options, chosen.value, square);
    const now = standing(options, chosen.value);
    if (now) announce(now.action.tokens.map((token) => `${coatName(token.coat)} ${token.square}`).join(', '));
  };
  const confirm = () => {
    if (stands) onAct(stands.action);
  };

  return (
    <>
      <section class="lessonboard" aria-label={t('learn.yourBoard')}>
        <Owner seat={ME} points={bySeat(scores, ME).total} />
        <DuelMap
          id="lesson-board"
          label={t('learn.yourBoard')}
          player={bySeat(state.players, ME)}
          mark={ME}
          lit={lit}
          ghost={stands ? [...stands.action.tokens] : []}
          gain={stands?.gain ?? null}
          shine={
            domain && {
              squares: domain.squares,
              text: `${formatNumber(domain.squares.length)} × ${formatNumber(domain.marks)}`,
            }
          }
          squareLabel={(square) =>
            squareText(state, ME, square, {
              lit: lit.has(square),
              ghost: stands?.action.tokens.find((token) => token.square === square)?.coat ?? null,
            })
          }
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
            {stepName === 'castle' && (
              <Chip
                icon="castle"
                text={t('learn.castle')}
                note={t('learn.castleNote')}
                on={castle.value}
                name="lesson-castle"
                onClick={() => {
                  castle.value = !castle.value;
                }}
              />
            )}
            {hasJoker && <JokerCoat value={joker.value} onChoose={(coat) => (joker.value = coat)} />}
            <TurnAndConfirm
              laid={stands !== null}
              onTurn={() => stands && onSquare(stands.squares[0])}
              onConfirm={confirm}
            />
          </div>
        )}
      </section>
      <div class="lessonhand">
        <LessonDice state={state} drafting={drafting} onTake={(dice) => onAct({ type: 'pick', dice })} />
      </div>
      <section class="lessontheirs" aria-label={t('learn.theirBoard')}>
        <Meanwhile told={told} />
        {(kind === 'read' || state.round > 1) && <BookStrip state={state} kept={kept} />}
        <Owner seat={THEY} points={bySeat(scores, THEY).total} />
        <div class="theirs-small">
          <DuelMap
            id="lesson-theirs"
            label={t('learn.theirBoard')}
            player={bySeat(state.players, THEY)}
            mark={THEY}
            small
            squareLabel={(square) => squareText(state, THEY, square, { lit: false, ghost: null })}
          />
        </div>
      </section>
    </>
  );
}

function JokerCoat({ value, onChoose }: { value: Coat | null; onChoose: (coat: Coat | null) => void }) {
  return (
    <fieldset class="jokercoat">
      <legend>{t('learn.joker')}</legend>
      <div>
        {COATS.map((coat) => (
          <label key={coat} class={coat === value ? 'on' : ''}>
            <input
              type="radio"
              name="joker"
              aria-label={coatName(coat)}
              checked={coat === value}
              onChange={() => onChoose(coat)}
            />
            <Art id={COAT_ART[coat]} />
          </label>
        ))}
        <label class={value === null ? 'on any' : 'any'}>
          <input type="radio" name="joker" checked={value === null} onChange={() => onChoose(null)} />
          {t('learn.anyCoat')}
        </label>
      </div>
    </fieldset>
  );
}

interface LessonDiceProps {
  readonly state: DuelState;
  readonly drafting: boolean;
  readonly onTake: (dice: readonly number[]) => void;
}

/** The dice as they lie; while drafting they are picked up by a tap. */
function LessonDice({ state, drafting, onTake }: LessonDiceProps) {
  const picked = useSignal<readonly number[]>([]);
  const count = state.seat === state.roller ? 1 : 2;
  if (state.dice.length === 0) return null;
  const pick = (number: number) => {
    const others = picked.value.filter((one) => one !== number);
    picked.value = others.length < picked.value.length ? others : [...others, number].slice(-count);
  };
  return (
    <div class="lessondice">
      <ul aria-label={t('duel.dice')}>
        {state.dice.map(({ face, taker }, index) => {
          const number = index + 1;
          const owner = taker
            ? t('duel.dieOf', { name: taker === ME ? t('learn.you') : t('learn.opponent') })
            : t('duel.dieFree');
          const free = drafting && taker === null;
          return (
            <li key={number}>
              <button
                type="button"
                class={`die o1${free ? ' free' : ''}${picked.value.includes(number) ? ' on' : ''}`}
                style={{ '--rot': `${[-3, 2, -1.5, 3][index]}deg` }}
                aria-pressed={free ? picked.value.includes(number) : undefined}
                aria-disabled={free ? undefined : 'true'}
                aria-label={`${t('duel.die', { n: number })}, ${faceName(face)}, ${owner}`}
                data-die={number}
                onClick={() => free && pick(number)}
              >
                <FaceArt face={face} />
              </button>
              <span class="taker">{taker && <PlayerMark seat={taker} />}</span>
            </li>
          );
        })}
      </ul>
      {drafting && (
        <Button
          go
          name="lesson-take"
          disabled={picked.value.length !== count}
          onClick={() => onTake(picked.value.toSorted((a, b) => a - b))}
        >
          {t('learn.take')}
        </Button>
      )}
    </div>
  );
}
