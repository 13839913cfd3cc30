import { boardOf } from '@castellan/picture';
import { bySeat, other, type Seat } from '@castellan/rules';
import type { GameInfo } from '../play/game-info.ts';
import type { GameResult } from '../play/results.ts';
import { Art } from '../ui/art.tsx';
import styles from './thumbnail.module.css';

interface MapOfProps {
  readonly info: Pick<GameInfo, 'game' | 'marks'>;
  readonly state: object;
  readonly seat: Seat;
}

/** The map of a seat as one small picture; what is on it is said in words beside it. */
export function MapOf({ info, state, seat }: MapOfProps) {
  const { width, height, markup } = boardOf(info.game, state, seat, bySeat(info.marks, seat));
  return (
    <svg
      class={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

interface MapPairProps {
  readonly result: GameResult;
  /** The game goes on: nobody has won. */
  readonly open?: boolean;
}

/** Mine lies on theirs, and the winner's corner has the crown. */
export function MapPair({ result: { info, state, me, outcome }, open = false }: MapPairProps) {
  const crown = <Art id="crown" class={styles.crown!} />;
  return (
    <span class={styles.pair}>
      <span class={styles.under}>
        <MapOf info={info} state={state} seat={other(me)} />
        {!open && outcome === 'lost' && crown}
      </span>
      <span class={styles.over}>
        <MapOf info={info} state={state} seat={me} />
        {!open && outcome === 'won' && crown}
      </span>
    </span>
  );
}
