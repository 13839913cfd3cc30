import { kitNamed } from '../games/index.ts';
import type { ScreenProps } from '../screens.ts';
import { CreateScreen } from './create-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { MeScreen } from './me-screen.tsx';
import { NeedsServer } from './no-server.tsx';
import { RollsScreen } from './rolls-screen.tsx';
import { ServerName } from './server-name.tsx';

/** `#/online`, `#/online/new/GAME`, `#/online/rolls` and `#/online/me`. */
export default function OnlineScreen({ path }: ScreenProps) {
  return (
    <>
      <NeedsServer>{screenOf(path)}</NeedsServer>
      <ServerName />
    </>
  );
}

function screenOf([name, word]: ScreenProps['path']) {
  if (name === 'new') return <CreateScreen kit={kitNamed(word)} />;
  if (name === 'me') return <MeScreen code={word} />;
  return name === 'rolls' ? <RollsScreen /> : <LobbyScreen />;
}
