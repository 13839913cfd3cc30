import { startOf } from '@castellan/match';
import { SEATS } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { AnyKit } from '../games/kit.ts';
import { ALL_RULES } from '../games/load-rules.ts';
import { part, usePart, withAreas } from '../games/part.ts';
import { Ruleset } from '../games/ruleset.tsx';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { isYou, nameOf } from '../play/names.ts';
import type { ScreenProps } from '../screens.ts';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { NoSuchGame, useGame } from './local-game.tsx';
import type { ResultProps } from './result-panel.tsx';

/** `#/GAME-result/ID`, the screen of a result: of a game that is over. */
export async function resultScreen(kit: AnyKit): Promise<ComponentType<ScreenProps>> {
  const { Result } = await withAreas(kit.result.load(), 'finale', 'share');
  return function ResultScreen({ path: [id = ''] }) {
    const found = useGame(id, kit);
    if (found === undefined) return <main tabIndex={-1} />;
    if (!found?.info.over) return <NoSuchGame />;
    const share = <Send info={found.info} />;
    const ruleset = <Ruleset game={kit.name} state={startOf(found.info)} />;
    return found.info.ending ? (
      <Ended info={found.info} ruleset={ruleset} share={share} Result={Result} />
    ) : (
      <Result info={found.info} ruleset={ruleset} share={share} />
    );
  };
}

/** Loaded with the result, so that a tap opens it. */
const SHARE = part(
  async () => {
    const [{ ShareGame }] = await Promise.all([import('../records/share-game.tsx'), ALL_RULES.load()]);
    return ShareGame;
  },
  'levels',
  'records',
  'setup',
  'share',
);

/** One tap to the picture of the game. */
function Send({ info }: { info: GameInfo }) {
  const open = useSignal(false);
  const Share = usePart(SHARE);
  return (
    <>
      <Button name="share" onClick={() => (open.value = true)}>
        <Art id="i-send" />
        {t('share.send')}
      </Button>
      {open.value && Share && <Share info={info} onClose={() => (open.value = false)} />}
    </>
  );
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
