import { bySeat, other, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { gameOf } from '../games/all-rules.ts';
import { KITS, kitNamed, kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { lazy } from '../games/part.ts';
import { formatDayNear, weekdays } from '../i18n/formats.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { TablesHere } from '../online/tables-here.tsx';
import type { GameInfo } from '../play/game-info.ts';
import { lastGame, type Opponent } from '../play/last-choices.ts';
import { playLevel } from '../play/level-names.ts';
import { LEVELS, type Level, WINS_TO_BEAT } from '../play/levels.ts';
import { calledLevel, isAlone, nameOf, personSeat } from '../play/names.ts';
import { Pips } from '../play/pips.tsx';
import { playNow } from '../play/play-now.ts';
import { replayInfo } from '../play/replay-info.ts';
import { type GameResult, isMine, ladderOf, nextToBeat, resultOf } from '../play/results.ts';
import { dailyOf } from '../play/same-dice-id.ts';
import { MapOf, MapPair } from '../records/thumbnail.tsx';
import { link } from '../router.ts';
import { serverThere } from '../server-there.ts';
import { streakOf, today, weekOf } from '../study/daily.ts';
import { Art, PlayerMark } from '../ui/art.tsx';
import styles from './home.module.css';

const Opponents = lazy(async () => (await import('./opponents.tsx')).Opponents, 'setup', 'levels');

/** How long the last game is shown. */
const LATELY_MS = 7 * 24 * 60 * 60 * 1000;

/** The player's own things: the game left open, the day's challenge, six faces to beat, a new game, the last game, and people. */
export function Home({ games }: { games: readonly GameInfo[] }) {
  const choosing = useSignal<{ readonly kit: AnyKit; readonly level?: Opponent } | null>(null);
  const results = games.filter(isMine).map(resultOf);
  const ladder = ladderOf(results);
  const running = games.filter(({ over, actions }) => !over && actions.length > 0);
  const latest = games.find(({ over, touched }) => over && touched > Date.now() - LATELY_MS);
  return (
    <main class={`stack ${styles.home}`} tabIndex={-1}>
      <h1 class="visually-hidden">Castellan</h1>
      {running[0] ? (
        <Continue info={running[0]} more={running.length - 1} />
      ) : (
        <NextOpponent level={nextToBeat(ladder) ?? LEVELS.at(-1)!} />
      )}
      <TablesHere at="start" />
      <Challenge games={games} />
      {results.some(({ outcome, level }) => outcome === 'won' && level) && <Ladder ladder={ladder} />}
      <nav class={`columns ${styles.again}`} aria-label={t('common.newGame')}>
        {KITS.map((kit) => (
          <button
            key={kit.name}
            type="button"
            class={styles.leaf}
            data-command={`play-${kit.name}`}
            onClick={() => (choosing.value = { kit })}
          >
            <span class={styles.scene} aria-hidden="true">
              <kit.Picture />
            </span>
            <span>
              <small>{t('common.newGame')}</small> <b>{kit.title}</b>
            </span>
          </button>
        ))}
      </nav>
      {latest && <Latest info={latest} />}
      <People />
      {choosing.value && <Opponents {...choosing.value} onClose={() => (choosing.value = null)} />}
    </main>
  );
}

/** "Duel with the squire", in the words of who plays. */
function gameText(info: GameInfo): string {
  const { title } = kitOf(info.game);
  if (!isAlone(info)) return t('home.gameHere', { game: title });
  const seat = other(personSeat(info));
  const { level } = bySeat(info.seats, seat);
  return level
    ? t('home.gameWith', { game: title, level: t(`levels.against.${level}`) })
    : t('home.gameAgainst', { game: title, name: nameOf(info, seat) });
}

function Continue({ info, more }: { info: GameInfo; more: number }) {
  const { states } = replayInfo(info);
  const state = states[states.length - 1]!;
  const rules = gameOf(kitOf(info.game));
  const me = personSeat(info);
  const them = other(me);
  const { level } = bySeat(info.seats, them);
  const turn = rules.turn(state);
  const scores = rules.score(state);
  const points = (seat: Seat) => formatNumber(bySeat(scores, seat).total);
  return (
    <section class={`${styles.leaf} ${styles.continue}`} aria-label={t('common.carryOn')}>
      <div class={styles.mine}>
        <MapOf info={info} state={state} seat={me} />
      </div>
      <div>
        <h2>{isAlone(info) && turn !== them ? t('home.yourTurn') : t('home.theirTurn')}</h2>
        <p class={styles.facing}>
          {level && <Art id={`face-${level}`} />}
          {gameText(info)}
        </p>
        <p class={styles.score}>
          <PlayerMark seat={bySeat(info.marks, me)} /> {points(me)} <em>:</em> {points(them)}{' '}
          <PlayerMark seat={bySeat(info.marks, them)} />
        </p>
        {more > 0 && (
          <a class={styles.more} href={link('games')}>
            {t('home.more', { n: more })}
          </a>
        )}
        <div class={styles.theirs}>
          <MapOf info={info} state={state} seat={them} />
        </div>
      </div>
      <a class={`button go ${styles.go}`} href={link(info.game, info.id)} data-command="continue">
        {t('common.carryOn')}
      </a>
    </section>
  );
}

/** In the place of a game left open. */
function NextOpponent({ level }: { level: Level }) {
  return (
    <section class={`${styles.leaf} ${styles.next}`}>
      <Art id={`face-${level}`} />
      <div>
        <h2>{t('home.waiting', { level: calledLevel(level) })}</h2>
        <p>{t('home.waitingNote')}</p>
      </div>
      <button
        type="button"
        class={`button go ${styles.go}`}
        data-command="play-next"
        onClick={() => void playNow(kitNamed(lastGame()), level)}
      >
        {playLevel(level)}
      </button>
    </section>
  );
}

function Challenge({ games }: { games: readonly GameInfo[] }) {
  const date = today();
  const daily = games.filter(({ id, over }) => over && dailyOf(id) !== null);
  const days = daily.map(({ id }) => dailyOf(id)!.date);
  const streak = streakOf(days, date);
  const played = daily.filter(({ id }) => dailyOf(id)!.date === date);
  const result = played[0] && resultOf(played[0]);
  const names = weekdays();
  return (
    <section class={`${styles.leaf} ${styles.challenge}`} aria-labelledby="challenge">
      <h2 id="challenge">{t('home.challenge')}</h2>
      <p>
        {t('home.sameForAll')}
        {streak >= 2 && ` ${t('home.inARow', { n: streak })}`}
      </p>
      <ol class={styles.week}>
        {weekOf(date).map((day, index) => {
          const done = days.includes(day);
          const { long, narrow } = names[index]!;
          return (
            <li key={day} data-today={day === date}>
              <i aria-hidden="true">{done && <Art id="mark-tick" />}</i>
              <span aria-hidden="true">{narrow}</span>
              <span class="visually-hidden">{t(done ? 'home.doneOn' : 'home.notDoneOn', { day: long })}</span>
            </li>
          );
        })}
      </ol>
      {played.length === KITS.length && result ? (
        <a class={styles.done} href={link('daily')}>
          {t('home.played', { mine: result.scores.mine, theirs: result.scores.theirs })}
        </a>
      ) : (
        <a class="button" href={link('daily')} data-command="daily">
          {t('common.play')}
        </a>
      )}
    </section>
  );
}

function Ladder({ ladder }: { ladder: Readonly<Record<Level, number>> }) {
  const next = nextToBeat(ladder);
  return (
    <section class={`${styles.leaf} ${styles.climb}`} aria-labelledby="ladder">
      <div class={styles.heading}>
        <h2 id="ladder">{t('home.ladder')}</h2>
        <p>{ladderText(ladder, next)}</p>
      </div>
      <ol class={styles.ladder}>
        {LEVELS.map((level) => {
          const beaten = ladder[level] >= WINS_TO_BEAT;
          const state = beaten ? 'beaten' : level === next ? 'next' : 'ahead';
          return (
            <li key={level} data-state={state}>
              <button
                type="button"
                data-command={`ladder-${level}`}
                onClick={() => void playNow(kitNamed(lastGame()), level)}
              >
                <span class={styles.frame}>
                  <Art id={`face-${level}`} />
                  {beaten && <Art id="crown" class={styles.crown!} />}
                </span>
                <b>{t(`common.level.${level}`)}</b>
                <Pips wins={ladder[level]} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function ladderText(ladder: Readonly<Record<Level, number>>, next: Level | null): string {
  if (next === null) return t('home.allBeaten');
  const n = WINS_TO_BEAT - ladder[next];
  const after = LEVELS[LEVELS.indexOf(next) + 1];
  return after ? t('home.moreWins', { n, level: calledLevel(after) }) : t('home.moreWinsTop', { n });
}

/** How a game ended, in one short sentence. */
function endingLine({ info, me, outcome, level }: GameResult): string {
  if (!isAlone(info)) return t('home.ended', { one: nameOf(info, 1), two: nameOf(info, 2) });
  const them = other(me);
  const name = bySeat(info.seats, them).name || (level ? calledLevel(level) : nameOf(info, them));
  if (outcome === 'drawn') return t('home.drawn', { name });
  if (outcome === 'shared') return t('home.shared', { name });
  if (outcome === 'lost') return t('home.lostTo', { level: name });
  return level ? t('home.beat', { level: t(`levels.beat.${level}`) }) : t('home.beatName', { name });
}

function Latest({ info }: { info: GameInfo }) {
  const result: GameResult = resultOf(info);
  const { mine, theirs } = result.scores;
  return (
    <a class={`${styles.leaf} ${styles.latest}`} href={link(`${info.game}-result`, info.id)} data-command="last-game">
      <MapPair result={result} />
      <span>
        <b>{endingLine(result)}</b>
        <small>
          {t('home.scoreWhen', {
            mine: formatNumber(mine),
            theirs: formatNumber(theirs),
            when: formatDayNear(info.touched),
          })}
        </small>
      </span>
      <Art id="i-forward" />
    </a>
  );
}

/** Other people: online where a server answers, otherwise here. */
function People() {
  return (
    <nav class={`columns ${styles.people}`} aria-label={t('common.withSomeone')}>
      {serverThere() ? (
        <>
          <a class="button" href={link('online')} data-command="online">
            <Art id="i-globe" />
            <span>
              {t('common.online')}
              <small>{t('home.onlineNote')}</small>
            </span>
          </a>
          <a class="button" href={link('room')} data-command="room">
            <Art id="i-door" />
            <span>
              {t('common.room')}
              <small>{t('home.roomNote')}</small>
            </span>
          </a>
        </>
      ) : (
        <a class="button" href={link('new')}>
          <Art id="i-people" />
          {t('common.twoHere')}
        </a>
      )}
    </nav>
  );
}
