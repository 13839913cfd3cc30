import { type Domino, type Half, TERRAINS, type Terrain } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { BoxReport, Confirm } from '../../box/box-report.tsx';
import { t } from '../../i18n/index.ts';
import { DominoArt } from './art.tsx';
import styles from './box.module.css';
import { dominoKey, dominoReport, PRINTED_DOMINOES } from './domino-report.ts';
import { terrainName } from './sentences.ts';

/** No printed half has more. */
const MOST_CROWNS = 3;

/** What we believe is in the box, domino by domino; the owner confirms or corrects it. */
export function CheckBox() {
  const found = useSignal<readonly Domino[]>(PRINTED_DOMINOES);
  const confirmed = useSignal<ReadonlySet<string>>(new Set());
  const printing = useSignal('');
  const confirm = (key: string, on: boolean) => {
    const next = new Set(confirmed.value);
    if (on) next.add(key);
    else next.delete(key);
    confirmed.value = next;
  };
  const change = (index: number, side: 'left' | 'right', half: Half) => {
    found.value = found.value.with(index, { ...found.value[index]!, [side]: half });
  };
  return (
    <>
      <p class="lead">{t('discovery/box.check.lead')}</p>
      <p>{t('discovery/box.check.source')}</p>
      <ol class={styles.check}>
        {found.value.map((domino, index) => (
          <li key={domino.number} class="leaf">
            <fieldset>
              <legend>
                <b>{domino.number}</b> <span class="visually-hidden">{dominoText(domino)}</span>
                <DominoArt domino={domino} />
              </legend>
              <Confirm name={dominoKey(domino.number)} confirmed={confirmed.value} onChange={confirm} />
              <details class="disclosure">
                <summary>{t('discovery/box.check.differs')}</summary>
                {(['left', 'right'] as const).map((side) => (
                  <HalfFields
                    key={side}
                    title={t(`discovery/box.check.${side}`)}
                    half={domino[side]}
                    onChange={(half) => change(index, side, half)}
                  />
                ))}
              </details>
            </fieldset>
          </li>
        ))}
      </ol>
      <BoxReport
        text={dominoReport(found.value, confirmed.value, printing.value)}
        printing={printing.value}
        onPrinting={(text) => (printing.value = text)}
      />
    </>
  );
}

const halfText = ({ terrain, crowns }: Half): string =>
  crowns === 0 ? terrainName(terrain) : `${terrainName(terrain)} (${t('discovery/box.check.crowns')} ${crowns})`;
const dominoText = ({ left, right }: Domino): string => `${halfText(left)}, ${halfText(right)}`;

interface HalfProps {
  readonly title: string;
  readonly half: Half;
  readonly onChange: (half: Half) => void;
}

const HalfFields = ({ title, half, onChange }: HalfProps) => (
  <div class="row">
    <label class="field">
      <span>{title}</span>
      <select
        value={half.terrain}
        onChange={(event) => onChange({ ...half, terrain: event.currentTarget.value as Terrain })}
      >
        {TERRAINS.map((terrain) => (
          <option key={terrain} value={terrain}>
            {terrainName(terrain)}
          </option>
        ))}
      </select>
    </label>
    <label class="field">
      <span>{t('discovery/box.check.crowns')}</span>
      <select
        value={half.crowns}
        onChange={(event) => onChange({ ...half, crowns: Number(event.currentTarget.value) })}
      >
        {Array.from({ length: MOST_CROWNS + 1 }, (_, crowns) => (
          <option key={crowns} value={crowns}>
            {crowns}
          </option>
        ))}
      </select>
    </label>
  </div>
);
