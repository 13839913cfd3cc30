import type { Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import { Button } from '../ui/controls.tsx';

/** What the lessons of both games have in common around their boards. */

export const ME: Seat = 1;
export const THEY: Seat = 2;

/** The learner and the opponent, as a game names its players. */
export const lessonGame = (game: GameInfo['game']): GameInfo =>
  newGame(game, {
    seats: [
      { ...PERSON, name: lessonName(ME) },
      { ...PERSON, name: lessonName(THEY) },
    ],
  });

export const lessonName = (seat: Seat): string => (seat === ME ? t('learn.you') : t('learn.opponent'));

interface TurnAndConfirmProps {
  /** Something is laid out. */
  readonly laid: boolean;
  readonly onTurn: () => void;
  readonly onConfirm: () => void;
}

export function TurnAndConfirm({ laid, onTurn, onConfirm }: TurnAndConfirmProps) {
  return (
    <span class="confirmrow">
      <Button name="lesson-turn" icon="i-turn" disabled={!laid} onClick={onTurn}>
        {t('common.do.turn')}
      </Button>
      <Button go name="lesson-confirm" disabled={!laid} onClick={onConfirm}>
        {t('common.do.confirm')}
      </Button>
    </span>
  );
}
