import './board.css';
import '../../board/board.css';
import { DECKS, type IllegalCode } from '@castellan/rules';
import { formatNumber, t } from '../../i18n/index.ts';
import { say } from '../../learn/example.ts';
import { Figures } from '../../learn/figure.tsx';
import { Prose } from '../../learn/prose.tsx';
import { WrittenActions } from '../../learn/written-actions.tsx';
import { DominoArt } from './art.tsx';
import { EXAMPLES, facts, recorded } from './examples.ts';
import { Scene } from './figure.tsx';
import { RULE_OF, type Section as SectionName } from './rule-of.ts';
import styles from './rulebook.module.css';
import { halfText } from './sentences.ts';

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
