import { duelArt } from '@castellan/picture/games/duel';
import { type Coat, MAP, type SeatBoard } from '@castellan/rules';
import { StillBoard } from '../../board/still-board.tsx';
import { Die } from './dice.tsx';
import styles from './picture.module.css';

/** The picture of the start page: a finished map, reached by legal play. */

const FINISHED: readonly string[] = [
  'd d+ . D+ D D+ D++',
  'd f++ f++ S S+ d d',
  'd+ f f . d d .',
  'd f++ f S+ S d D',
  'd+ D+ s s s s s',
];

const map = MAP.names.map((name) => {
  const word = FINISHED[Number(name.slice(1)) - 1]!.split(' ')[name.charCodeAt(0) - 97]!;
  return word === '.' ? null : { kind: word[0] as Coat, marks: word.length - 1 };
});

const board: SeatBoard<Coat> = { grid: MAP, squares: map, castle: { spent: true }, bound: null };

export function Picture() {
  return (
    <div inert>
      <div class={styles.map}>
        <StillBoard art={duelArt} board={board} mark={1} />
      </div>
      <div class={styles.dice}>
        <Die face="q++" />
        <Die face="S" lean={3} />
      </div>
    </div>
  );
}
