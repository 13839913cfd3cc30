import type { HostCommand, RoomGame } from '@castellan/together';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { formatNumber, t } from '../i18n/index.ts';
import { useAttempt } from '../online/attempt.tsx';
import { gameHref } from '../online/links.ts';
import { leftText } from '../play/time-left.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Code, ComeIn, RoomQr } from './code-card.tsx';
import { pointsOf } from './game-boards.tsx';
import { CloseSheet, PlayerSheet } from './host-sheets.tsx';
import { useLiveGames } from './live-games.ts';
import { EnterResult, ResultForm } from './result-form.tsx';
import { commandRoom, type PersonalCodes, type RoomState, readCodes } from './room-client.ts';
import { RoomProblem } from './room-problem.tsx';
import { RoomTable } from './room-table.tsx';
import { fillText, formatName, people, playerName, roomFacts, roomHref, whenText } from './room-text.ts';
import styles from './rooms.module.css';
import { type FollowedRoom, useServerTime } from './use-room.ts';

export interface HostProps {
  readonly room: RoomState;
  readonly hostKey: string;
  /** Does what the host asked; false where it was refused, and says why. */
  readonly act: (command: HostCommand) => Promise<boolean>;
}

const TABS = ['players', 'games', 'table'] as const;
type Tab = (typeof TABS)[number];

/** Points are asked for of so many games; the others are on the big screen. */
const MOST_LIVE = 8;
/** Beside the big screen on the same device. */
const LIVE_MS = 8000;
const FIRST_FINISHED = 6;

/** Who comes in, what to do now, the table: beside each other, or under tabs on a phone. */
export function HostPage({ room, followed, hostKey }: { room: RoomState; followed: FollowedRoom; hostKey: string }) {
  const tab = useSignal<Tab>('players');
  const { problem, run } = useAttempt({ stays: true });
  const act = (command: HostCommand) =>
    run(async () => followed.refresh(await commandRoom(room.code, hostKey, command)));
  const { value: codes } = useLoaded(() => readCodes(room.code, hostKey), [room.code, hostKey, room.players.length]);
  const props = { room, hostKey, act };
  const here = people(room).filter(({ active }) => active).length;
  const counts: Record<Tab, number | null> = {
    players: here,
    games: room.games.filter(({ result }) => result === null).length,
    table: null,
  };
  return (
    <>
      <Bar sub={t('room.youHost', { format: formatName(room) })} />
      <main class={styles.host} data-tab={tab.value} tabIndex={-1}>
        <h1 class="visually-hidden">{t('room.named', { code: [...room.code].join(' ') })}</h1>
        <nav class={styles.tabs} aria-label={t('room.title')}>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={tab.value === one}
              data-tab={one}
              onClick={() => (tab.value = one)}
            >
              {t(`room.tab.${one}`)}
              {counts[one] !== null && <b>{formatNumber(counts[one]!)}</b>}
            </button>
          ))}
        </nav>
        <CodeCard room={room} />
        <div class={styles.players}>
          <Players {...props} codes={codes} />
        </div>
        <div class={`stack loose ${styles.now}`}>
          <RoomProblem code={problem.value ?? (followed.problem.value === 'offline' ? 'offline' : null)} />
          <Pairing {...props} followed={followed} />
          <Games {...props} />
        </div>
        <div class={`stack loose ${styles.standing}`}>
          <section class="card" aria-labelledby="room-table">
            <header class={styles.cardHead}>
              <h2 id="room-table">{t('room.table')}</h2>
              <small>{room.settings.format === 'same' ? t('room.rankSame') : t('room.rank')}</small>
            </header>
            <RoomTable room={room} you={room.you?.player ?? null} />
          </section>
          <After {...props} isHost={codes?.role === 'host'} />
        </div>
      </main>
    </>
  );
}

