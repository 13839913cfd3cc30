import './lesson-view.css';
import './dice.css';
import { bySeat, COATS, type Coat, type Duel, type DuelAction, type DuelState, duelRules } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { GameBoard } from '../../board/game-board.tsx';
import { t } from '../../i18n/index.ts';
import type { Option } from '../../learn/chooser.ts';
import type { LessonViewProps } from '../../learn/lesson.ts';
import { LessonBoards } from '../../learn/lesson-boards.tsx';
import { lessonGame, lessonName, ME, THEY } from '../../learn/lesson-parts.tsx';
import { Art, PlayerMark } from '../../ui/art.tsx';
import { Button, Chip } from '../../ui/controls.tsx';
import { domainAt } from '../view.ts';
import { COAT_ART } from './art.ts';
import { BookStrip } from './book-strip.tsx';
import { FaceArt } from './dice.tsx';
import { entriesOf } from './log.ts';
import { coatName, domainText, entryText, faceName } from './sentences.ts';
import { DUEL_VIEW } from './view.ts';

export { DUEL_LESSON as lesson } from './lesson.ts';

/** Placements of the two dice: for each way to lie the best coat of a joker and the best die for the castle. */
function placementsOf(state: DuelState, castle: boolean, joker: Coat | null): Option<Duel.Place>[] {
  if (state.phase !== 'place' || state.seat !== ME) return [];
  const now = bySeat(duelRules.score(state), ME).total;
  const best = new Map<string, Option<Duel.Place>>();
  for (const action of duelRules.legal(state)) {
    if (action.type !== 'place') continue;
    const [one, two] = action.tokens;
    if ((one.castle || two.castle) !== castle) continue;
    if (joker && action.tokens.some((token) => token.joker && token.coat !== joker)) continue;
    const key = `${one.square} ${two.square} ${one.joker ? '?' : one.coat}`;
    const gain = duelRules.preview(state, action).total - now;
    if (gain > (best.get(key)?.gain ?? -1)) best.set(key, { action, squares: [one.square, two.square], gain });
  }
  return [...best.values()];
}

export const chance = { label: 'duel/lesson.roll', icon: 'i-dice' } as const;

export function LessonView({ state, kind, stepName, states, actions, onAct }: LessonViewProps<DuelState, DuelAction>) {
  const castle = useSignal(false);
  const joker = useSignal<Coat | null>(null);
  const options = kind === 'act' ? placementsOf(state, castle.value, joker.value) : [];
  const hasJoker = state.dice.some(({ face, taker }) => taker === ME && face === '?');
  // From the last action of the learner on.
  const mine = actions.findLastIndex((action, index) => states[index]!.seat === ME && action.type !== 'roll');
  return (
    <LessonBoards
      scores={duelRules.score(state)}
      options={options}
      domainAt={(square) => domainAt(DUEL_VIEW, state, ME, square)}
      tellDomain={domainText}
      tellOption={({ action }) => action.tokens.map(({ coat, square }) => `${coatName(coat)} ${square}`).join(', ')}
      onAct={onAct}
      mine={({ stands, ...board }) => (
        <GameBoard
          {...board}
          view={DUEL_VIEW}
          board={duelRules.board(state, ME)}
          mark={ME}
          ghost={stands ? duelRules.covers(state, stands.action) : []}
          gain={stands?.gain ?? null}
        />
      )}
      theirs={(board) => (
        <GameBoard {...board} view={DUEL_VIEW} board={duelRules.board(state, THEY)} mark={THEY} small />
      )}
      tools={
        <>
          {stepName === 'castle' && (
            <Chip
              icon="castle"
              text={t('duel/lesson.castle')}
              note={t('duel/lesson.castleNote')}
              on={castle.value}
              name="lesson-castle"
              onClick={() => {
                castle.value = !castle.value;
              }}
            />
          )}
          {hasJoker && <JokerCoat value={joker.value} onChoose={(coat) => (joker.value = coat)} />}
        </>
      }
      hand={
        <LessonDice
          state={state}
          drafting={kind === 'act' && state.phase === 'draft'}
          placing={kind === 'act' && state.phase === 'place'}
          onTake={(dice) => onAct({ type: 'pick', dice })}
        />
      }
      told={entriesOf(states, actions)
        .filter(({ after, seat, kind: what }) => after > mine + 1 && seat === THEY && what !== 'roll')
        .map((entry) => entryText(entry, lessonGame('duel')))}
      between={(kind === 'read' || state.round > 1) && <BookStrip state={state} info={lessonGame('duel')} />}
    />
  );
}

function JokerCoat({ value, onChoose }: { value: Coat | null; onChoose: (coat: Coat | null) => void }) {
  return (
    <fieldset class="tiles jokercoat">
      <legend>{t('duel/lesson.joker')}</legend>
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
          {t('duel/lesson.anyCoat')}
        </label>
      </div>
    </fieldset>
  );
}

interface LessonDiceProps {
  readonly state: DuelState;
  readonly drafting: boolean;
  /** The learner's dice are being placed. */
  readonly placing: boolean;
  readonly onTake: (dice: readonly number[]) => void;
}

/** The dice as they lie; while drafting they are picked up by a tap. */
function LessonDice({ state, drafting, placing, onTake }: LessonDiceProps) {
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
          const owner = taker ? t('duel.dieOf', { name: lessonName(taker) }) : t('duel.dieFree');
          const free = drafting && taker === null;
          return (
            <li key={number}>
              <button
                type="button"
                class={`die owner-1${free ? ' free' : ''}${placing && taker === ME ? ' held' : ''}${picked.value.includes(number) ? ' on' : ''}`}
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
          {t('duel/lesson.take')}
        </Button>
      )}
    </div>
  );
}
