import { startOf } from '@castellan/match';
import { SEATS } from '@castellan/rules';
import type { ComponentType } from 'preact';
import type { AnyKit } from '../games/kit.ts';
import { part, usePart } from '../games/part.ts';
import { Ruleset } from '../games/ruleset.tsx';
import { isYou, nameOf } from '../play/names.ts';
import type { ScreenProps } from '../screens.ts';
import { NoSuchGame, useGame } from './local-game.tsx';
import type { ResultProps } from './result-panel.tsx';

/** `#/GAME-result/ID`, the screen of a result: of a game that is over. */
export async function resultScreen(kit: AnyKit): Promise<ComponentType<ScreenProps>> {
  const { Result } = await kit.result.load();
  return function ResultScreen({ path: [id = ''] }) {
    const found = useGame(id, kit);
    if (found === undefined) return <main tabIndex={-1} />;
    if (!found?.info.over) return <NoSuchGame />;
    const ruleset = <Ruleset game={kit.name} state={startOf(found.info)} />;
    return found.info.ending ? (
      <Ended info={found.info} ruleset={ruleset} Result={Result} />
    ) : (
      <Result info={found.info} ruleset={ruleset} />
    );
  };
}

const ENDING = part(async () => (await import('../online/ending.ts')).endingText, 'online');

/** Resigned, or out of time: who won is not what the boards say. */
function Ended({ Result, ...props }: ResultProps & { Result: ComponentType<ResultProps> }) {
  const { info } = props;
  const tell = usePart(ENDING);
  if (!tell) return <main tabIndex={-1} />;
  const seats = [{ name: nameOf(info, 1) }, { name: nameOf(info, 2) }] as const;
  const ending = tell({ ending: info.ending, seats }, SEATS.find((seat) => isYou(info, seat)) ?? null);
  return <Result {...props} {...(ending && { ending })} />;
}
