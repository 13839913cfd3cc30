import { terrainArt } from '@castellan/picture/games/discovery';
import { bySeat, type DiscoveryAction, type DiscoveryState, dominoInTurn, type Terrain } from '@castellan/rules';
import { formatList, formatNumber, formatSigned, say, sayList } from '../../i18n/index.ts';
import { type Sentence, textOf } from '../../i18n/message.ts';
import { ActionOnBoard, ChosenOnBoard } from '../../study/choice-board.tsx';
import { heatOf } from '../../study/color-scale.ts';
import shared from '../../study/study.module.css';
import type { ChoiceBoardProps, HopesProps, SideBoardProps } from '../kit.ts';
import { DominoArt, dominoIn } from './art.tsx';
import { dominoText, drawnDomino, terrainName } from './sentences.ts';
import styles from './study.module.css';
import { DISCOVERY_VIEW } from './view.ts';

/** An action in a few words: "domino 12 on d5 and c5". */
export function sayChoice(state: DiscoveryState, action: DiscoveryAction): Sentence {
  const drawn = (number: number) => drawnDomino(state.options.deck, number);
  switch (action.type) {
    case 'line':
      return sayList(action.dominoes.map((number) => [drawn(number)]));
    case 'king':
      return say('discovery.hand');
    case 'pick':
      return say('discovery.choice.pick', { n: drawn(action.domino) });
    case 'place':
      return say('discovery.choice.place', { n: drawn(action.domino), squares: formatList([...action.squares]) });
    case 'discard':
      return say('discovery.choice.discard', { n: drawn(dominoInTurn(state)) });
  }
}

/** The dominoes of a line, or the one taken. */
export function Pieces({ state, action }: { readonly state: DiscoveryState; readonly action: DiscoveryAction }) {
  const dominoes = action.type === 'line' ? action.dominoes : action.type === 'pick' ? [action.domino] : [];
  return (
    <span class={styles.pieces} aria-hidden="true">
      {dominoes.map((domino) => (
        <DominoArt key={domino} domino={dominoIn(state, domino)} />
      ))}
    </span>
  );
}

export const kindText = (terrain: string): string => terrainName(terrain as Terrain);
export const kindArt = (terrain: string): string => terrainArt(terrain as Terrain);

/** What an action takes or places, in the kingdom of the player who decides. */
export function ChoiceBoard(props: ChoiceBoardProps<DiscoveryState, DiscoveryAction>) {
  const { state, action, info } = props;
  const line = action.type === 'place' ? state.placing : state.choosing;
  const chosen = action.type === 'pick' || action.type === 'place' ? action.domino : null;
  return (
    <ChosenOnBoard view={DISCOVERY_VIEW} text={textOf(sayChoice(state, action))} {...props}>
      <ul class={styles.line} aria-hidden="true">
        {line.map(({ domino, king }) => (
          <li key={domino} class={domino === chosen ? styles.chosen : ''}>
            <b>{formatNumber(domino)}</b>
            <DominoArt domino={dominoIn(state, domino)} king={king && bySeat(info.marks, king)} />
          </li>
        ))}
      </ul>
    </ChosenOnBoard>
  );
}

/** The kingdom of one player, with what is placed in it next. */
export const SideBoard = (props: SideBoardProps<DiscoveryState, DiscoveryAction>) => (
  <ActionOnBoard view={DISCOVERY_VIEW} {...props} />
);

/** Every domino that may still come, in order, warm where it helps one player and cool where it helps the other. */
export function Hopes({ state, hopes, scale, mark }: HopesProps<DiscoveryState>) {
  const dominoes = hopes
    .map(({ part, change }) => ({ number: Number(part), change }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number);
  return (
    <ul class={`${shared.hopes} ${styles.hopes}`} data-hopes>
      {dominoes.map(({ number, change }) => {
        const heat = heatOf(change, scale, mark);
        return (
          <li key={number} class={heat.class} style={heat.style}>
            <span class="visually-hidden">{dominoText(state, number)}</span>
            <b aria-hidden="true">{formatNumber(number)}</b>
            <DominoArt domino={dominoIn(state, number)} />
            <small>{formatSigned(Math.round(change * 1000) / 10 || 0)}</small>
          </li>
        );
      })}
    </ul>
  );
}
