import './study.css';
import '../../board/board.css';
import './board.css';
import {
  bySeat,
  type DiscoveryAction,
  type DiscoveryState,
  discoveryRules,
  dominoInTurn,
  gainOf,
  type Terrain,
} from '@castellan/rules';
import { formatList, formatNumber, formatSigned, t } from '../../i18n/index.ts';
import { heatOf } from '../../study/heat.ts';
import { Art } from '../../ui/art.tsx';
import type { ChoiceBoardProps, HopesProps } from '../kit.ts';
import { DominoArt, dominoIn, terrainArt } from './art.tsx';
import { halvesOf } from './ghost.ts';
import { PlayerBoard } from './player-board.tsx';
import { dominoText, kingdomText, terrainName } from './sentences.ts';

/** An action in a few words: "domino 12 on d5 and c5". */
export function choiceText(state: DiscoveryState, action: DiscoveryAction): string {
  switch (action.type) {
    case 'line':
      return formatList(action.dominoes.map(formatNumber));
    case 'king':
      return t('discovery.hand');
    case 'pick':
      return t('discovery.choice.pick', { n: action.domino });
    case 'place':
      return t('discovery.choice.place', { n: action.domino, squares: formatList([...action.squares]) });
    case 'discard':
      return t('discovery.choice.discard', { n: dominoInTurn(state) });
  }
}

/** The dominoes of a line, or the one taken. */
export function Pieces({ state, action }: { readonly state: DiscoveryState; readonly action: DiscoveryAction }) {
  const dominoes = action.type === 'line' ? action.dominoes : action.type === 'pick' ? [action.domino] : [];
  return (
    <span class="pieces" aria-hidden="true">
      {dominoes.map((domino) => (
        <DominoArt key={domino} domino={dominoIn(state, domino)} />
      ))}
    </span>
  );
}

export const kindText = (terrain: string): string => terrainName(terrain as Terrain);
export const kindArt = (terrain: string): string => terrainArt(terrain as Terrain);

/** What an action takes or places, in the kingdom of the one who decides. */
export function ChoiceBoard({ id, state, action, info }: ChoiceBoardProps<DiscoveryState, DiscoveryAction>) {
  const { seat } = state;
  const mark = bySeat(info.marks, seat);
  const place = action.type === 'place' ? action : null;
  const label = kingdomText(info, seat);
  const line = place ? state.placing : state.choosing;
  const chosen = action.type === 'pick' || action.type === 'place' ? action.domino : null;
  return (
    <div class={`choiceboard o${mark}`}>
      <PlayerBoard
        id={id}
        label={`${label}: ${choiceText(state, action)}`}
        state={state}
        seat={seat}
        mark={mark}
        small
        ghost={place ? halvesOf(state, place) : []}
        gain={place ? gainOf(discoveryRules, state, place) : null}
      />
      <ul class="chosenline" aria-hidden="true">
        {line.map(({ domino, king }) => (
          <li key={domino} class={domino === chosen ? 'on' : ''}>
            <b>{formatNumber(domino)}</b>
            <DominoArt domino={dominoIn(state, domino)} />
            {king && <Art id={`king-${bySeat(info.marks, king)}`} class="king" />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every domino that may still come, in order, warm where it helps one player and cool where it helps the other. */
export function Hopes({ state, hopes, scale, mark }: HopesProps<DiscoveryState>) {
  const dominoes = hopes
    .map(({ part, change }) => ({ number: Number(part), change }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number);
  return (
    <ul class="hopes disc-hopes">
      {dominoes.map(({ number, change }) => {
        const heat = heatOf(change, scale, mark);
        return (
          <li key={number} class={heat.class} style={heat.style}>
            <span class="sr">{dominoText(state, number)}</span>
            <b aria-hidden="true">{formatNumber(number)}</b>
            <DominoArt domino={dominoIn(state, number)} />
            <small>{formatSigned(Math.round(change * 1000) / 10)}</small>
          </li>
        );
      })}
    </ul>
  );
}
