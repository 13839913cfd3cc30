import { type Match, newId } from '@castellan/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import { part, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { go, link } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import type { LiveGame } from './connection.ts';
import { CopyLink } from './copy-link.tsx';
import { GameFacts } from './game-facts.tsx';
import styles from './invite.module.css';
import { gameHref, inviteAddress } from './links.ts';
import { forgetTable, keyOf } from './memory.ts';
import { NotifyButton } from './notify-button.tsx';
import { lookAgain, pairing } from './seating.ts';

const LOOK_AGAIN_MS = 4000;

/** For a friend in the same room, who has a camera and no keyboard. */
const QR = part(async () => (await import('../ui/qr.tsx')).QrCode);

/** We sit, the other seat is free: the link to send, or the wait to be paired. */
export function Waiting({ live, match }: { live: LiveGame; match: Match }) {
  const leaving = useSignal(false);
  const paired = pairing.value?.id === match.id;
  const key = keyOf(match.id);
  /** Only our opponent can take the other seat. */
  const reserved = match.previous !== null || match.room !== null;
  const invites = !paired && (match.listed || key !== null);
  const address = inviteAddress(match.id, key);
  const QrCode = usePart(QR);

  useEffect(() => {
    if (!paired) return;
    const timer = setInterval(async () => {
      try {
        const other = await lookAgain();
        if (other) go(gameHref(other));
      } catch {
        // The next look is a few seconds away.
      }
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [paired]);

  const title = reserved
    ? t('online.waitingOther')
    : paired || match.listed
      ? t('online.looking')
      : t('online.waiting');

  const leave = async () => {
    leaving.value = true;
    pairing.value = null;
    if (await live.send({ type: 'leave' }, newId())) {
      forgetTable(match.id);
      go(link('online'));
    } else leaving.value = false;
  };

  return (
    <>
      <Bar sub={kitOf(match.game).title} />
      <main class="column" tabIndex={-1} data-waiting>
        <h1>{title}</h1>
        <section class={`leaf stack loose ${styles.invite}`}>
          <h2>{kitOf(match.game).title}</h2>
          <GameFacts {...match} you={live.state.value.you ?? 1} />
          {invites && (
            <CopyLink
              go
              label={t('online.inviteLink')}
              address={address}
              text={t('online.inviteText', { game: kitOf(match.game).title })}
            />
          )}
          {QrCode && invites && (
            <figure class={`stack tight ${styles.code}`}>
              <QrCode text={address} label={t('online.qrLabel')} />
              <figcaption class="hint">{t('online.qr')}</figcaption>
            </figure>
          )}
          <p class="quiet">
            {reserved ? t('online.waitingRematch') : match.listed ? t('online.inLobby') : t('online.stay')}
          </p>
          <p class={`row ${styles.pulse}`} role="status">
            <span aria-hidden="true" />
            {live.lost.value ? t('online.lost') : reserved ? t('online.opponentNotIn') : t('online.nobodyYet')}
          </p>
        </section>
        <div class="row">
          <NotifyButton id={match.id} />
          {match.room ? (
            <a class="button" href={link('room', match.room)} data-command="back-to-room">
              {t('online.backToRoom')}
            </a>
          ) : (
            <Button name="leave" disabled={leaving.value} onClick={leave}>
              {t('online.leave')}
            </Button>
          )}
        </div>
      </main>
    </>
  );
}
