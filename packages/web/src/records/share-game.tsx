import type { GameInfo } from '../play/game-info.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { ShareSheet } from './share-sheet.tsx';
import { recordById } from './source.ts';

/** The sheet that sends a game of this device, from its result. */
export function ShareGame({ info, onClose }: { info: GameInfo; onClose: () => void }) {
  const record = useLoaded(() => recordById(info.id), [info]).value;
  if (!record?.ok) return null;
  const { value } = record;
  return <ShareSheet record={value} at={value.replay.actions.length} mine onClose={onClose} />;
}
