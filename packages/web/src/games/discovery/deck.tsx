import type { DiscoveryState } from '@castellan/rules';
import { DominoArt, dominoIn } from './art.tsx';
import { comingText, dominoText } from './sentences.ts';

/** What is still in the deck: which dominoes is public, their order is not. */
export function Deck({ state }: { state: DiscoveryState }) {
  return (
    <div class="disc-deck">
      <p>{comingText(state)}</p>
      {/* One domino less is another list, not the old one moved. */}
      <ul key={state.unseen.length}>
        {state.unseen.map((number) => (
          <li key={number} title={String(number)}>
            <span class="sr">{dominoText(state, number)}</span>
            <DominoArt domino={dominoIn(state, number)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
