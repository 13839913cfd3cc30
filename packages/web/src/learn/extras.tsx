import { COATS, DECKS, discovery, duel, type GameName, LIGHTNING, must, PRINTED_SHEET } from '@castellan/rules';
import { DominoArt } from '../games/discovery/art.tsx';
import { halfText } from '../games/discovery/sentences.ts';
import { COAT_ART, POWER_ART } from '../games/duel/art.ts';
import { Die } from '../games/duel/dice.tsx';
import { coatName, faceName } from '../games/duel/sentences.ts';
import { formatList, formatNumber, t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import { playedAt } from './example.ts';
import { DISCOVERY_GAME, DUEL_GAME } from './games.ts';

/** Tables of the rules that are printed facts: drawn from the same data the games are played by. */

/** Every face of every die. */
export const DiceTable = () => (
  <ol class="dicetable">
    {PRINTED_SHEET.dice.map((faces, index) => (
      <li key={index} aria-label={`${t('duel.die', { n: index + 1 })}: ${formatList(faces.map(faceName))}`}>
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
export const LinesTable = () => (
  <table class="lines">
    <thead class="sr">
      <tr>
        <th scope="col">{t('duel.tally.coat')}</th>
        <th scope="col">{t('rules.boxes')}</th>
        <th scope="col">{t('rules.power')}</th>
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
              <span class="sr">{formatNumber(boxes)}</span>
              <span class="row" aria-hidden="true">
                {Array.from({ length: boxes }, (_, k) => (
                  <i key={k} />
                ))}
              </span>
            </td>
            <td>
              <Art id={POWER_ART[power]} />
              <span>
                {t(`duel.power.${power}`)}
                {LIGHTNING.includes(power) && <Art id="i-bolt" class="bolt" label={t('duel.book.lightning')} />}
              </span>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** Every domino of the box. */
export const DominoTable = () => (
  <ol class="dominotable">
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

/** Moments of the recorded game that show each kind of action once. */
const WRITTEN: Readonly<Record<GameName, readonly number[]>> = {
  duel: [0, 1, 2, 3, 30, 85, 84, 75, 15],
  discovery: [0, 1, 2, 10, 55],
};

/** Lines of the record, each with the letters that stand for the coats or nothing more than the line itself. */
export function WrittenActions({ game }: { game: GameName }) {
  const [first] = game === 'duel' ? DUEL_GAME : DISCOVERY_GAME;
  const lines = WRITTEN[game].map((at) => playedAt(game, at));
  // What stands here is read back by the rules: a spelling that changed would not be shown.
  const spelled = lines.map((line) =>
    game === 'duel'
      ? duel.printAction(must(duel.parseAction(line)))
      : discovery.printAction(must(discovery.parseAction(line))),
  );
  return (
    <>
      {game === 'duel' && (
        <ul class="letters">
          {COATS.map((coat) => (
            <li key={coat}>
              <code>{coat}</code>
              <Art id={COAT_ART[coat]} />
              {coatName(coat)}
            </li>
          ))}
        </ul>
      )}
      <p>{t(`rules.${game}.notation.example`)}</p>
      <pre class="record" translate={false}>
        {[first, ...spelled].join('\n')}
      </pre>
    </>
  );
}