function CodeCard({ room }: { room: RoomState }) {
  return (
    <section class={`card ${styles.codeCard}`} aria-label={t('room.comeInTitle')}>
      <ComeIn />
      <Code room={room} />
      <RoomQr room={room} />
      <a
        class="button wide"
        href={roomHref(room.code, 'screen')}
        target="_blank"
        rel="noopener"
        data-command="big-screen"
      >
        {t('room.bigScreen')}
      </a>
    </section>
  );
}

/** What a player does now, in a word or two. */
function statusOf(
  room: RoomState,
  number: number,
): { readonly kind: 'free' | 'plays' | 'away'; readonly text: string } {
  const player = room.players[number - 1]!;
  if (!player.active) return { kind: 'away', text: t('room.status.left') };
  const game = room.games.find(({ players, result }) => result === null && players.includes(number));
  if (game) return { kind: 'plays', text: t('room.status.board', { n: game.index + 1 }) };
  const played = room.games.some(({ players }) => players.includes(number));
  if (room.settings.format === 'same' && played) return { kind: 'away', text: t('room.status.done') };
  return { kind: 'free', text: played ? t('room.status.free') : t('room.status.new') };
}

function Players({ room, hostKey, act, codes }: HostProps & { codes: PersonalCodes | undefined }) {
  const chosen = useSignal<number | null>(null);
  const adding = useSignal('');
  const all = people(room);
  return (
    <section class="card" aria-labelledby="room-here">
      <header class={styles.cardHead}>
        <h2 id="room-here">{t('room.hereNow', { n: all.filter(({ active }) => active).length })}</h2>
        <small>{t('room.codeToReturn')}</small>
      </header>
      {all.length === 0 && <p class="quiet">{t('room.nobodyYet')}</p>}
      <ul class={`${styles.rows} ${styles.people}`}>
        {all.map(({ number, name }) => {
          const { kind, text } = statusOf(room, number);
          return (
            <li key={number} data-player={number}>
              <button type="button" class={styles.person} onClick={() => (chosen.value = number)}>
                {name}
                <span class="visually-hidden">{`, ${t('room.change')}`}</span>
              </button>
              <span class={styles.status} data-kind={kind}>
                {text}
              </span>
              <span class={styles.personal}>{codes?.codes.find(({ player }) => player === number)?.code ?? ''}</span>
            </li>
          );
        })}
      </ul>
      {!room.closed && (
        <form
          class={styles.add}
          onSubmit={async (event) => {
            event.preventDefault();
            if (adding.value.trim() !== '' && (await act({ type: 'add', name: adding.value }))) adding.value = '';
          }}
        >
          <label class="field">
            <span>{t('room.addPlayer')}</span>
            <input
              value={adding.value}
              maxLength={40}
              autocomplete="off"
              name="add"
              onInput={(event) => (adding.value = event.currentTarget.value)}
            />
          </label>
          <Button submit name="add-player">
            {t('room.add')}
          </Button>
        </form>
      )}
      {chosen.value !== null && (
        <PlayerSheet
          room={room}
          hostKey={hostKey}
          act={act}
          player={chosen.value}
          onClose={() => (chosen.value = null)}
        />
      )}
    </section>
  );
}

