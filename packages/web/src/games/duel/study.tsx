import './study.css';
import '../../board/board.css';
import './dice.css';
import {
  bySeat,
  type Coat,
  type DuelAction,
  type DuelState,
  duelRules,
  gainOf,
  MAP,
  powersSpent,
} from '@castellan/rules';
import { colon, formatList, formatSigned, t } from '../../i18n/index.ts';
import { heatOf } from '../../study/heat.ts';
import { Art, PlayerMark } from '../../ui/art.tsx';
import type { ChoiceBoardProps, HopesProps } from '../kit.ts';
import { COAT_ART } from './art.ts';
import type { GhostToken } from './board.tsx';
import { Die, FaceArt } from './dice.tsx';
import { PlayerBoard } from './player-board.tsx';
import { coatName, coatWithCrosses, faceName, mapText } from './sentences.ts';

/** An action in a few words: "dot c3 and stripe d3 (Split)". */
export function choiceText(state: DuelState, action: DuelAction): string {
  switch (action.type) {
    case 'roll':
      return formatList(action.faces.map(faceName));
    case 'pick':
      return t('duel.choice.pick', { dice: formatList(action.dice.map((die) => faceName(state.dice[die - 1]!.face))) });
    case 'place': {
      const drawn = formatList(
        action.tokens.map(({ coat, crosses, square }) => `${coatWithCrosses(coat, crosses)} ${square}`),
      );
      const castle = action.tokens.some((token) => token.castle) ? (['castle'] as const) : [];
      const spent = [...powersSpent(bySeat(state.players, state.seat), action.tokens), ...castle];
      return spent.length === 0 ? drawn : `${drawn} (${formatList(spent.map((power) => t(`duel.power.${power}`)))})`;
    }
    case 'pass':
      return t('duel.do.pass');
    case 'bonus':
      return t('duel.choice.bonus', { coat: coatName(action.coat) });
    case 'cross':
      return t('duel.choice.cross', { square: action.square });
  }
}

/** The dice of a roll, or those taken. */
export function Pieces({ state, action }: { readonly state: DuelState; readonly action: DuelAction }) {
  const faces =
    action.type === 'roll'
      ? action.faces
      : action.type === 'pick'
        ? action.dice.map((die) => state.dice[die - 1]!.face)
        : [];
  return (
    <span class="pieces" aria-hidden="true">
      {faces.map((face, index) => (
        <Die key={index} face={face} />
      ))}
    </span>
  );
}

export const kindText = (coat: string): string => coatName(coat as Coat);
export const kindArt = (coat: string): string => COAT_ART[coat as Coat];

/** What an action takes or draws, on the map of the one who decides. */
export function ChoiceBoard({ id, state, action, info }: ChoiceBoardProps<DuelState, DuelAction>) {
  const { seat } = state;
  const mark = bySeat(info.marks, seat);
  const ghost = ghostOf(state, action);
  const gain = ghost.length > 0 ? gainOf(duelRules, state, action) : null;
  return (
    <div class={`choiceboard o${mark}`}>
      <PlayerBoard
        id={id}
        label={`${mapText(info, seat)}${colon()}${choiceText(state, action)}`}
        state={state}
        seat={seat}
        mark={mark}
        small
        ghost={ghost}
        gain={gain}
      />
      {action.type === 'bonus' ? (
        <Art id={COAT_ART[action.coat]} class="chosencoat" />
      ) : (
        <ul class="chosen" aria-hidden="true">
          {state.dice.map(({ face, taker }, index) => {
            const picked = action.type === 'pick' && action.dice.includes(index + 1);
            return (
              <li key={index} class={picked || (action.type !== 'pick' && taker === seat) ? 'on' : ''}>
                <Die face={face} lean={index} />
                {taker && <PlayerMark seat={bySeat(info.marks, taker)} />}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function ghostOf(state: DuelState, action: DuelAction): readonly GhostToken[] {
  if (action.type === 'place') return action.tokens;
  if (action.type !== 'cross') return [];
  const drawn = bySeat(state.players, state.seat).map[MAP.names.indexOf(action.square)]!;
  return [{ square: action.square, coat: drawn.kind, crosses: drawn.marks + 1, castle: true }];
}

/** Every face of the four dice, warm where it helps one player and cool where it helps the other. */
export function Hopes({ state, hopes, scale, mark }: HopesProps<DuelState>) {
  const changes = new Map(hopes.map(({ part, change }) => [part, change]));
  return (
    <table class="hopes duel-hopes">
      <tbody>
        {state.options.sheet.dice.map((faces, index) => (
          <tr key={index}>
            <th scope="row">{t('duel.die', { n: index + 1 })}</th>
            {faces.map((face, side) => {
              const change = changes.get(`${index + 1} ${face}`) ?? 0;
              const heat = heatOf(change, scale, mark);
              return (
                <td key={side} class={heat.class} style={heat.style}>
                  <FaceArt face={face} />
                  <span class="sr">{faceName(face)}</span>
                  <small>{formatSigned(Math.round(change * 1000) / 10)}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
