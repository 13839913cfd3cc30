import { DECKS, type DiscoveryState, discoveryRules, gainOf, type IllegalCode } from '@castellan/rules';
import { useId } from 'preact/hooks';
import { GameBoard } from '../../board/game-board.tsx';
import { formatNumber, t } from '../../i18n/index.ts';
import { say } from '../../learn/example.ts';
import { Figures } from '../../learn/figure.tsx';
import { Prose } from '../../learn/prose.tsx';
import { type Reading, Readings } from '../../learn/readings.tsx';
import { WrittenActions } from '../../learn/written-actions.tsx';
import { DominoArt, dominoIn } from './art.tsx';
import { type DiscoveryExample, EXAMPLES, facts, recorded, seatOf } from './examples.ts';
import { RULE_OF, type Section as SectionName } from './rule-of.ts';
import styles from './rulebook.module.css';
import { halfText } from './sentences.ts';
import { DISCOVERY_VIEW } from './view.ts';

export { SECTIONS as sections } from './rule-of.ts';
export const ruleOf = (code: IllegalCode): string | undefined => RULE_OF[code];
export const titleOf = (section: string): string => t(`discovery/rulebook.${section as SectionName}.title`);

/** Moments of the recorded game that show each kind of action once. */
const WRITTEN = [0, 1, 2, 10, 55];

export function Section({ section }: { section: string }) {
  return (
    <>
      <Prose text={say(`discovery/rulebook.${section as SectionName}`, facts())} />
      {section === 'parts' && <DominoTable />}
      {section === 'notation' && (
        <WrittenActions recorded={recorded} moments={WRITTEN} text={t('discovery/rulebook.notation.example')} />
      )}
      <Figures examples={EXAMPLES} section={section} scene={(example) => <Scene example={example} />} />
    </>
  );
}

/** Every domino of the box. */
const DominoTable = () => (
  <ol class={styles.dominoes}>
    {DECKS.discovery.map((domino) => {
      const [left, right] = [domino.left, domino.right].map(({ terrain, crowns }) =>
        halfText({ kind: terrain, marks: crowns }),
      );
      return (
        <li key={domino.number} aria-label={t('discovery.domino', { n: domino.number, left: left!, right: right! })}>
          <b aria-hidden="true">{formatNumber(domino.number)}</b>
          <DominoArt domino={domino} />
        </li>
      );
    })}
  </ol>
);

/** The drawing of an example: the line being placed, or a kingdom. */
function Scene({ example }: { example: DiscoveryExample }) {
  const state = recorded.replay().states[example.at]!;
  return example.picture === 'line' ? <LineWithKings state={state} /> : <KingdomAt state={state} example={example} />;
}

function KingdomAt({ state, example }: { state: DiscoveryState; example: DiscoveryExample }) {
  const id = useId();
  const seat = seatOf(example);
  const action = state.phase === 'over' ? null : recorded.actionOf(example);
  const place = action?.type === 'place' ? action : null;
  const gain = place && example.refused === undefined ? gainOf(discoveryRules, state, place) : null;
  const discarded = action?.type === 'discard' ? state.placing[state.done]!.domino : null;
  return (
    <>
      {discarded !== null && (
        <span class={styles.discarded}>
          <DominoArt domino={dominoIn(state, discarded)} />
        </span>
      )}
      <GameBoard
        view={DISCOVERY_VIEW}
        id={id}
        label=""
        board={discoveryRules.board(state, seat)}
        mark={seat}
        ghost={place ? discoveryRules.covers(state, place) : []}
        gain={gain || null}
      />
    </>
  );
}

const LineWithKings = ({ state }: { state: DiscoveryState }) => (
  <div class={styles.line}>
    {state.placing.map(({ domino, king }) => (
      <span key={domino}>
        <b>{domino}</b>
        <DominoArt domino={dominoIn(state, domino)} king={king} />
      </span>
    ))}
  </div>
);

/** Every reading that the owner of a box could dispute, with the sentence of the French sheet it rests on, word for word. */
const READINGS = [
  {
    name: 'top',
    quotes: [{ book: 'fr', text: 'utilisez-les face numérotée visible pour former la pioche', against: true }],
  },
  {
    name: 'tiebreak',
    quotes: [{ book: 'fr', text: 'En cas de nouvelle égalité, celui qui a le plus de couronnes remporte la partie.' }],
  },
  {
    name: 'discard',
    quotes: [{ book: 'fr', text: 'Dans le cas où il est impossible de venir ajouter un domino à son royaume' }],
  },
  { name: 'bound', quotes: [{ book: 'fr', text: 'Tous vos dominos doivent tenir dans un espace de 5x5 cases.' }] },
  { name: 'variants', quotes: [{ book: 'fr', text: 'Le jeu se déroule en 6 tours.' }] },
] as const satisfies readonly Reading[];

export const Editions = () => (
  <section>
    <h2>{t('discovery/rulebook.editions.title')}</h2>
    <Readings
      readings={READINGS}
      titleOf={(name) => t(`discovery/readings.${name}.title`)}
      textOf={(name) => t(`discovery/readings.${name}`)}
    />
  </section>
);

export const confidenceNotes = (): string => t('discovery/rulebook.editions.sure');
