import type { Seat } from '@castellan/rules';
import { formatNumber, t } from '../i18n/index.ts';
import { type KeptGame, newGame, PERSON } from '../play/kept.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';

/** What the lessons of both games have in common around their boards. */

export const ME: Seat = 1;
export const THEY: Seat = 2;

/** The learner and the opponent, as a game names its players. */
export const lessonGame = (game: KeptGame['game']): KeptGame =>
  newGame(game, {
    sitters: [
      { ...PERSON, name: t('learn.you') },
      { ...PERSON, name: t('learn.opponent') },
    ],
  });

/** Whose board it is, and what it is worth. */
export function Owner({ seat, points }: { seat: Seat; points: number }) {
  return (
    <div class="owner">
      <PlayerMark seat={seat} />
      <span>{seat === ME ? t('learn.you') : t('learn.opponent')}</span>
      <b>{formatNumber(points)}</b>
    </div>
  );
}

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
