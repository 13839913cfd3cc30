import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatNumber, t } from '../i18n/index.ts';
import { useAttempt } from '../online/attempt.tsx';
import { gameHref, resultHref } from '../online/links.ts';
import { rememberTable } from '../online/memory.ts';
import { leftText } from '../play/time-left.ts';
import { go } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { playSound } from '../ui/sound.ts';
import { GameBoards } from './game-boards.tsx';
import { useLiveGames } from './live-games.ts';
import { joinRoom, leaveRoom, type RoomState, roomKeyOf, sitInRoom, startInRoom } from './room-client.ts';
import { RoomProblem } from './room-problem.tsx';
import { RoomTable } from './room-table.tsx';
import { fillText, playerName, roomFacts, roomHref } from './room-text.ts';
import styles from './rooms.module.css';
import { SameDiceClass } from './same-dice-class.tsx';
import { type FollowedRoom, useServerTime } from './use-room.ts';

/** Games that this page has led to: who comes back from one is not sent there again. */
const entered = new Set<string>();

/** Between games: what happened, what comes next, the table, a board to watch. */
export function WaitingPage({ room, followed }: { room: RoomState; followed: FollowedRoom }) {
  const you = room.you!;
  const now = useServerTime(followed.skew);
  const { busy, problem, run } = useAttempt({ stays: true });
  const whole = useSignal(false);
  const { format, endsAt, game: kind } = room.settings;
  const me = room.players[you.player - 1]!;
  const left = endsAt === null ? null : Math.max(0, endsAt - now);
  const over = room.closed || left === 0;
  const mine = room.games.filter(({ players }) => players.includes(you.player));
  const last = mine.findLast(({ result }) => result !== null);
  const waiting = you.game?.id ?? null;

  /** Takes the seat and goes to the table. */
  const sit = () =>
    run(async () => {
      const { game } = await sitInRoom(room.code);
      entered.add(game);
      rememberTable(game, kind);
      go(gameHref(game));
    });
  useEffect(() => {
    if (waiting === null || entered.has(waiting)) return;
    playSound('turn');
    announce(t('room.gameReady'));
    void sit();
  }, [waiting]);
  const watched = room.games.find(
    ({ result, game, players }) => result === null && game && !players.includes(you.player),
  );
  const live = useLiveGames(watched?.game ? [watched.game] : []);
  const done = format === 'same' && last !== undefined;
  return (
    <>
      <Bar sub={t('room.roomNamed', { code: room.code })}>
        {left !== null && left > 0 && <span class={styles.left}>{t('room.left', { time: leftText(left) })}</span>}
      </Bar>
      <main class={`column stack ${styles.narrow}`} tabIndex={-1}>
        {done ? (
          <SameDiceClass room={room} />
        ) : (
          <header class={styles.headline}>
            <h1>{headline(room)}</h1>
            <p>{roomFacts(room).join(' · ')}</p>
          </header>
        )}
        <RoomProblem code={problem.value ?? (followed.problem.value === 'offline' ? 'offline' : null)} />
        {!done && (
          <section class={`card row ${styles.next}`} aria-label={t('room.next')} role="status">
            {you.game ? (
              <>
                <p>
                  <b>{t('room.gameReady')}</b>
                  <small>{t('room.againstName', { name: opponentOf(room, you.player) })}</small>
                </p>
                <Button go name="to-game" onClick={() => void sit()}>
                  {t('room.toGame')}
                </Button>
              </>
            ) : !me.active ? (
              <>
                <p>
                  <b>{t('room.onBreak')}</b>
                </p>
                {!over && (
                  <Button
                    go
                    name="back-in"
                    onClick={() => void run(() => joinRoom(room.code, me.name)).then(() => followed.refresh())}
                  >
                    {t('room.backIn')}
                  </Button>
                )}
              </>
            ) : over ? (
              <p>
                <b>{t('room.isOver')}</b>
                <small>{t('room.thanks')}</small>
              </p>
            ) : format === 'same' ? (
              <>
                <p>
                  <b>{room.paused ? t('room.isPaused') : t('room.sameReady')}</b>
                  <small>{t('room.sameNote')}</small>
                </p>
                <Button
                  go
                  name="start-same"
                  disabled={busy.value || room.paused}
                  onClick={() => void run(() => startInRoom(room.code)).then(() => followed.refresh())}
                >
                  {t('common.playNow')}
                </Button>
              </>
            ) : (
              <p>
                <b>{waitText(room)}</b>
                <small>{t('room.waitNote')}</small>
                {room.round === 0 && fillText(room.settings) && <small>{fillText(room.settings)}</small>}
              </p>
            )}
          </section>
        )}
        <section class="card" aria-label={t('room.table')}>
          <RoomTable
            room={room}
            you={you.player}
            around={whole.value || room.standings.length <= 6 ? null : you.player}
            brief
          />
          {room.standings.length > 6 && (
            <Button quiet name="whole-table" onClick={() => (whole.value = !whole.value)}>
              {whole.value ? t('room.fewer') : t('room.wholeTable')}
            </Button>
          )}
        </section>
        {watched && format !== 'same' && (
          <section class="card" aria-labelledby="watch-board">
            <h2 id="watch-board">{t('room.watch', { n: watched.index + 1 })}</h2>
            <GameBoards room={room} game={watched} match={watched.game ? live.get(watched.game) : undefined} />
          </section>
        )}
        <p class={`card row ${styles.otherDevice}`}>
          <span>
            <b>{t('room.otherDevice')}</b> {t('room.yourCode')}
          </span>
          <strong data-personal={you.code}>{you.code}</strong>
        </p>
        <div class={`row ${styles.dock}`}>
          {me.active && !over && format !== 'same' && (
            <Button name="break" onClick={() => void run(() => leaveRoom(room.code)).then(() => followed.refresh())}>
              {t('room.break')}
            </Button>
          )}
          {roomKeyOf(room.code) && (
            <a class="button" href={roomHref(room.code)}>
              {t('room.hostPage')}
            </a>
          )}
          {last?.game && (
            <a class="button" href={resultHref(last.game)} data-command="last-game">
              {t('room.lastGame')}
            </a>
          )}
        </div>
      </main>
    </>
  );
}

/** What a player who is free waits for. */
function waitText({ paused, round, settings }: RoomState): string {
  if (paused) return t('room.isPaused');
  if (round === 0) return t('room.waitFirst');
  return t(settings.format === 'robin' ? 'room.waitRound' : 'room.wait');
}

function opponentOf(room: RoomState, player: number): string {
  const game = room.games.find(({ players, result }) => result === null && players.includes(player));
  const other = game?.players.find((number) => number !== player);
  return other ? playerName(room, other) : '';
}

/** What happened last, in one line. */
function headline(room: RoomState): string {
  const me = room.you!.player;
  const last = room.games.findLast(({ players, result }) => result !== null && players.includes(me));
  if (!last) return t('room.welcome', { name: playerName(room, me) });
  const { result, players } = last;
  const other = playerName(room, players[0] === me ? players[1] : players[0]);
  if (result === null || result === 'none') return t('room.welcome', { name: playerName(room, me) });
  const seat = players[0] === me ? 1 : 2;
  const score = result.points
    ? `, ${formatNumber(result.points[seat - 1]!)} : ${formatNumber(result.points[2 - seat]!)}`
    : '';
  if (result.winner === null) return t('room.lastDraw', { name: other }) + score;
  return (result.winner === seat ? t('room.lastWon', { name: other }) : t('room.lastLost', { name: other })) + score;
}
