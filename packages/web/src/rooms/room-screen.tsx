import { isRoomCode, tidyCode } from '@castellan/together';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { NeedsServer } from '../online/no-server.tsx';
import { link, replaceAddress } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { BigScreen } from './big-screen.tsx';
import { HostPage } from './host-page.tsx';
import { OpenScreen } from './open-screen.tsx';
import { rememberRoomKey, roomKeyOf } from './room-client.ts';
import { RoomProblem } from './room-problem.tsx';
import { roomHref } from './room-text.ts';
import styles from './rooms.module.css';
import { useRoom } from './use-room.ts';
import { WaitingPage } from './waiting-page.tsx';
import { WayIn } from './way-in.tsx';

const KEY = /^[2-9a-hjkmnp-z]{14}$/;

/** `#/room` opens one or leads into one; `#/room/CODE` is the room, `/screen` the big screen, `/play` the host as a player. */
export default function RoomScreen({ path }: ScreenProps) {
  const [typed = '', view = '', key = ''] = path;
  const code = tidyCode(typed);
  // The link of a host brings the key along: it stays on this device and leaves the address.
  const brought = view === 'host' && KEY.test(key);
  useEffect(() => {
    if (!brought) return;
    rememberRoomKey(code, key);
    replaceAddress(roomHref(code));
  }, [brought, code, key]);
  if (brought) return <main tabIndex={-1} aria-busy="true" />;
  return (
    <NeedsServer>{isRoomCode(code) ? <Room code={code} view={view} /> : <OpenScreen typed={typed} />}</NeedsServer>
  );
}

function Room({ code, view }: { code: string; view: string }) {
  const followed = useRoom(code);
  const room = followed.room.value;
  const key = roomKeyOf(code);
  if (!room) {
    const problem = followed.problem.value;
    if (!problem) return <main tabIndex={-1} aria-busy="true" />;
    return (
      <>
        <Bar sub={t('room.title')} />
        <main class={`column stack ${styles.narrow}`} tabIndex={-1}>
          <h1>{code}</h1>
          <RoomProblem code={problem} />
          <a class="button" href={link('room')}>
            {t('room.otherCode')}
          </a>
        </main>
      </>
    );
  }
  if (view === 'screen') return <BigScreen room={room} followed={followed} />;
  if (key && view !== 'play') return <HostPage room={room} followed={followed} hostKey={key} />;
  return room.you ? <WaitingPage room={room} followed={followed} /> : <WayIn room={room} followed={followed} />;
}
