import { hasStarted, type Match, turnOf } from '@castellan/match';
import { bySeat, SEATS } from '@castellan/rules';
import { rulesOf } from '@castellan/rules/lookup';
import type { RoomGame, RoomView } from '@castellan/together';
import { kitOf } from '../games/index.ts';
import { usePart } from '../games/part.ts';
import { formatNumber } from '../i18n/index.ts';
import { gameHref } from '../online/links.ts';
import { infoOfRemote } from '../online/remote-session.ts';
import { PlayerMark } from '../ui/art.tsx';
import styles from './boards.module.css';
import { playerName } from './room-text.ts';

export const pointsOf = ({ game, state }: Match): readonly [number, number] => {
  const [one, two] = rulesOf(game).score(state);
  return [one.total, two.total];
};

/** Both boards of a game as it stands: names and points above, a bar under the player who has the turn. */
export function GameBoards({ room, game, match }: { room: RoomView; game: RoomGame; match: Match | undefined }) {
  const kit = kitOf(room.settings.game);
  const stage = usePart(kit.stage);
  const names = game.players.map((player) => playerName(room, player));
  const points = match ? pointsOf(match) : null;
  const turn = match && hasStarted(match) && !match.ending ? turnOf(match) : null;
  return (
    <a
      class={styles.boards}
      href={game.game ? gameHref(game.game) : undefined}
      data-game={game.index}
      data-shape={kit.dice === null ? 'tall' : 'wide'}
    >
      <span class={styles.names}>
        {SEATS.map((seat) => (
          <span key={seat} data-turn={turn === seat} data-owner={seat}>
            <PlayerMark seat={seat} />
            <b>{names[seat - 1]}</b>
            <em>{points ? formatNumber(bySeat(points, seat)) : ''}</em>
          </span>
        ))}
      </span>
      {/* Seen only: names and points say how it stands, and the game itself is one press away. */}
      <span class={styles.drawn} inert>
        {stage && match && <stage.Stage states={[match.state]} actions={[]} info={infoOfRemote(match, null)} at={0} />}
      </span>
    </a>
  );
}
