import { COATS, type Coat, type Face, JOKER, POWERS, PRINTED_SHEET, type Sheet } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { BoxReport, Confirm } from '../../box/box-report.tsx';
import { t } from '../../i18n/index.ts';
import { link } from '../../router.ts';
import { announce } from '../../ui/announce.tsx';
import { Art } from '../../ui/art.tsx';
import { Button } from '../../ui/controls.tsx';
import { Sheet as Dialog } from '../../ui/sheet.tsx';
import { COAT_ART } from './art.ts';
import styles from './box.module.css';
import dice from './dice.module.css';
import { FaceArt } from './dice.tsx';
import { keepSheet, ownSheet, sheetWords } from './own-sheet.ts';
import { faceName } from './sentences.ts';

/** No printed face has more crosses. */
const CROSSES = ['', '+', '++'] as const;
const FACES: readonly Face[] = [JOKER, ...COATS.flatMap((coat) => CROSSES.map((crosses): Face => `${coat}${crosses}`))];
const MOST_BOXES = 9;

/** What we believe is in the box, die by die and line by line; the owner confirms or corrects it by tapping. */
export function CheckBox() {
  const sheet = useSignal<Sheet>(ownSheet());
  const confirmed = useSignal<ReadonlySet<string>>(new Set());
  const asking = useSignal<{ readonly die: number; readonly face: number } | null>(null);
  const printing = useSignal('');
  const info = useSignal(sheetWords(sheet.value).join(' '));

  const change = (next: Sheet) => {
    sheet.value = next;
  };
  const setFace = (face: Face) => {
    const { die, face: at } = asking.value!;
    change({ ...sheet.value, dice: sheet.value.dice.with(die, sheet.value.dice[die]!.with(at, face)) });
    asking.value = null;
  };
  const setBoxes = (coat: Coat, count: number) =>
    change({ ...sheet.value, boxes: { ...sheet.value.boxes, [coat]: count } });
  // Each power stands once: the one that had it takes the other's.
  const setPower = (coat: Coat, power: (typeof POWERS)[number]) => {
    const { powers } = sheet.value;
    const other = COATS.find((one) => powers[one] === power)!;
    change({ ...sheet.value, powers: { ...powers, [other]: powers[coat], [coat]: power } });
  };
  const confirm = (key: string, on: boolean) => {
    const next = new Set(confirmed.value);
    if (on) next.add(key);
    else next.delete(key);
    confirmed.value = next;
  };
  const keep = () => {
    keepSheet(sheet.value);
    info.value = sheetWords(sheet.value).join(' ');
    announce(t('duel/box.check.saved'));
  };
  const words = sheetWords(sheet.value).join(' ');

  return (
    <>
      <p class="lead">{t('duel/box.check.lead')}</p>
      <p>{t('duel/box.check.source')}</p>
      <div class={styles.sheet}>
        {sheet.value.dice.map((faces, die) => (
          <fieldset key={die} class="leaf stack">
            <legend>{t('duel/box.dice.die', { n: die + 1 })}</legend>
            <div class={styles.faces}>
              {faces.map((face, at) => (
                <button
                  key={at}
                  type="button"
                  class={face === PRINTED_SHEET.dice[die]![at] ? dice.die : `${dice.die} ${styles.changed}`}
                  aria-label={t('duel/box.check.face', { n: at + 1, face: faceName(face) })}
                  onClick={() => {
                    asking.value = { die, face: at };
                  }}
                >
                  <FaceArt face={face} />
                </button>
              ))}
            </div>
            <Confirm name={dieKey(die)} confirmed={confirmed.value} onChange={confirm} />
          </fieldset>
        ))}
        {COATS.map((coat) => (
          <fieldset key={coat} class="leaf stack">
            <legend>
              <Art id={COAT_ART[coat]} class={styles.coat} /> <span>{t(`duel.coat.${coat}`)}</span>
            </legend>
            <span class="row">
              <Button
                label={t('duel/box.check.fewer')}
                disabled={sheet.value.boxes[coat] <= 1}
                onClick={() => setBoxes(coat, sheet.value.boxes[coat] - 1)}
              >
                −
              </Button>
              <output>{t('duel/box.check.boxes', { n: sheet.value.boxes[coat] })}</output>
              <Button
                label={t('duel/box.check.more')}
                disabled={sheet.value.boxes[coat] >= MOST_BOXES}
                onClick={() => setBoxes(coat, sheet.value.boxes[coat] + 1)}
              >
                +
              </Button>
            </span>
            <label class="field">
              <span>{t('duel/box.check.power')}</span>
              <select
                value={sheet.value.powers[coat]}
                onChange={(event) => setPower(coat, event.currentTarget.value as (typeof POWERS)[number])}
              >
                {POWERS.map((power) => (
                  <option key={power} value={power}>
                    {t(`duel.power.${power}`)}
                  </option>
                ))}
              </select>
            </label>
            <Confirm name={lineKey(coat)} confirmed={confirmed.value} onChange={confirm} />
          </fieldset>
        ))}
      </div>
      <section>
        <h2>{t('duel/box.check.play')}</h2>
        <p>{words === '' ? t('duel/box.check.same') : t('duel/box.check.differs')}</p>
        <div class="row">
          {words !== info.value && (
            <Button go name="keep-sheet" onClick={keep}>
              {words === '' ? t('duel/box.check.back') : t('duel/box.check.keep')}
            </Button>
          )}
          {words === info.value && (
            <a class="button go" href={link('new', 'duel')}>
              {t('duel/box.check.begin')}
            </a>
          )}
          {words !== '' && (
            <Button name="reset-sheet" onClick={() => change(PRINTED_SHEET)}>
              {t('duel/box.check.reset')}
            </Button>
          )}
        </div>
      </section>
      <BoxReport
        text={sheetReport(sheet.value, confirmed.value, printing.value)}
        printing={printing.value}
        onPrinting={(text) => (printing.value = text)}
      />
      {asking.value && (
        <Dialog
          title={t('duel/box.check.which')}
          onClose={() => {
            asking.value = null;
          }}
        >
          <div class={styles.sheet}>
            <div class={styles.faces}>
              {FACES.map((face) => (
                <button
                  key={face}
                  type="button"
                  class={dice.die}
                  aria-label={faceName(face)}
                  onClick={() => setFace(face)}
                >
                  <FaceArt face={face} />
                </button>
              ))}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What an owner found, die by die and line by line, in the notation of the rules: short enough for a message. */
export function sheetReport(sheet: Sheet, confirmed: ReadonlySet<string>, printing: string): string {
  const line = (name: string, found: string, believed: string): string => {
    if (found !== believed) return `${name}: ${found} (we believed ${believed})`;
    return `${name}: ${found}${confirmed.has(name) ? ', confirmed' : ', not checked'}`;
  };
  const coats = Object.keys(PRINTED_SHEET.boxes) as (keyof Sheet['boxes'])[];
  const row = ({ boxes, powers }: Sheet, coat: keyof Sheet['boxes']) => `${boxes[coat]} boxes, ${powers[coat]}`;
  return [
    `Duel, box check. Printing: ${printing.trim() || 'not said'}`,
    ...PRINTED_SHEET.dice.map((faces, index) => line(dieKey(index), sheet.dice[index]!.join(' '), faces.join(' '))),
    ...coats.map((coat) => line(lineKey(coat), row(sheet, coat), row(PRINTED_SHEET, coat))),
  ].join('\n');
}

export const dieKey = (index: number): string => `die ${index + 1}`;
export const lineKey = (coat: string): string => `line ${coat}`;
