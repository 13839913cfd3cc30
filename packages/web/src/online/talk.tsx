import { PHRASES, type Phrase } from '@castellan/match';
import { bySeat, SEATS, type Seat } from '@castellan/rules';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { announce } from '../ui/announce.tsx';
import { PlayerMark } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { LiveGame } from './connection.ts';
import { isReaction, type Reaction, ReactionArt } from './icons.tsx';
import styles from './talk.module.css';

/** Premade phrases and reactions, none of which can insult. */
export function TalkSheet({ live, onClose }: { live: LiveGame; onClose: () => void }) {
  const say = (phrase: Phrase) => {
    void live.send({ type: 'say', phrase });
    onClose();
  };
  return (
    <Sheet title={t('online.talk')} onClose={onClose}>
      <div class={styles.reactions}>
        {PHRASES.filter(isReaction).map((phrase: Reaction) => (
          <button
            key={phrase}
            type="button"
            class="button"
            aria-label={t(`online.say.${phrase}`)}
            data-phrase={phrase}
            onClick={() => say(phrase)}
          >
            <ReactionArt name={phrase} />
          </button>
        ))}
      </div>
      <div class={styles.phrases}>
        {PHRASES.filter((phrase) => !isReaction(phrase)).map((phrase) => (
          <Button key={phrase} name={`say-${phrase}`} onClick={() => say(phrase)}>
            {t(`online.say.${phrase}`)}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

/** What was just said, beside its player, until it fades. */
export function Spoken({ live }: { live: LiveGame }) {
  const { match, you } = live.state.value;
  const nameOf = (seat: Seat) => (seat === you ? t('common.you') : shownName(match?.seats[seat - 1]?.name ?? ''));
  const [one, two] = live.spoken.value;
  const newest = (one?.seq ?? 0) > (two?.seq ?? 0) ? 1 : 2;
  const said = bySeat(live.spoken.value, newest);
  useEffect(() => {
    if (said && newest !== you)
      announce(t('online.says', { name: nameOf(newest), phrase: t(`online.say.${said.phrase}`) }));
  }, [said]);
  if (!one && !two) return null;
  return (
    <aside class={`stack tight ${styles.spoken}`} data-spoken aria-label={t('online.said')}>
      {SEATS.map((seat) => {
        const phrase = bySeat(live.spoken.value, seat)?.phrase;
        return (
          phrase && (
            <p key={seat} class={`${styles.bubble} owner-${seat}`} data-phrase={phrase}>
              <PlayerMark seat={seat} />
              <b>{nameOf(seat)}</b>
              {isReaction(phrase) ? <ReactionArt name={phrase} /> : <span>{t(`online.say.${phrase}`)}</span>}
            </p>
          )
        );
      })}
    </aside>
  );
}
