import { EMPTY_TRANSCRIPT, type Logged, type Transcript, transcriptAfter } from '@castellan/match';
import { noteShown, pledgeOf } from './memory.ts';

const isSame = (one: Transcript, two: Transcript): boolean => one.seq === two.seq && one.hash === two.hash;

/**
 * Saves a running hash of the events that this device is shown, beside its pledge. Only a log that begins with what is saved replaces it,
 * also after a reload: a server that shows another log later is found out by the dice check.
 */
export function witness(id: string): (news: Logged | null, reread: readonly Logged[] | null) => void {
  let transcript = EMPTY_TRANSCRIPT;
  /** The saved transcript that the events of this session led to. */
  let reached = EMPTY_TRANSCRIPT;
  const add = (logged: Logged): void => {
    transcript = transcriptAfter(transcript, logged);
    const pledge = pledgeOf(id);
    if (!pledge) return;
    // Another tab of the same game may have saved more.
    const saved = pledge.shown ?? EMPTY_TRANSCRIPT;
    if (isSame(transcript, saved)) reached = saved;
    if (transcript.seq <= saved.seq || !isSame(reached, saved)) return;
    noteShown(id, transcript);
    reached = transcript;
  };
  return (news, reread) => {
    if (news) add(news);
    if (!reread) return;
    transcript = EMPTY_TRANSCRIPT;
    reached = EMPTY_TRANSCRIPT;
    for (const logged of reread) add(logged);
  };
}
