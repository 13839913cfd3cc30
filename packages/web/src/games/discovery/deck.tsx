import type { DiscoveryState } from '@castellan/rules';
import { useMemo } from 'preact/hooks';
import { locale } from '../../i18n/index.ts';
import { DominoArt, dominoIn } from './art.tsx';
import { comingText, dominoText } from './sentences.ts';

/** What is still in the deck: which dominoes is public, their order is not. */
export function Deck({ state }: { state: DiscoveryState }) {
  // Many pictures, and the same ones until the next line.
  const dominoes = useMemo(
    () =>
      state.unseen.map((number) => (
        <li key={number} title={String(number)}>
          <span class="visually-hidden">{dominoText(state, number)}</span>
          <DominoArt domino={dominoIn(state, number)} />
        </li>
      )),
    [state.unseen, locale.value],
  );
  return (
    <div class="discovery-deck">
      <p>{comingText(state)}</p>
      {/* One domino less is another list, not the old one moved. */}
      <ul key={state.unseen.length}>{dominoes}</ul>
    </div>
  );
}
