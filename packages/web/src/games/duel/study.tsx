import { bySeat, type Coat, type DuelAction, type DuelState, powersSpent } from '@castellan/rules';
import { formatList, formatSigned, say, sayList, t } from '../../i18n/index.ts';
import { type Sentence, textOf } from '../../i18n/message.ts';
import { ActionOnBoard, ChosenOnBoard } from '../../study/choice-board.tsx';
import { heatOf } from '../../study/color-scale.ts';
import shared from '../../study/study.module.css';
import { Art, PlayerMark } from '../../ui/art.tsx';
import type { ChoiceBoardProps, HopesProps, SideBoardProps } from '../kit.ts';
import { COAT_ART } from './art.ts';
import { Die, FaceArt } from './dice.tsx';
import { coatName, drawnCoat, drawnFace, faceName } from './sentences.ts';
import styles from './study.module.css';
import { DUEL_VIEW } from './view.ts';

/** An action in a few words: "dot c3 and stripe d3 (Split)". */
export function sayChoice(state: DuelState, action: DuelAction): Sentence {
  switch (action.type) {
    case 'roll':
      return sayList(action.faces.map((face) => [drawnFace(face)]));
    case 'pick':
      return say('duel.choice.pick', {
        dice: sayList(action.dice.map((die) => [drawnFace(state.dice[die - 1]!.face)])),
      });
    case 'place': {
      const drawn = sayList(action.tokens.map(({ coat, crosses, square }) => [drawnCoat(coat, crosses), ` ${square}`]));
      const castle = action.tokens.some((token) => token.castle) ? (['castle'] as const) : [];
      const spent = [...powersSpent(bySeat(state.players, state.seat), action.tokens), ...castle];
      return spent.length === 0
        ? drawn
        : [...drawn, ` (${formatList(spent.map((power) => t(`duel.power.${power}`)))})`];
    }
    case 'pass':
      return say('duel.do.pass');
    case 'bonus':
      return say('duel.choice.bonus', { coat: drawnCoat(action.coat) });
    case 'cross':
      return say('duel.choice.cross', { square: action.square });
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
    <span class={styles.pieces} aria-hidden="true">
      {faces.map((face, index) => (
        <Die key={index} face={face} />
      ))}
    </span>
  );
}

export { BookStrip as Shared } from './stage.tsx';

export const kindText = (coat: string): string => coatName(coat as Coat);
export const kindArt = (coat: string): string => COAT_ART[coat as Coat];

/** What an action takes or draws, on the map of the player who decides. */
export function ChoiceBoard(props: ChoiceBoardProps<DuelState, DuelAction>) {
  const { state, action, info } = props;
  return (
    <ChosenOnBoard view={DUEL_VIEW} text={textOf(sayChoice(state, action))} {...props}>
      {action.type === 'bonus' ? (
        <Art id={COAT_ART[action.coat]} class={styles.coat} />
      ) : (
        <ul class={styles.dice} aria-hidden="true">
          {state.dice.map(({ face, taker }, index) => {
            const picked = action.type === 'pick' && action.dice.includes(index + 1);
            return (
              <li key={index} class={picked || (action.type !== 'pick' && taker === state.seat) ? styles.chosen : ''}>
                <Die face={face} lean={index} />
                {taker && <PlayerMark seat={bySeat(info.marks, taker)} />}
              </li>
            );
          })}
        </ul>
      )}
    </ChosenOnBoard>
  );
}

/** The map of one player, with what is drawn on it next. */
export const SideBoard = (props: SideBoardProps<DuelState, DuelAction>) => (
  <ActionOnBoard view={DUEL_VIEW} {...props} />
);

/** Every face of the four dice, warm where it helps one player and cool where it helps the other. */
export function Hopes({ state, hopes, scale, mark }: HopesProps<DuelState>) {
  const changes = new Map(hopes.map(({ part, change }) => [part, change]));
  return (
    <table class={`${shared.hopes} ${styles.hopes}`} data-hopes>
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
                  <span class="visually-hidden">{faceName(face)}</span>
                  <small>{formatSigned(Math.round(change * 1000) / 10 || 0)}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
