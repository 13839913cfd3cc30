import type { GameName, Seat } from '@castellan/rules';
import { t } from '../i18n/index.ts';
import { type GameInfo, newGame, PERSON } from '../play/game-info.ts';

/** A position that is asked: you decide in it. The absent player needs a name: without one, both would be "you". */
export function infoOfPosition(game: GameName, position: string, decides: Seat): GameInfo {
  const opponent = { ...PERSON, kind: 'elsewhere', name: t('study.opponent') } as const;
  return newGame(game, { position, seats: decides === 1 ? [PERSON, opponent] : [opponent, PERSON] });
}
