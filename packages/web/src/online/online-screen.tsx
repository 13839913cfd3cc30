import type { ScreenProps } from '../screens.ts';
import { CreateScreen } from './create-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { NeedsServer } from './no-server.tsx';

/** `#/online` and `#/online/new/GAME`. */
export default function OnlineScreen({ path }: ScreenProps) {
  return (
    <NeedsServer>
      {path[0] === 'new' ? <CreateScreen game={path[1] === 'discovery' ? 'discovery' : 'duel'} /> : <LobbyScreen />}
    </NeedsServer>
  );
}
