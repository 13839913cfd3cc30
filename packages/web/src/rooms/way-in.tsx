import { NAME_LENGTH } from '@castellan/match';
import { tidyCode } from '@castellan/together';
import { useSignal } from '@preact/signals';
import { kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { useAttempt } from '../online/attempt.tsx';
import { nickname, setNickname } from '../online/memory.ts';
import { link } from '../router.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { joinRoom, type RoomState, returnToRoom } from './room-client.ts';
import { RoomProblem } from './room-problem.tsx';
import { formatName, people, roomFacts, whenText } from './room-text.ts';
import styles from './rooms.module.css';
import type { FollowedRoom } from './use-room.ts';

/** A code, then a name, then a seat. */
export function WayIn({ room, followed }: { room: RoomState; followed: FollowedRoom }) {
  const back = useSignal(false);
  const name = useSignal(nickname.value);
  const personal = useSignal('');
  const { busy, problem, run } = useAttempt({ stays: true });
  const { settings } = room;
  const kit = kitOf(settings.game);
  const comeIn = () =>
    run(async () => {
      if (back.value) await returnToRoom(room.code, tidyCode(personal.value));
      else {
        setNickname(name.value);
        await joinRoom(room.code, name.value.trim());
      }
      followed.refresh();
    });
  const facts = [
    ...roomFacts(room),
    ...(settings.endsAt ? [t('room.until', { time: whenText(settings.endsAt, room.now) })] : []),
  ];
  return (
    <>
      <Bar sub={t('room.into')} />
      <main class={`column stack ${styles.narrow}`} tabIndex={-1}>
        <h1 class={styles.enter}>
          <span aria-hidden="true">{room.code}</span>
          <span class="visually-hidden">{t('room.named', { code: [...room.code].join(' ') })}</span>
        </h1>
        <p class={styles.found}>
          <Art id="mark-tick" />
          <span>
            <b>{t('room.here', { format: formatName(room), n: people(room).filter(({ active }) => active).length })}</b>
            <small>{facts.join(' · ')}</small>
          </span>
        </p>
        {room.closed ? (
          <p role="status">{t('room.problem.closed')}</p>
        ) : (
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void comeIn();
            }}
          >
            {back.value ? (
              <label class="field">
                <span>{t('room.personal')}</span>
                <input
                  class={styles.letters}
                  value={personal.value}
                  maxLength={8}
                  autocomplete="off"
                  autocapitalize="characters"
                  spellcheck={false}
                  name="personal"
                  onInput={(event) => (personal.value = event.currentTarget.value)}
                />
              </label>
            ) : (
              <label class="field">
                <span>{t('room.yourName')}</span>
                <input
                  value={name.value}
                  maxLength={NAME_LENGTH}
                  autocomplete="given-name"
                  required
                  name="name"
                  onInput={(event) => (name.value = event.currentTarget.value)}
                />
              </label>
            )}
            <p class="quiet">{back.value ? t('room.personalNote') : t('room.nameNote')}</p>
            <RoomProblem code={problem.value} />
            <Button go submit class="wide" name="come-in" disabled={busy.value}>
              {t('room.comeIn')}
            </Button>
          </form>
        )}
        {kit.lesson && !back.value && (
          <p class="card row">
            <b>{t('room.newTo', { game: kit.title })}</b>
            <a href={`${link('lesson', kit.name)}?then=${encodeURIComponent(`room/${room.code}`)}`}>
              {t('room.learnFirst')}
            </a>
          </p>
        )}
        <Button quiet name="was-here" onClick={() => (back.value = !back.value)}>
          {back.value ? t('room.asNew') : t('room.wasHere')}
        </Button>
      </main>
    </>
  );
}
