import {
  bySeat,
  COATS,
  type Coat,
  type DuelPlayer,
  type DuelState,
  duelRules,
  gainOf,
  type IllegalCode,
  LIGHTNING,
  MAP,
  PRINTED_SHEET,
  type Square,
} from '@castellan/rules';
import { useId } from 'preact/hooks';
import { GameBoard } from '../../board/game-board.tsx';
import { colon, formatList, formatNumber, t } from '../../i18n/index.ts';
import { say } from '../../learn/example.ts';
import { Figures } from '../../learn/figure.tsx';
import { Prose } from '../../learn/prose.tsx';
import { WrittenActions } from '../../learn/written-actions.tsx';
import { link } from '../../router.ts';
import { Art } from '../../ui/art.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import { Die } from './dice.tsx';
import { type DuelExample, EXAMPLES, facts, recorded, seatOf } from './examples.ts';
import { RULE_OF, type Section as SectionName } from './rule-of.ts';
import styles from './rulebook.module.css';
import { coatName, faceName } from './sentences.ts';
import { DUEL_VIEW } from './view.ts';

export { SECTIONS as sections } from './rule-of.ts';
export const ruleOf = (code: IllegalCode): string | undefined => RULE_OF[code];
export const titleOf = (section: string): string => t(`duel/rulebook.${section as SectionName}.title`);

/** Moments of the recorded game that show each kind of action once. */
const WRITTEN = [0, 1, 2, 3, 30, 85, 84, 75, 15];

export function Section({ section }: { section: string }) {
  return (
    <>
      <Prose text={say(`duel/rulebook.${section as SectionName}`, facts())} />
      {section === 'parts' && <DiceTable />}
      {(section === 'spellbook' || section === 'end') && (
        <p class="quiet">
          {t(`duel/rulebook.${section}.note`)} <a href={link('editions')}>{t('rules.editionsLink')}</a>
        </p>
      )}
      {section === 'spellbook' && <LinesTable />}
      {section === 'notation' && (
        <>
          <ul class={`row ${styles.letters}`}>
            {COATS.map((coat) => (
              <li key={coat}>
                <code>{coat}</code>
                <Art id={COAT_ART[coat]} />
                {coatName(coat)}
              </li>
            ))}
          </ul>
          <WrittenActions recorded={recorded} moments={WRITTEN} text={t('duel/rulebook.notation.example')} />
        </>
      )}
      <Figures examples={EXAMPLES} section={section} scene={(example) => <Scene example={example} />} />
    </>
  );
}

/** Every face of every die. */
const DiceTable = () => (
  <ol class={`stack loose ${styles.dice}`}>
    {PRINTED_SHEET.dice.map((faces, index) => (
      <li
        key={index}
        class="row"
        aria-label={`${t('duel.die', { n: index + 1 })}${colon()}${formatList(faces.map(faceName))}`}
      >
        <b aria-hidden="true">{formatNumber(index + 1)}</b>
        <span aria-hidden="true">
          {faces.map((face, side) => (
            <Die key={`${side}${face}`} face={face} lean={3} />
          ))}
        </span>
      </li>
    ))}
  </ol>
);

/** The lines of the spellbook: coat, boxes, power. */
const LinesTable = () => (
  <table class={`table ${styles.lines}`}>
    <thead class="visually-hidden">
      <tr>
        <th scope="col">{t('duel.tally.coat')}</th>
        <th scope="col">{t('duel/rulebook.boxes')}</th>
        <th scope="col">{t('duel/rulebook.power')}</th>
      </tr>
    </thead>
    <tbody>
      {COATS.map((coat) => {
        const power = PRINTED_SHEET.powers[coat];
        const boxes = PRINTED_SHEET.boxes[coat];
        return (
          <tr key={coat}>
            <th scope="row">
              <Art id={COAT_ART[coat]} />
              <span>{coatName(coat)}</span>
            </th>
            <td>
              <span class="visually-hidden">{formatNumber(boxes)}</span>
              <span class={styles.boxes} aria-hidden="true">
                {Array.from({ length: boxes }, (_, k) => (
                  <i key={k} />
                ))}
              </span>
            </td>
            <td>
              <Art id={POWER_ART[power]} />
              <span>
                {t(`duel.power.${power}`)}
                {LIGHTNING.includes(power) && <Art id="i-bolt" class={styles.bolt} label={t('duel.book.lightning')} />}
              </span>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The drawing of an example: the dice as they were shared out, or a map. */
function Scene({ example }: { example: DuelExample }) {
  const state = recorded.replay().states[example.at]!;
  return example.picture === 'dice' ? <SharedDice state={state} /> : <MapAt state={state} example={example} />;
}

function MapAt({ state, example }: { state: DuelState; example: DuelExample }) {
  const id = useId();
  const seat = seatOf(example);
  const player = bySeat(state.players, seat);
  const action = state.phase === 'over' ? null : recorded.actionOf(example);
  const gain = action?.type === 'place' && example.refused === undefined ? gainOf(duelRules, state, action) : null;
  const dice = state.phase === 'place' ? state.dice.filter(({ taker }) => taker === seat) : [];
  return (
    <>
      {dice.length > 0 && (
        <span class={styles.hand}>
          {dice.map(({ face }, index) => (
            <Die key={`${index}${face}`} face={face} lean={index} />
          ))}
        </span>
      )}
      <GameBoard
        view={DUEL_VIEW}
        id={id}
        label=""
        board={duelRules.board(state, seat)}
        mark={seat}
        ghost={action ? duelRules.covers(state, action, seat) : []}
        gain={gain || null}
        grow={action?.type === 'bonus' ? squaresOf(player, action.coat) : []}
      />
    </>
  );
}

/** Every square of a coat: what the power Domains counts. */
const squaresOf = ({ map }: DuelPlayer, coat: Coat): Square[] =>
  MAP.names.filter((_, square) => map[square]?.kind === coat);

/** The four dice of a draft with the letter of who took each. */
const SharedDice = ({ state }: { state: DuelState }) => (
  <div class={styles.shared}>
    {state.dice.map(({ face, taker }, index) => (
      <span key={index} class={`owner-${taker}`}>
        <Die face={face} lean={index} />
        <b>{taker === state.roller ? 'A' : 'B'}</b>
      </span>
    ))}
  </div>
);
