import { frameOf, layersOf, UNIT } from '@castellan/picture/board';
import { duelArt } from '@castellan/picture/games/duel';
import { COATS, type Coat, LIGHTNING, MAP, PRINTED_SHEET, type SeatBoard } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { ArtAt } from '../../ui/art.tsx';
import type { PaperSize, PrintSheet } from '../kit.ts';
import { COAT_ART, POWER_ART } from './art.ts';
import styles from './print.module.css';
import { coatName } from './sentences.ts';

/** Pages to print, in millimetres: vector from edge to edge, so that they are as sharp as the printer. */

const PAPER: Readonly<Record<PaperSize, { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** What most printers cannot reach. */
const EDGE = 11;
const MARGIN = duelArt.margin.full;
const [WIDE, HIGH] = [MAP.width * UNIT + 2 * MARGIN, MAP.height * UNIT + 2 * MARGIN];
/** Room above a map for its name. */
const HEAD = 15;

interface PageProps {
  readonly size: PaperSize;
}

function Page({ size, label, children }: PageProps & { label: string; children: preact.ComponentChildren }) {
  const { width, height } = PAPER[size];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect class={styles.white} width={width} height={height} />
      {children}
    </svg>
  );
}

/** Two maps on a page, with a line to cut along. */
function MapsPage({ size }: PageProps) {
  const { width, height } = PAPER[size];
  const half = height / 2;
  const scale = Math.min((width - 2 * EDGE) / WIDE, (half - EDGE - HEAD - 4) / HIGH);
  const left = (width - WIDE * scale) / 2;
  return (
    <Page size={size} label={t('duel/box.print.page.map')}>
      {[0, 1].map((index) => {
        const top = index === 0 ? EDGE : half + 6;
        return (
          <g key={index}>
            <NameLine x={left + 2} y={top + 9} width={WIDE * scale - 4} />
            <g transform={`translate(${left} ${top + HEAD}) scale(${scale})`}>
              <EmptyMap mark={index === 0 ? 1 : 2} />
            </g>
          </g>
        );
      })}
      <path class={styles.cut} d={`M${EDGE / 2} ${half}H${width - EDGE / 2}`} />
    </Page>
  );
}

const EMPTY: SeatBoard<Coat> = {
  grid: MAP,
  squares: MAP.names.map(() => null),
  castle: { spent: false },
  bound: null,
};

function EmptyMap({ mark }: { mark: 1 | 2 }) {
  const frame = frameOf(EMPTY);
  const scene = { board: EMPTY, detail: 'full', mark, frame, reach: frame, fresh: [] } as const;
  const { paper, land } = layersOf(duelArt, scene);
  return (
    <>
      <g dangerouslySetInnerHTML={{ __html: paper }} />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <g dangerouslySetInnerHTML={{ __html: duelArt.ground(scene) }} />
        <Rings />
        <g dangerouslySetInnerHTML={{ __html: land }} />
      </g>
    </>
  );
}

function NameLine({ x, y, width }: { x: number; y: number; width: number }) {
  const end = x + width;
  return (
    <>
      <ArtAt id="castle" x={x - 1} y={y - 7.5} side={9} />
      <text class={styles.label} x={x + 10} y={y}>
        {t('duel/box.print.name')}
      </text>
      <path class={styles.rule} d={`M${x + 26} ${y + 0.8}H${end - 52}`} />
      <text class={styles.label} x={end - 46} y={y}>
        {t('duel/box.print.total')}
      </text>
      <rect class={styles.box} x={end - 26} y={y - 8} width={26} height={11} rx="1.4" />
    </>
  );
}

/** Three small rings in each square, to be crossed where a die shows crosses. */
function Rings() {
  const rings = MAP.names.flatMap((name, square) => {
    if (square === MAP.castle) return [];
    const [column, row] = [Math.floor(square / MAP.height), square % MAP.height];
    return [0, 1, 2].map((k) => (
      <circle
        key={`${name}${k}`}
        class={styles.ring}
        cx={(column + 1) * UNIT - 6 - k * 8}
        cy={(row + 1) * UNIT - 6}
        r="2.9"
      />
    ));
  });
  return <>{rings}</>;
}

/** One spellbook for both. */
function BookPage({ size }: PageProps) {
  const { width, height } = PAPER[size];
  const [left, right] = [EDGE + 8, width - EDGE - 8];
  const middle = width / 2;
  const top = EDGE + 44;
  const step = (height - top - EDGE - 10) / COATS.length;
  const box = 9;
  const gap = 2.2;
  return (
    <Page size={size} label={t('duel/box.print.page.book')}>
      <rect class={styles.frame} x={EDGE} y={EDGE} width={width - 2 * EDGE} height={height - 2 * EDGE} />
      <path
        class={styles.ruling}
        d={`M${EDGE + 4} ${EDGE}V${height - EDGE}M${width - EDGE - 4} ${EDGE}V${height - EDGE}M${EDGE} ${EDGE + 24}H${width - EDGE}`}
      />
      <text class={styles.title} x={middle} y={EDGE + 17}>
        {t('duel.book.title')}
      </text>
      {[left, middle + 14].map((x, index) => (
        <g key={x}>
          <ArtAt id={`player-${index + 1}`} x={x} y={EDGE + 31.5} side={5} />
          <text class={styles.label} x={x + 7} y={EDGE + 36}>
            {t('duel/box.print.name')}
          </text>
          <path class={styles.rule} d={`M${x + 23} ${EDGE + 36.8}H${index === 0 ? middle - 14 : right}`} />
        </g>
      ))}
      {COATS.map((coat, index) => {
        const y = top + index * step;
        const boxes = PRINTED_SHEET.boxes[coat];
        const power = PRINTED_SHEET.powers[coat];
        const row = boxes * box + (boxes - 1) * gap;
        return (
          <g key={coat}>
            <ArtAt id={COAT_ART[coat]} x={middle - 10} y={y} side={20} />
            {[middle - 18 - row, middle + 18].map((x) =>
              Array.from({ length: boxes }, (_, k) => (
                <rect
                  key={`${x}${k}`}
                  class={styles.box}
                  x={x + k * (box + gap)}
                  y={y + 5.5}
                  width={box}
                  height={box}
                  rx="1"
                />
              )),
            )}
            <g class={styles.powerline}>
              <ArtAt id={POWER_ART[power]} x={left} y={y + 20.8} side={7.5} />
              <text class={styles.power} x={left + 10.5} y={y + 26.5}>
                {t(`duel.power.${power}`)}
              </text>
              <text class={styles.text} x={left + 52} y={y + 26.5}>
                {t(`duel.powerText.${power}`)}
              </text>
              {LIGHTNING.includes(power) && <ArtAt id="i-bolt" x={right - 6} y={y + 21.3} side={6} />}
              <title>{coatName(coat)}</title>
            </g>
            {index < COATS.length - 1 && <path class={styles.hair} d={`M${left} ${y + step - 2.6}H${right}`} />}
          </g>
        );
      })}
    </Page>
  );
}

export const SHEETS: readonly PrintSheet[] = [
  { name: 'maps', text: 'duel/box.print.maps', note: 'duel/box.print.mapsNote', Sheet: MapsPage },
  { name: 'book', text: 'duel/box.print.book', note: 'duel/box.print.bookNote', Sheet: BookPage },
];
