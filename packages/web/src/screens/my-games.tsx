import { gameOf } from '../games/all-rules.ts';
import './my-games.css';
import { bySeat, type Score, SEATS, type Seat } from '@castellan/rules';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import { type PartOf, part, usePart } from '../games/part.ts';
import { formatDate } from '../i18n/formats.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { savedGames } from '../online/saved-games.ts';
import { TablesHere } from '../online/tables-here.tsx';
import type { GameInfo } from '../play/game-info.ts';
import { isYou, nameOf } from '../play/names.ts';
import { replayInfo } from '../play/replay-info.ts';
import { gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ForgetMe } from './forget-me.tsx';

/** Every game on this device, those still going on first. */
export default function MyGamesScreen() {
  const games = useSignal<readonly GameInfo[] | null>(null);
  const leaving = useSignal<GameInfo | null>(null);
  const saved = savedGames.value;
  useEffect(() => {
    void load(games);
  }, [games, saved]);
  const remove = async (game: GameInfo) => {
    await (await gameStore()).remove(game.id);
    await (await import('../study/forget.ts')).forgetStudyOf(game);
    leaving.value = null;
    await load(games);
  };
  const all = games.value ?? [];
  const going = all.filter(({ over }) => !over);
  const over = all.filter((game) => game.over);
  return (
    <>
      <Bar />
      <main class="column mygames" tabIndex={-1} aria-busy={games.value === null}>
        <h1>{t('common.myGames')}</h1>
        <TablesHere at="games" />
        {games.value && all.length === 0 && <p>{t('setup.noGames')}</p>}
        {going.length > 0 && <h2>{t('setup.inProgress')}</h2>}
        <GameList games={going} onRemove={(game) => (leaving.value = game)} />
        {over.length > 0 && <h2>{t('setup.finished')}</h2>}
        <GameList games={over} onRemove={(game) => (leaving.value = game)} />
        <div class="then">
          <a class="btn go" href={link('new')}>
            {t('common.setUp')}
          </a>
          <ForgetMe />
        </div>
      </main>
      {leaving.value && (
        <Sheet title={t('setup.removeSure')} onClose={() => (leaving.value = null)}>
          <div class="menuown">
            <Button go onClick={() => remove(leaving.value!)}>
              {t('setup.yes')}
            </Button>
            <Button onClick={() => (leaving.value = null)}>{t('setup.no')}</Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

async function load(games: Signal<readonly GameInfo[] | null>): Promise<void> {
  games.value = await (await gameStore()).list();
}

const ENDING = part(async () => (await import('../online/ending.ts')).endingText, 'online');

/** How a game ended, if not by its last action: "Bob resigned." */
function whyOver(tell: PartOf<typeof ENDING>, info: GameInfo): string | undefined {
  const seats = [{ name: nameOf(info, 1) }, { name: nameOf(info, 2) }] as const;
  return tell({ ending: info.ending, seats }, SEATS.find((seat) => isYou(info, seat)) ?? null)?.why;
}

function GameList({ games, onRemove }: { games: readonly GameInfo[]; onRemove: (game: GameInfo) => void }) {
  const tell = usePart(
    ENDING,
    games.some(({ ending }) => ending),
  );
  return (
    <ul>
      {games.map((info) => (
        <li key={info.id} class="leaf">
          <a href={info.over ? link(`${info.game}-result`, info.id) : link(info.game, info.id)}>
            <span class="title">{kitOf(info.game).title}</span>
            <span class="players">
              {([1, 2] as const).map((seat) => (
                <span key={seat}>
                  <PlayerMark seat={bySeat(info.marks, seat)} /> {nameOf(info, seat)}{' '}
                  <b>{formatNumber(scoreOf(info, seat))}</b>
                </span>
              ))}
            </span>
            {tell && info.ending && <small>{whyOver(tell, info)}</small>}
            <small>
              {t('setup.lastPlayed', { date: formatDate(info.touched) })}
              {info.hints !== 'off' && ` · ${t('setup.withHints')}`}
            </small>
          </a>
          <Button quiet icon="i-trash" label={t('setup.remove')} onClick={() => onRemove(info)} />
        </li>
      ))}
    </ul>
  );
}

function scoreOf(info: GameInfo, seat: Seat): number {
  const { states } = replayInfo(info);
  const scores: readonly [Score<unknown>, Score<unknown>] = gameOf(kitOf(info.game)).score(states.at(-1));
  return bySeat(scores, seat).total;
}
