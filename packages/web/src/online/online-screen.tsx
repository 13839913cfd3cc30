import { kitNamed } from '../games/index.ts';
import type { ScreenProps } from '../screens.ts';
import { CreateScreen } from './create-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { NeedsServer } from './no-server.tsx';
import { RollsScreen } from './rolls-screen.tsx';

/** `#/online`, `#/online/new/GAME` and `#/online/rolls`. */
export default function OnlineScreen({ path }: ScreenProps) {
  return <NeedsServer>{screenOf(path)}</NeedsServer>;
}

function screenOf([name, game]: ScreenProps['path']) {
  if (name === 'new') return <CreateScreen kit={kitNamed(game)} />;
  return name === 'rolls' ? <RollsScreen /> : <LobbyScreen />;
}
