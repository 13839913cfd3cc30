import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { useAttempt } from '../online/attempt.tsx';
import { CopyLink } from '../online/copy-link.tsx';
import { go, link } from '../router.ts';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { HostProps } from './host-page.tsx';
import { deleteRoom, helperKeyOf, rememberRoomKey } from './room-client.ts';
import { RoomProblem } from './room-problem.tsx';
import { people, roomAddress } from './room-text.ts';

/** One player: the name, whether they take part, and whose place they take. */
export function PlayerSheet({ room, act, player, onClose }: HostProps & { player: number; onClose: () => void }) {
  const { name, active } = room.players[player - 1]!;
  const text = useSignal(name);
  const other = useSignal(0);
  const done = async (work: Promise<boolean>) => {
    // Why it was refused stands on the page below.
    await work;
    onClose();
  };
  const playing = (number: number) =>
    room.games.find(({ players, result }) => result === null && players.includes(number));
  const own = playing(player);
  const others = own ? people(room).filter(({ number }) => playing(number) && playing(number) !== own) : [];
  return (
    <Sheet title={name} onClose={onClose}>
      <div class="stack loose">
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void done(act({ type: 'rename', player, name: text.value }));
          }}
        >
          <label class="field">
            <span>{t('room.correctName')}</span>
            <input
              value={text.value}
              maxLength={40}
              name="rename"
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
          </label>
          <Button submit name="rename">
            {t('room.save')}
          </Button>
        </form>
        {others.length > 0 && (
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (other.value) void done(act({ type: 'swap', players: [player, other.value] }));
            }}
          >
            <label class="field">
              <span>{t('room.swap')}</span>
              <select
                name="swap"
                value={other.value}
                onChange={(event) => (other.value = Number(event.currentTarget.value))}
              >
                <option value={0}>{t('room.swapWith')}</option>
                {others.map((one) => (
                  <option key={one.number} value={one.number}>
                    {one.name}
                  </option>
                ))}
              </select>
            </label>
            <p>{t('room.swapNote')}</p>
            <Button submit name="swap" disabled={other.value === 0}>
              {t('room.swapDo')}
            </Button>
          </form>
        )}
        <Button
          name={active ? 'remove' : 'readmit'}
          onClick={() => void done(act({ type: active ? 'remove' : 'readmit', player }))}
        >
          {active ? t('room.remove') : t('room.readmit')}
        </Button>
        {active && <p>{t('room.removeNote')}</p>}
      </div>
    </Sheet>
  );
}

interface CloseSheetProps extends HostProps {
  readonly what: 'close' | 'delete' | 'helper';
  readonly onClose: () => void;
}

export function CloseSheet({ room, hostKey, act, what, onClose }: CloseSheetProps) {
  const { problem, run } = useAttempt({ stays: true });
  if (what === 'helper') {
    const helper = helperKeyOf(room.code);
    return (
      <Sheet title={t('room.helper')} onClose={onClose}>
        <div class="stack loose">
          {helper && (
            <>
              <p>{t('room.helperNote')}</p>
              <CopyLink
                label={t('room.helperLink')}
                address={roomAddress(room.code, 'host', helper)}
                text={t('room.title')}
              />
            </>
          )}
          <p>{t('room.ownNote')}</p>
          <CopyLink
            label={t('room.ownLink')}
            address={roomAddress(room.code, 'host', hostKey)}
            text={t('room.title')}
          />
        </div>
      </Sheet>
    );
  }
  const closing = what === 'close';
  const sure = () =>
    run(async () => {
      if (closing) {
        await act({ type: 'close' });
        onClose();
        return;
      }
      await deleteRoom(room.code, hostKey);
      rememberRoomKey(room.code, null);
      go(link('room'));
    });
  return (
    <Sheet title={closing ? t('room.close') : t('room.delete')} onClose={onClose}>
      <div class="stack loose">
        <p>{closing ? t('room.closeNote') : t('room.deleteNote')}</p>
        <RoomProblem code={problem.value} />
        <Button go name="sure" onClick={() => void sure()}>
          {closing ? t('room.closeYes') : t('room.deleteYes')}
        </Button>
        <Button name="cancel" onClick={onClose}>
          {t('room.cancel')}
        </Button>
      </div>
    </Sheet>
  );
}
