import { kitNamed } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { part, usePart } from '../games/part.ts';
import type { ScreenProps } from '../screens.ts';
import { CreateScreen } from './create-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { MeScreen } from './me-screen.tsx';
import { NeedsServer } from './no-server.tsx';
import { RollsScreen } from './rolls-screen.tsx';
import { ServerName } from './server-name.tsx';

const LADDER = part(async () => (await import('./ladder-screen.tsx')).LadderScreen, 'study', 'levels');

function Ladder({ game }: { game: AnyKit['name'] }) {
  const Shown = usePart(LADDER);
  return Shown ? <Shown game={game} /> : <main tabIndex={-1} aria-busy="true" />;
}

/** `#/online`, `#/online/new/GAME`, `#/online/rolls`, `#/online/ladder/GAME` and `#/online/me`. */
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
  if (name === 'ladder') return <Ladder game={kitNamed(word).name} />;
  if (name === 'me') return <MeScreen code={word} />;
  return name === 'rolls' ? <RollsScreen /> : <LobbyScreen />;
}
