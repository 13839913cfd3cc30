import { bySeat, type DiscoveryState, discoveryRules, type Seat } from '@castellan/rules';
import { KingdomMap, type KingdomMapProps } from './board.tsx';

interface PlayerBoardProps extends Omit<KingdomMapProps, 'size' | 'kingdom' | 'score'> {
  readonly state: DiscoveryState;
  readonly seat: Seat;
}

/** The kingdom of a seat in a state. */
export function PlayerBoard({ state, seat, ...props }: PlayerBoardProps) {
  return (
    <KingdomMap
      {...props}
      size={state.options.size}
      kingdom={bySeat(state.kingdoms, seat)}
      score={bySeat(discoveryRules.score(state), seat)}
    />
  );
}
