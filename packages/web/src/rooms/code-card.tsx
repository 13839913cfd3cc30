import type { RoomView } from '@castellan/together';
import { t } from '../i18n/index.ts';
import { QrCode } from '../ui/qr.tsx';
import { roomAddress, serverPlace } from './room-text.ts';
import styles from './rooms.module.css';

/** Letter by letter for a screen reader. */
export const spelled = (code: string): string => [...code].join(' ');

export const Code = ({ room }: { room: RoomView }) => (
  <strong class={styles.code}>
    <span class="visually-hidden">{spelled(room.code)}</span>
    <span aria-hidden="true" data-room-code={room.code}>
      {room.code}
    </span>
  </strong>
);

export const RoomQr = ({ room }: { room: RoomView }) => (
  <QrCode text={roomAddress(room.code)} label={t('room.qr', { code: room.code })} />
);

/** How people come in: the address, the code, the picture for a camera. */
export const ComeIn = () => <p class={styles.place}>{t('room.placeThen', { place: serverPlace() })}</p>;
