import { bySeat } from '@castellan/rules';
import { useEffect } from 'preact/hooks';
import { lazy } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { go } from '../router.ts';
import { PlayerMark } from '../ui/art.tsx';
import styles from './local-bar.module.css';
import type { Session } from './session.ts';

/** Loaded where there is a clock. */
const ClockFace = lazy(async () => (await import('./clock-face.tsx')).ClockFace, 'online');
/** Loaded in a match of several games, and between unequal players. */
const TableScores = lazy(async () => (await import('../series/table-scores.tsx')).TableScores, 'together');
const GameMenu = lazy(async () => (await import('./game-menu.tsx')).GameMenu, 'online', 'study');

interface LocalBarProps {
  readonly session: Session<never, never>;
  readonly onMenu: () => void;
}

/** In the bar of a table on this device: the clocks, and the menu. */
export function LocalBar({ session, onMenu }: LocalBarProps) {
  const match = session.match.value;
  const info = session.info.value;
  return (
    <div class={styles.bar}>
      {(info.series || info.handicap) && <TableScores info={info} />}
      {match.clock && <Clocks session={session} marks={info.marks} />}
      <button
        type="button"
        class={`button quiet${match.ending ? ' away' : ''}`}
        aria-label={t('common.more')}
        data-command="more"
        onClick={onMenu}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" />
        </svg>
      </button>
    </div>
  );
}

function Clocks({ session, marks }: { session: Session<never, never>; marks: readonly [1 | 2, 1 | 2] }) {
  const match = session.match.value;
  return (
    <>
      {([1, 2] as const).map((seat) => (
        <span key={seat} class={styles.player}>
          <PlayerMark seat={bySeat(marks, seat)} />
          <ClockFace match={match} seat={seat} now={Date.now} />
        </span>
      ))}
    </>
  );
}

/** Beside the table: the menu, and the question of the other player; a game that was ended goes on to its result. */
export function LocalSheets({ session, open, onHint, onNames, rule, onClose }: LocalSheetsProps) {
  const { proposals, ending } = session.match.value;
  const ended = ending !== null && ending.reason !== 'played';
  useEffect(() => {
    if (ended) go(session.resultHref);
  }, [ended, session]);
  return (open || proposals['take-back'] !== null) && !ended ? (
    <GameMenu session={session} onHint={onHint} onNames={onNames} rule={rule} onClose={onClose} />
  ) : null;
}

interface LocalSheetsProps {
  readonly session: Session<never, never>;
  readonly open: boolean;
  /** Opens the hint; null where there is nothing to decide. */
  readonly onHint: (() => void) | null;
  /** Names everything on the table; null where nothing has a name. */
  readonly onNames: (() => void) | null;
  /** The section of the rules for what is done now. */
  readonly rule: string;
  readonly onClose: () => void;
}