/** The one thing to do now. */
function Pairing({ room, act, followed }: HostProps & { followed: FollowedRoom }) {
  const now = useServerTime(followed.skew);
  const busy = useSignal(false);
  const { format, endsAt } = room.settings;
  const left = endsAt === null ? null : Math.max(0, endsAt - now);
  const over = room.closed || left === 0;
  const free = room.waiting.map((number) => playerName(room, number));
  const pair = async () => {
    if (busy.value) return;
    busy.value = true;
    const rounds = room.games.length;
    if (await act({ type: 'pair' }))
      announce(t('room.paired', { n: (followed.room.value?.games.length ?? rounds) - rounds }));
    busy.value = false;
  };
  const done = room.games.filter(({ result }) => result !== null && result !== 'none').length;
  return (
    <>
      <section class="card" aria-label={t('room.settings')}>
        <header class={styles.cardHead}>
          <h2>{formatName(room)}</h2>
          {endsAt !== null && (
            <small>
              {left
                ? t('room.ends', { time: whenText(endsAt, now), left: leftText(left) })
                : t('room.ended', { time: whenText(endsAt, now) })}
            </small>
          )}
        </header>
        <ul class="row">
          {roomFacts(room).map((fact) => (
            <li key={fact} class="tag strong">
              {fact}
            </li>
          ))}
        </ul>
      </section>
      <section class="card row" aria-label={t('room.next')}>
        {room.you?.game && (
          <a class="button go" href={roomHref(room.code, 'play')} data-command="own-game">
            {t('room.yourGame')}
          </a>
        )}
        {format === 'same' ? (
          <p class={styles.say} role="status">
            <b class={styles.big}>{formatNumber(done)}</b>
            {t('room.playedOf', { n: people(room).length })}
          </p>
        ) : (
          <>
            <b class={styles.big}>{formatNumber(free.length)}</b>
            <p class={styles.say} role="status">
              <b>{freeText(free)}</b>
              <small>{room.paused ? t('room.isPaused') : over ? t('room.isOver') : hintFor(room)}</small>
              {!over && free.length % 2 === 1 && fillText(room.settings) && <small>{fillText(room.settings)}</small>}
            </p>
            {!over && (
              <Button
                go
                name="pair"
                disabled={busy.value || room.paused || free.length === 0}
                onClick={() => void pair()}
              >
                {t('room.pair')}
              </Button>
            )}
          </>
        )}
        {!over && (
          <Button name="pause" onClick={() => void act({ type: room.paused ? 'resume' : 'pause' })}>
            {room.paused ? t('room.resume') : t('room.pause')}
          </Button>
        )}
      </section>
    </>
  );
}

function freeText(free: readonly string[]): string {
  if (free.length === 0) return t('room.freeNone');
  if (free.length > 3) return t('room.freeMany', { n: free.length });
  return t('room.freeNames', {
    n: free.length,
    names: new Intl.ListFormat(document.documentElement.lang).format(free),
  });
}

function hintFor({ round, settings }: RoomState): string {
  if (settings.format === 'robin') return round === 0 ? t('room.hint.robinFirst') : t('room.hint.robin', { n: round });
  return round === 0 ? t('room.hint.first') : t('room.hint.next');
}

function Games({ room, act, hostKey }: HostProps) {
  const correcting = useSignal<number | null>(null);
  const all = useSignal(false);
  const playing = room.games.filter(({ result }) => result === null);
  const finished = room.games.filter(({ result }) => result !== null).toReversed();
  const live = useLiveGames(
    playing.slice(0, MOST_LIVE).flatMap(({ game }) => game ?? []),
    LIVE_MS,
  );
  const names = ({ players }: RoomGame) => players.map((player) => playerName(room, player)) as [string, string];
  const form = (game: RoomGame) => (
    <ResultForm
      key={game.index}
      room={room}
      hostKey={hostKey}
      game={game}
      act={act}
      onClose={() => (correcting.value = null)}
    />
  );
  return (
    <>
      <section class="card" aria-labelledby="room-playing">
        <header class={styles.cardHead}>
          <h2 id="room-playing">{t('room.playing')}</h2>
          <small>{t('room.nGames', { n: playing.length })}</small>
        </header>
        <ul class={`${styles.rows} ${styles.games}`}>
          {playing.map((game) => {
            if (correcting.value === game.index) return form(game);
            const match = game.game ? live.get(game.game) : undefined;
            const points = match ? pointsOf(match) : null;
            return (
              <GameRow key={game.index} names={names(game)} points={points} winner={null}>
                {game.game && <a href={gameHref(game.game)}>{t('room.watch', { n: game.index + 1 })}</a>}
                <Result correcting={correcting} game={game} text={t('room.enterOne')} />
              </GameRow>
            );
          })}
        </ul>
      </section>
      <section class="card" aria-labelledby="room-finished">
        <header class={styles.cardHead}>
          <h2 id="room-finished">{t('room.finished')}</h2>
          <small>{t('room.nGames', { n: finished.length })}</small>
        </header>
        <ul class={`${styles.rows} ${styles.games}`}>
          {finished.slice(0, all.value ? undefined : FIRST_FINISHED).map((game) => {
            if (correcting.value === game.index) return form(game);
            const { result } = game;
            const played = result !== null && result !== 'none' ? result : null;
            return (
              <GameRow
                key={game.index}
                names={names(game)}
                points={played?.points ?? null}
                winner={played?.winner ?? null}
                none={result === 'none'}
                corrected={game.corrected}
              >
                <Result correcting={correcting} game={game} text={t('room.correct')} />
              </GameRow>
            );
          })}
        </ul>
        <div class={styles.below}>
          {finished.length > FIRST_FINISHED && (
            <Button quiet name="all-games" onClick={() => (all.value = !all.value)}>
              {all.value ? t('room.fewer') : t('room.more', { n: finished.length - FIRST_FINISHED })}
            </Button>
          )}
          {room.settings.format !== 'same' && <EnterResult room={room} hostKey={hostKey} act={act} />}
        </div>
      </section>
    </>
  );
}

