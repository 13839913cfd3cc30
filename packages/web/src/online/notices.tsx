import {
  ABSENCE_DAYS,
  deadlineOf,
  isUnplayed,
  type Match,
  mayCloseFrom,
  newId,
  PROPOSALS,
  type Proposal,
} from '@castellan/match';
import { bySeat, other, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import type { LiveGame } from './connection.ts';
import { FindAnother } from './find-another.tsx';
import { NextGame } from './next-game.tsx';
import styles from './notices.module.css';
import { problemText } from './problem-text.ts';
import { useRematch } from './rematch.tsx';

/** How the words for a proposal begin. */
const WORD = { draw: 'draw', 'take-back': 'takeBack', pause: 'pause' } as const;

/** Requests of both players, and errors: a card above the buttons, gone when answered. */
export function Notices({ live }: { live: LiveGame }) {
  const { match, you } = live.state.value;
  const problem = live.problem.value;
  const late = useLateness(live);
  const absent = useAbsence(live);
  const waiting = useSignal(false);
  if (!match) return null;
  const notice = live.notice.value;
  if (!you) return notice === 'moved' ? <Moved live={live} /> : null;
  const declined = notice === 'moved' ? null : notice;
  const them = shownName(bySeat(match.seats, other(you))?.name ?? '');
  const unplayed = isUnplayed(match, other(you));
  const answer = (type: `answer-${Proposal}`, agree: boolean) => void live.send({ type, agree }, newId());
  return (
    <div class={`stack tight ${styles.notices}`}>
      {PROPOSALS.map((proposal) => {
        const word = WORD[proposal];
        const by = match.proposals[proposal];
        if (by === you)
          return (
            <Notice key={proposal} name={`${proposal}-waiting`} text={t(`online.${word}Waiting`, { name: them })} />
          );
        return by === null ? null : (
          <Notice key={proposal} name={`${proposal}-asked`} text={t(`online.${word}Asked`, { name: them })}>
            <Button go name={`${proposal}-yes`} onClick={() => answer(`answer-${proposal}`, true)}>
              {t(`online.${word}Yes`)}
            </Button>
            <Button name={`${proposal}-no`} onClick={() => answer(`answer-${proposal}`, false)}>
              {t('online.decline')}
            </Button>
          </Notice>
        );
      })}
      {match.pausedAt !== null && (
        <Notice name="paused" text={t('online.paused')}>
          <Button name="pause-end" onClick={() => void live.send({ type: 'end-pause' }, newId())}>
            {t('online.pauseEnd')}
          </Button>
        </Notice>
      )}
      <NextGame live={live} />
      {match.next !== null && <RematchOffer live={live} match={match} you={you} />}
      {late === 'them' && (
        <Notice name="late" text={t('online.theyAreLate', { name: them })}>
          <Button go name="claim-time" onClick={() => void live.send({ type: 'claim-time' }, newId())}>
            {t('online.claim')}
          </Button>
        </Notice>
      )}
      {absent && unplayed && !waiting.value && (
        <Notice name="idle" text={t('online.theyAreIdle', { name: them })}>
          <FindAnother live={live} match={match} />
          <Button name="keep-waiting" onClick={() => (waiting.value = true)}>
            {t('online.closeWait')}
          </Button>
        </Notice>
      )}
      {absent && !unplayed && !waiting.value && (
        <Notice name="absent" text={t('online.theyAreAbsent', { name: them, n: ABSENCE_DAYS })}>
          <Button go name="close-game" onClick={() => void live.send({ type: 'close' }, newId())}>
            {t('online.close')}
          </Button>
          <Button name="keep-waiting" onClick={() => (waiting.value = true)}>
            {t('online.closeWait')}
          </Button>
        </Notice>
      )}
      {late === 'us' && <Notice name="late" text={t('online.youAreLate', { name: them })} />}
      {declined && (
        <Notice name={declined} text={t(`online.told.${declined}`, { name: them })}>
          <Button name="notice-seen" onClick={() => (live.notice.value = null)}>
            {t('online.seen')}
          </Button>
        </Notice>
      )}
      {problem && (
        <Notice name="problem" text={problemText(problem)}>
          <Button name="problem-seen" onClick={() => (live.problem.value = null)}>
            {t('online.seen')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

/** At the final table: the result shows it among its buttons. */
function RematchOffer({ live, match, you }: { live: LiveGame; match: Match; you: Seat }) {
  const { text, button, problem } = useRematch(live, match, you);
  return (
    <Notice name="rematch" text={text}>
      {button}
      {problem}
    </Notice>
  );
}

/** On the device that had the seat before. */
function Moved({ live }: { live: LiveGame }) {
  return (
    <div class={`stack tight ${styles.notices}`}>
      <Notice name="moved" text={t('online.told.moved')}>
        <Button name="notice-seen" onClick={() => (live.notice.value = null)}>
          {t('online.seen')}
        </Button>
      </Notice>
    </div>
  );
}

function Notice({ name, text, children }: { name: string; text: string; children?: ComponentChildren }) {
  useEffect(() => announce(text), [text]);
  return (
    <section class={`row ${styles.notice}`} aria-label={text} data-notice={name}>
      <p>{text}</p>
      {children && <div class="row">{children}</div>}
    </section>
  );
}

/** The player whose time is up, as soon as it is. */
function useLateness(live: LiveGame): 'us' | 'them' | null {
  const { match, you } = live.state.value;
  if (!useReached(live, match && !match.ending ? deadlineOf(match.clock) : null)) return null;
  return match?.clock?.running === you ? 'us' : 'them';
}

/** Whether the opponent has been awaited for so long that the game may be closed. */
export function useAbsence(live: LiveGame): boolean {
  const { match, you } = live.state.value;
  return useReached(live, match && you && mayCloseFrom(match, you));
}

/** Whether a moment has passed by the clock of the server; true from then on. */
function useReached(live: LiveGame, moment: number | null): boolean {
  const tick = useSignal(0);
  const shown = tick.value;
  useEffect(() => {
    const left = moment === null ? 0 : moment - live.now();
    // Browsers count at most to 2^31 ms; days are longer.
    if (left <= 0 || left > 2_000_000_000) return;
    const timer = setTimeout(() => {
      tick.value = shown + 1;
    }, left + 50);
    return () => clearTimeout(timer);
  }, [moment, shown, live, tick]);
  return moment !== null && live.now() > moment;
}
