import { hasStarted, type Match } from '@castellan/match';
import { bySeat, type GameName } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { link, replaceAddress } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { hintsOf } from '../table/hint.tsx';
import { stayAwake } from '../table/wake-lock.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { hold, type LiveGame } from './connection.ts';
import { DiceCheck } from './dice-check.tsx';
import { saveFinished } from './finished.ts';
import { GameMenu } from './game-menu.tsx';
import { gameHref } from './links.ts';
import { keyOf, rememberTable } from './memory.ts';
import { MoveHere } from './move-here.tsx';
import { Notices } from './notices.tsx';
import { notifying, signalTurns } from './notify.ts';
import { OnlineBar } from './online-bar.tsx';
import { OnlineResult } from './online-result.tsx';
import { tellOfTurns } from './push.ts';
import { openRemoteSession } from './remote-session.ts';
import { type Found, findServer } from './server.ts';
import { TakeSeat } from './take-seat.tsx';
import { Spoken, TalkSheet } from './talk.tsx';
import { Waiting } from './waiting.tsx';

const ID = /^[2-9a-z]{14}$/;
const SECRET = /^[0-9a-f]{64}$/;

/** `#/g/ID`: a game on the server, in any state. `/KEY` invites, `/move/KEY` brings a seat, `/result` and `/dice` look closer. */
export default function GameScreen({ path }: ScreenProps) {
  const [id = '', ...words] = path;
  return ID.test(id) ? <Connected id={id} words={words} /> : <Missing found="yes" invited={false} />;
}

function Connected({ id, words }: { id: string; words: readonly string[] }) {
  const live = useSignal<LiveGame | null>(null);
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    const [game, letGo] = hold(id);
    live.value = game;
    const stop = signalTurns(game);
    return () => {
      stop();
      letGo();
    };
  }, [id, live]);
  const state = live.value?.state.value;
  const { connection, match = null } = state ?? {};
  const missing = connection === 'gone' || (match === null && live.value?.lost.value === true);
  useEffect(() => {
    if (!missing) found.value = null;
    else findServer().then((answer) => (found.value = answer));
  }, [missing, found]);

  const invited = SECRET.test(words[0] ?? '') || keyOf(id) !== null;
  if (missing && found.value) return <Missing found={found.value} invited={invited} />;
  if (!live.value || !match || !live.value.settled.value) return <main tabIndex={-1} aria-busy="true" />;
  return <Stage live={live.value} match={match} words={words} />;
}

/** No such game, no server, or no connection: one sentence. `invited`: the game was an invitation, sent or received. */
function Missing({ found, invited }: { found: Found; invited: boolean }) {
  const gone = invited ? 'online.expired' : 'online.problem.no-such-game';
  const why = { yes: gone, no: 'online.noServer', offline: 'online.offline' } as const;
  return (
    <>
      <Bar />
      <main class="column" tabIndex={-1}>
        <h1>{t('online.title')}</h1>
        <p class="lead" role="status">
          {t(why[found])}
        </p>
        <a class="button" href={found === 'yes' ? link('online') : link()}>
          {found === 'yes' ? t('online.title') : t('setup.start')}
        </a>
      </main>
    </>
  );
}

