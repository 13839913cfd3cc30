import type { RoomGame } from '@castellan/together';
import { kitOf } from '../games/index.ts';
import { usePart } from '../games/part.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { textOf } from '../i18n/message.ts';
import { gameHref } from '../online/links.ts';
import { Art } from '../ui/art.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { read } from './live-games.ts';
import { type Parting, partingOf } from './parting.ts';
import type { RoomState } from './room-client.ts';
import { playerName } from './room-text.ts';
import styles from './rooms.module.css';

interface Scored {
  readonly game: RoomGame;
  readonly own: number;
  readonly theirs: number;
}

/** Finished games with points, best first. */
const scoredGames = (room: RoomState): Scored[] =>
  room.games
    .flatMap((game) => {
      const { result } = game;
      const points = result && result !== 'none' ? result.points : null;
      return points ? [{ game, own: points[0], theirs: points[1] }] : [];
    })
    .sort((a, b) => b.own - a.own);

/** Everybody as a dot over their points, you as a lozenge. */
export function SameDiceDots({ room }: { room: RoomState }) {
  const all = scoredGames(room);
  if (all.length === 0) return <p>{t('room.nobodyDone')}</p>;
  const you = room.you?.player;
  const sorted = all.map(({ own }) => own).sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]!;
  const low = Math.floor(Math.min(...sorted) / 10) * 10;
  const high = Math.max(low + 30, Math.ceil((Math.max(...sorted) + 1) / 10) * 10);
  const bin = (high - low) / 24;
  const stacks = new Map<number, number>();
  const dots = [...all].reverse().map(({ game, own }) => {
    const column = Math.floor((own - low) / bin);
    const row = stacks.get(column) ?? 0;
    stacks.set(column, row + 1);
    return { x: column, row, mine: game.players[0] === you, own };
  });
  const tallest = Math.max(...stacks.values());
  const ticks = Array.from({ length: (high - low) / 10 + 1 }, (_, i) => low + i * 10).filter(
    (_, i, list) => list.length < 9 || i % 2 === 0,
  );
  const text = t('room.dotsText', {
    n: all.length,
    low: formatNumber(sorted[0]!),
    high: formatNumber(sorted.at(-1)!),
    middle: formatNumber(middle),
  });
  return (
    <section class="card" aria-labelledby="same-class">
      <header class={styles.cardHead}>
        <h2 id="same-class">{t('room.class')}</h2>
        <small>{t('room.classNote', { n: all.length, middle: formatNumber(middle) })}</small>
      </header>
      <svg
        class={styles.dots}
        viewBox={`-10 ${-tallest * 10 - 8} 260 ${tallest * 10 + 26}`}
        role="img"
        aria-label={text}
      >
        <path d="M-6 2H246" />
        {dots.map(({ x, row, mine }, index) =>
          mine ? (
            <rect
              key={index}
              class={styles.mine}
              x={x * 10}
              y={-row * 10 - 9}
              width="8"
              height="8"
              transform={`rotate(45 ${x * 10 + 4} ${-row * 10 - 5})`}
            />
          ) : (
            <circle key={index} cx={x * 10 + 4} cy={-row * 10 - 5} r="4" />
          ),
        )}
        {ticks.map((tick) => (
          <text key={tick} x={((tick - low) / bin) * 10} y="14">
            {formatNumber(tick)}
          </text>
        ))}
      </svg>
    </section>
  );
}

/** The result of a class with the same dice: your place, everybody, where the class parted. */
export function SameDiceClass({ room }: { room: RoomState }) {
  const me = room.you!.player;
  const all = scoredGames(room);
  const mine = all.find(({ game }) => game.players[0] === me);
  const place = room.standings.find(({ player }) => player === me)?.place ?? 0;
  const level = t(`common.level.${room.settings.level!}`);
  const best = all[0]?.game;
  return (
    <>
      <header class={styles.headline}>
        <h1>{mine ? t('room.placeOf', { place: formatNumber(place), n: all.length }) : t('room.noResult')}</h1>
        {mine && (
          <p>
            {t('room.sameAgainst')} <Art id={`face-${room.settings.level}`} />{' '}
            {mine.own > mine.theirs
              ? t('room.beat', { a: formatNumber(mine.own), b: formatNumber(mine.theirs), level })
              : t('room.lostTo', { a: formatNumber(mine.own), b: formatNumber(mine.theirs), level })}
          </p>
        )}
      </header>
      <SameDiceDots room={room} />
      <Parted room={room} all={all} />
      {best?.game && best.players[0] !== me && (
        <a class="button go wide" href={gameHref(best.game)} data-command="best-game">
          {t('room.lookAt', { name: playerName(room, best.players[0]) })}
        </a>
      )}
    </>
  );
}

/** Games of a class are a few kilobytes each; of a whole school the best and the rest of a sample are enough. */
const MOST_READ = 60;

function Parted({ room, all }: { room: RoomState; all: readonly Scored[] }) {
  const study = usePart(kitOf(room.settings.game).study);
  const { value: parting } = useLoaded(async (): Promise<Parting | null> => {
    const games = await Promise.all(
      all.slice(0, MOST_READ).map(async ({ game, own }) => {
        const match = game.game ? await read(game.game, undefined).catch(() => undefined) : undefined;
        return match ? [{ index: game.index, points: own, match }] : [];
      }),
    );
    return partingOf(games.flat());
  }, [all.length]);
  if (!parting || !study) return null;
  const me = room.you?.player;
  const total = parting.choices.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <section class="card" aria-labelledby="same-parted">
      <header class={styles.cardHead}>
        <h2 id="same-parted">{t('room.parted')}</h2>
        <small>{t('room.roundN', { n: parting.round })}</small>
      </header>
      <ul class={`${styles.rows} ${styles.choices}`}>
        {parting.choices.slice(0, 5).map(({ action, text, games, average }) => {
          const mine = games.some((index) => room.games[index]?.players[0] === me);
          return (
            <li key={text} data-mine={mine}>
              <span class="row">
                <study.Pieces state={parting.state as never} action={action as never} />
                <span class="visually-hidden">{textOf(study.sayChoice(parting.state as never, action as never))}</span>
              </span>
              <span class={styles.share}>
                <i style={{ width: `${(100 * games.length) / total}%` }} />
                <b>{t('room.tookIt', { n: games.length })}</b>
                {mine && <small>{t('room.youToo')}</small>}
              </span>
              <b>{formatNumber(Math.round(average))}</b>
            </li>
          );
        })}
      </ul>
      <p class="quiet">{t('room.partedNote')}</p>
    </section>
  );
}
