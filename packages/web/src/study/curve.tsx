import { bySeat, other, type Seat } from '@castellan/rules';
import { FORTUNES, type Moment, type Report } from '@castellan/study';
import { formatNumber, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { leadOf, winOf } from './analysis.ts';
import styles from './chart.module.css';
import { freeEnd } from './curve-name.ts';
import { GLYPHS } from './marks.ts';
import { chance } from './number-format.ts';
import { Stars, StarsAt } from './stars.tsx';
import { useWidth } from './use-width.ts';

export type Measure = 'win' | 'lead';

interface CurveProps {
  readonly report: Report;
  readonly info: GameInfo;
  /** Whose chance is drawn: up is good for this seat. */
  readonly me: Seat;
  readonly by: Measure;
  /** The moment looked at. */
  readonly at: number;
  readonly onAt: (at: number) => void;
}

/** Narrower than any screen it is read on. */
const LEAST = 240;
const LEFT = 58;
const RIGHT = 10;
const TOP = 18;
/** Under the curve: what every roll brought. */
const STRIP = 46;
const GAP = 10;
const FOOT = 18;

/** The chance to win over the game, with its mistakes; under it, what chance brought to whom. */
export function Curve({ report, info, me, by, at, onAt }: CurveProps) {
  const { box, width: seen } = useWidth<HTMLDivElement>(640);
  const width = Math.max(LEAST, seen);
  const { moments } = report;
  const count = Math.max(1, moments.length);
  const height = width < 600 ? 190 : 250;
  const x = (index: number) => LEFT + ((width - LEFT - RIGHT) * index) / count;
  const most = by === 'win' ? 0.5 : highest(report);
  const valueAt = (moment: Moment, when: 'before' | 'after') =>
    by === 'win' ? winOf(moment[when].win, me) - 0.5 : leadOf(moment[when].lead, me);
  const middle = TOP + height / 2;
  const y = (value: number) => middle - (Math.max(-most, Math.min(most, value)) / most) * (height / 2);
  const line = moments.map((moment, index) => [x(index), y(valueAt(moment, 'before'))] as const);
  const last = moments.at(-1);
  if (last) line.push([x(count), y(valueAt(last, 'after'))]);
  const path = `M${line.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}`;
  const area = `${path}L${x(count)} ${middle}L${x(0)} ${middle}Z`;
  const stripTop = TOP + height + GAP;
  const stripMiddle = stripTop + STRIP / 2;
  const lucks = moments.filter((moment) => moment.turn === 'chance' && !moment.pending);
  const mostLuck = Math.max(0.1, ...lucks.map((moment) => (moment.turn === 'chance' ? Math.abs(moment.luck) : 0)));
  const mark = (seat: Seat) => bySeat(info.marks, seat);
  const labelAt = (share: number) => (by === 'win' ? chance(share / 2 + 0.5) : formatNumber(Math.abs(share * most)));
  const total = stripTop + STRIP + FOOT;

  const pointed = (event: PointerEvent) => {
    const { left } = (event.currentTarget as Element).getBoundingClientRect();
    const index = Math.floor(((event.clientX - left - LEFT) / (width - LEFT - RIGHT)) * count);
    onAt(Math.min(count - 1, Math.max(0, index)));
  };

  return (
    <div class={styles.curve} ref={box}>
      <svg
        width={width}
        height={total}
        viewBox={`0 0 ${width} ${total}`}
        aria-hidden="true"
        onPointerDown={pointed}
        onPointerMove={(event) => {
          if (event.buttons === 1) pointed(event);
        }}
      >
        <clipPath id="curve-up">
          <rect x="0" y="0" width={width} height={middle} />
        </clipPath>
        <clipPath id="curve-down">
          <rect x="0" y={middle} width={width} height={height} />
        </clipPath>
        <rect class={styles.ground} x={LEFT} y={TOP} width={width - LEFT - RIGHT} height={height} />
        {[1, 0.5, 0, -0.5, -1].map((share) => (
          <g key={share}>
            <path
              class={share === 0 ? styles.middle : styles.rule}
              d={`M${LEFT} ${y(share * most)}H${width - RIGHT}`}
            />
            <text class={styles.label} x={LEFT - 6} y={y(share * most) + 4}>
              {labelAt(share)}
            </text>
          </g>
        ))}
        <path class={`${styles.area} owner-${mark(me)}`} d={area} clip-path="url(#curve-up)" />
        <path class={`${styles.area} owner-${mark(other(me))}`} d={area} clip-path="url(#curve-down)" />
        <rect
          class={styles.now}
          x={x(at)}
          y={TOP - 6}
          width={Math.max(3, x(at + 1) - x(at))}
          height={total - FOOT - TOP + 6}
        />
        <path class={styles.stroke} d={path} />
        {[[me, TOP + 18] as const, [other(me), TOP + height - 9] as const].map(([seat, foot]) => {
          const end = freeEnd(line, foot - 5, LEFT, width - RIGHT);
          return (
            <text
              key={seat}
              class={`${styles.name} owner-${mark(seat)}`}
              x={end === 'left' ? LEFT + 8 : width - RIGHT - 8}
              y={foot}
              text-anchor={end === 'left' ? 'start' : 'end'}
            >
              {nameOf(info, seat)}
            </text>
          );
        })}
        {roundsOf(moments, width).map(({ index, round }) => (
          <g key={index}>
            <path class={styles.rule} d={`M${x(index)} ${stripTop + STRIP}v4`} />
            <text class={styles.round} x={x(index)} y={total - 2}>
              {formatNumber(round)}
            </text>
          </g>
        ))}
        <path class={styles.rule} d={`M${LEFT} ${stripMiddle}H${width - RIGHT}`} />
        <text class={styles.label} x={LEFT - 6} y={stripMiddle + 4}>
          {t('study.luck')}
        </text>
        {moments.map((moment, index) => {
          if (moment.turn !== 'chance' || moment.pending) return null;
          const luck = me === 1 ? moment.luck : -moment.luck;
          const size = (Math.abs(luck) / mostLuck) * (STRIP / 2);
          const seat = luck > 0 ? me : other(me);
          const wide = Math.max(4, Math.min(12, (x(1) - x(0)) * 0.9));
          return (
            <g key={index} class={`${styles.luck} owner-${mark(seat)}`}>
              <rect
                x={x(index + 0.5) - wide / 2}
                y={luck > 0 ? stripMiddle - size : stripMiddle}
                width={wide}
                height={size}
              />
              {moment.fortune && (
                <StarsAt fortune={moment.fortune} x={x(index + 0.5)} y={luck > 0 ? stripMiddle + 9 : stripMiddle - 9} />
              )}
            </g>
          );
        })}
        {moments.map((moment, index) => {
          if (moment.turn === 'chance' || !moment.mark) return null;
          const [cx, cy] = [x(index + 1), y(valueAt(moment, 'after'))];
          const down = moment.turn === me;
          return (
            <g key={index} class={`${styles.mark} owner-${mark(moment.turn)}`}>
              {mark(moment.turn) === 1 ? (
                <path d={`M${cx} ${cy - 6.5}l6.5 6.5-6.5 6.5-6.5-6.5Z`} />
              ) : (
                <circle cx={cx} cy={cy} r="5.4" />
              )}
              {(width >= 600 || moment.mark.name === 'blunder') && (
                <text x={cx} y={down ? Math.min(cy + 20, TOP + height - 2) : Math.max(cy - 10, 12)}>
                  {GLYPHS[moment.mark.name]}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {lucks.some((moment) => moment.turn === 'chance' && moment.fortune) && (
        <p class={styles.note}>
          {FORTUNES.map((fortune) => (
            <span key={fortune}>
              <Stars fortune={fortune} /> {t(`study.fortune.${fortune}`)}{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The largest lead of the game, rounded up to tens. */
function highest({ moments }: Report): number {
  const leads = moments.flatMap(({ before, after }) => [Math.abs(before.lead), Math.abs(after.lead)]);
  return Math.max(10, Math.ceil(Math.max(0, ...leads) / 10) * 10);
}

/** Where rounds begin, as many as there is room for. */
function roundsOf(moments: readonly Moment[], width: number): { readonly index: number; readonly round: number }[] {
  const begins = moments.flatMap(({ round }, index) => (moments[index - 1]?.round === round ? [] : [{ index, round }]));
  const every = Math.max(1, Math.ceil((begins.length * 26) / width));
  return begins.filter((_, index) => index % every === 0 && begins[index]!.round > 0);
}