function Stage({ live, match, words }: { live: LiveGame; match: Match; words: readonly string[] }) {
  const { you } = live.state.value;
  const [word = '', secret = ''] = words;
  const begun = hasStarted(match);
  const ended = match.ending !== null && (word === 'result' || match.ending.reason !== 'played');
  const result = usePart(kitOf(match.game).result, ended);
  const atTable = useRef(false);
  const joining = useSignal(false);
  useEffect(() => {
    if (!you) return;
    rememberTable(match.id, match.game);
    joining.value = false;
  }, [you, match.id, match.game, joining]);
  const over = match.ending !== null;
  useEffect(() => {
    // Without a connection, the list of games tries again.
    if (you && over) saveFinished(match.id, you).catch(() => {});
  }, [you, over, match.id]);
  // Notifications, once switched on, cover every game by days; the push address of a browser may have changed since.
  const byDays = match.time.type === 'days' && !match.ending;
  useEffect(() => {
    if (you && byDays && notifying.value) tellOfTurns(match.id).catch(() => {});
  }, [you, byDays, match.id]);
  useLostAndFound(live);
  // From the invitation to the result is one screen; each part of it begins at its top all the same.
  useEffect(() => scrollTo(0, 0), [begun, word]);
  // The key has served; what stays in the address is what may be shown to anyone.
  const served = you !== null && (word === 'move' || SECRET.test(word));
  useEffect(() => {
    if (served) replaceAddress(gameHref(match.id));
  }, [served, match.id]);
  if (word === 'move' && SECRET.test(secret) && !you) return <MoveHere live={live} match={match} secret={secret} />;
  if (word === 'dice') return <DiceCheck match={match} />;
  if (!begun && you) return <Waiting live={live} match={match} />;
  // Until the seat is ours, no table is shown: it would be that of a watcher.
  if (!you && (!begun || joining.value))
    return <TakeSeat live={live} match={match} secret={SECRET.test(word) ? word : null} joining={joining} />;
  // Until the result is there, the table stays.
  if (ended && (result || !atTable.current)) {
    return (
      <>
        <OnlineResult live={live} match={match} />
        <Spoken live={live} />
        <Sheets live={live} match={match} />
      </>
    );
  }
  atTable.current = true;
  return (
    <>
      <Table live={live} game={match.game} />
      <Spoken live={live} />
      <Notices live={live} />
      <Sheets live={live} match={match} />
    </>
  );
}

/** Outside the bar that opens them: a sheet is no part of it. */
function Sheets({ live, match }: { live: LiveGame; match: Match }) {
  const close = () => {
    live.sheet.value = null;
  };
  if (live.sheet.value === 'talk') return <TalkSheet live={live} onClose={close} />;
  return live.sheet.value === 'more' ? <GameMenu live={live} match={match} onClose={close} /> : null;
}

/** The table of a game on the server; only the one that is played at is loaded. */
function Table({ live, game }: { live: LiveGame; game: GameName }) {
  const kit = usePart(kitOf(game).table);
  useEffect(() => stayAwake(() => live.state.value.match?.ending === null), [live]);
  return kit ? <SeatedTable live={live} game={game} kit={kit} /> : <main tabIndex={-1} aria-busy="true" />;
}

interface SeatedTableProps {
  readonly live: LiveGame;
  readonly game: GameName;
  readonly kit: PartOf<AnyKit['table']>;
}

function SeatedTable({ live, game, kit: { open, Table: Shown } }: SeatedTableProps) {
  const { session, table } = useMemo(() => {
    const remote = openRemoteSession<object, never>(live);
    const { match, you } = live.state.peek();
    // Agreed upon before the game, and seen by both.
    const hinted = you !== null && match?.handicap && bySeat(match.handicap.hints, you);
    const session = hinted ? { ...remote, hintControl: hintsOf(kitOf(game)) } : remote;
    return { session, table: open(session) };
  }, [live, open, game]);
  useEffect(() => () => table.close(), [table]);
  return (
    <Shown table={table}>
      <OnlineBar live={live} unsent={session.connection?.unsent.value ?? 0} />
    </Shown>
  );
}

/** Announces that the connection, or the opponent, went and came back. */
function useLostAndFound(live: LiveGame): void {
  const lost = useSignal<boolean | null>(null);
  const away = useSignal<boolean | null>(null);
  const nowLost = live.lost.value;
  const nowAway = live.away.value;
  useEffect(() => {
    if (lost.value !== null && lost.value !== nowLost) announce(nowLost ? t('online.lost') : t('online.found'));
    lost.value = nowLost;
  }, [nowLost, lost]);
  useEffect(() => {
    if (away.value !== null && away.value !== nowAway)
      announce(nowAway ? t('online.theyLeft') : t('online.theyReturned'));
    away.value = nowAway;
  }, [nowAway, away]);
}
