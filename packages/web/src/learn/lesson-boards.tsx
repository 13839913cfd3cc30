import { bySeat, type Score, type Seat, type Square } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Intent } from '../board/board.tsx';
import { t } from '../i18n/index.ts';
import { Owner } from '../table/owner.tsx';
import { announce } from '../ui/announce.tsx';
import { type Chosen, type Option, squaresOf, standing, tap } from './chooser.ts';
import { lessonName, ME, THEY, TurnAndConfirm } from './lesson-parts.tsx';
import { Meanwhile } from './meanwhile.tsx';

/** What the learner's board shows and answers. */
interface LearnersBoard<Action, Domain> {
  readonly id: string;
  readonly label: string;
  readonly lit: ReadonlySet<Square>;
  readonly stands: Option<Action> | null;
  readonly shine: Domain | null;
  readonly onIntent: (intent: Intent) => void;
  readonly onLook: (square: Square | null) => void;
}

interface LessonBoardsProps<Action, Domain> {
  readonly scores: readonly [Score<unknown>, Score<unknown>];
  /** What can be placed now; none where there is nothing to place. */
  readonly options: readonly Option<Action>[];
  readonly domainAt: (square: Square) => Domain | null;
  readonly tellDomain: (domain: Domain) => string;
  readonly tellOption: (option: Option<Action>) => string;
  readonly onAct: (action: Action) => void;
  readonly mine: (board: LearnersBoard<Action, Domain>) => ComponentChildren;
  readonly theirs: (board: { readonly id: string; readonly label: string }) => ComponentChildren;
  /** What stands beside turn and confirm. */
  readonly tools?: ComponentChildren;
  /** Dice or lines. */
  readonly hand: ComponentChildren;
  /** What the opponent did since the learner's last action. */
  readonly told: readonly string[];
  readonly between?: ComponentChildren;
}

/** Both boards of a lesson: the learner lays out and confirms, and looks at domains where nothing is placed. */
export function LessonBoards<Action, Domain>(props: LessonBoardsProps<Action, Domain>) {
  const { scores, options, domainAt, tellDomain, tellOption } = props;
  const chosen = useSignal<Chosen | null>(null);
  const looked = useSignal<Square | null>(null);
  const stands = standing(options, chosen.value);
  const placing = options.length > 0;

  const onSquare = (square: Square) => {
    if (!placing) {
      looked.value = square;
      const there = domainAt(square);
      if (there) announce(tellDomain(there));
      return;
    }
    chosen.value = tap(options, chosen.value, square);
    const now = standing(options, chosen.value);
    if (now) announce(tellOption(now));
  };
  const confirm = () => {
    if (stands) props.onAct(stands.action);
  };

  return (
    <>
      <section class="lessonboard" aria-label={t('learn.yourBoard')}>
        <OwnerOf seat={ME} scores={scores} />
        {props.mine({
          id: 'lesson-board',
          label: t('learn.yourBoard'),
          lit: squaresOf(options),
          stands,
          shine: !placing && looked.value ? domainAt(looked.value) : null,
          onIntent: ({ square, by }) => {
            if (by === 'enter' && stands?.squares.includes(square)) confirm();
            else onSquare(square);
          },
          onLook: (square) => {
            if (!placing) looked.value = square;
          },
        })}
        {placing && (
          <div class="lessontools">
            {props.tools}
            <TurnAndConfirm
              laid={stands !== null}
              onTurn={() => stands && onSquare(stands.squares[0])}
              onConfirm={confirm}
            />
          </div>
        )}
      </section>
      <div class="lessonhand">{props.hand}</div>
      <section class="lessontheirs" aria-label={t('learn.theirBoard')}>
        <Meanwhile told={props.told} />
        {props.between}
        <OwnerOf seat={THEY} scores={scores} />
        <div class="theirs-small">{props.theirs({ id: 'lesson-theirs', label: t('learn.theirBoard') })}</div>
      </section>
    </>
  );
}

const OwnerOf = ({ seat, scores }: { seat: Seat; scores: readonly [Score<unknown>, Score<unknown>] }) => (
  <Owner mark={seat} name={lessonName(seat)} total={bySeat(scores, seat).total} />
);