const Result = ({ correcting, game, text }: { correcting: Signal<number | null>; game: RoomGame; text: string }) => (
  <button
    type="button"
    class={styles.linkButton}
    data-correct={game.index}
    onClick={() => (correcting.value = game.index)}
  >
    {text}
  </button>
);

interface GameRowProps {
  readonly names: readonly [string, string];
  readonly points: readonly [number, number] | null;
  readonly winner: 1 | 2 | null;
  readonly none?: boolean;
  readonly corrected?: boolean;
  readonly children: ComponentChildren;
}

function GameRow({ names: [one, two], points, winner, none, corrected, children }: GameRowProps) {
  const score = points
    ? `${formatNumber(points[0])} : ${formatNumber(points[1])}`
    : winner
      ? winner === 1
        ? '1 : 0'
        : '0 : 1'
      : ':';
  return (
    <li>
      <span class={styles.one} data-won={winner === 1}>
        {one}
      </span>
      <b class={styles.score}>{none ? '–' : score}</b>
      <span data-won={winner === 2}>{two}</span>
      <span class={styles.rowEnd}>
        {none && <small>{t('room.noResult')}</small>}
        {corrected && <small>{t('room.corrected')}</small>}
        {children}
      </span>
    </li>
  );
}

/** What remains: paper, a spreadsheet, the end. */
function After({ room, hostKey, act, isHost }: HostProps & { isHost: boolean }) {
  const closing = useSignal<'close' | 'delete' | 'helper' | null>(null);
  return (
    <div class="row" data-after>
      <Button name="print" onClick={() => print()}>
        {t('room.print')}
      </Button>
      <a
        class="button"
        href={`/api/rooms/${room.code}/table`}
        download={`castellan-${room.code}.csv`}
        data-command="csv"
      >
        CSV
      </a>
      {!room.you && !room.closed && (
        <a class="button" href={roomHref(room.code, 'play')} data-command="play-too">
          {t('room.playToo')}
        </a>
      )}
      {isHost && (
        <Button name="helper" onClick={() => (closing.value = 'helper')}>
          {t('room.helper')}
        </Button>
      )}
      {!room.closed && (
        <Button name="close-room" onClick={() => (closing.value = 'close')}>
          {t('room.close')}
        </Button>
      )}
      {isHost && (
        <Button name="delete-room" onClick={() => (closing.value = 'delete')}>
          {t('room.delete')}
        </Button>
      )}
      {closing.value && (
        <CloseSheet
          room={room}
          hostKey={hostKey}
          act={act}
          what={closing.value}
          onClose={() => (closing.value = null)}
        />
      )}
    </div>
  );
}
