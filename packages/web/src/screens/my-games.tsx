import { bySeat, other } from '@castellan/rules';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { KITS, kitOf } from '../games/index.ts';
import { type PartOf, part, usePart } from '../games/part.ts';
import { HandicapMark } from '../handicap/handicap-mark.tsx';
import { formatDayNear } from '../i18n/formats.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { gameHref } from '../online/links.ts';
import { savedGames } from '../online/saved-games.ts';
import { TablesHere } from '../online/tables-here.tsx';
import type { StoredGame } from '../play/device-store.ts';
import type { GameInfo } from '../play/game-info.ts';
import { isAlone, isYou, nameOf, shownName } from '../play/names.ts';

import { type GameResult, resultOf } from '../play/results.ts';
import { identityIn, type Rival, rivalsOf } from '../play/rivals.ts';
import { gameStore } from '../play/store.ts';
import { MapPair } from '../records/thumbnail.tsx';
import { link } from '../router.ts';
import { playAgain } from '../table/result-panel.tsx';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Segment } from '../ui/segment.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ForgetMe } from './forget-me.tsx';
import styles from './my-games.module.css';

/** Pictures of so many finished games are drawn at first. */
const SHOWN = 12;

/** Every game on this device with its maps: those going on, friends, and those that are over. */
export default function MyGamesScreen() {
  const games = useSignal<readonly GameInfo[] | null>(null);
  const only = useSignal<GameInfo['game'] | 'all'>('all');
  const friend = useSignal<string | null>(null);
  const everything = useSignal(false);
  const opened = useSignal<GameInfo | null>(null);
  const removal = useRemoval(games);
  const saved = savedGames.value;
  useEffect(() => {
    void load(games);
  }, [games, saved]);
  const all = (games.value ?? []).filter(({ game }) => only.value === 'all' || game === only.value);
  const going = all.filter(({ over }) => !over);
  const identityOf = identityIn(all);
  const over = all
    .filter((game) => game.over)
    .filter((info) => friend.value === null || identityOf(info) === friend.value);
  const shown = everything.value ? over : over.slice(0, SHOWN);
  const rivals = rivalsOf(all, identityOf);
  return (
    <>
      <Bar />
      <main class={`stack ${styles.games}`} tabIndex={-1} aria-busy={games.value === null} data-screen="games">
        <h1>{t('common.myGames')}</h1>
        <div class={styles.filter}>
          <Segment
            label={t('setup.which')}
            name="only"
            value={only.value}
            options={[
              { value: 'all', text: t('home.all') },
              ...KITS.map(({ name, title }) => ({ value: name, text: title })),
            ]}
            onChange={(next) => (only.value = next)}
          />
        </div>
        <TablesHere at="games" />
        {games.value && all.length === 0 && <p>{t('setup.noGames')}</p>}
        {rivals.length > 0 && (
          <>
            <h2>{t('home.friends')}</h2>
            <Rivals
              rivals={rivals}
              chosen={friend.value}
              onChoose={(id) => (friend.value = friend.value === id ? null : id)}
            />
          </>
        )}
        {going.length > 0 && <h2>{t('setup.inProgress')}</h2>}
        <GameList games={going} onMore={(info) => (opened.value = info)} />
        {over.length > 0 && <h2>{t('setup.finished')}</h2>}
        <GameList games={shown} onMore={(info) => (opened.value = info)} />
        {shown.length < over.length && (
          <Button name="all-games" onClick={() => (everything.value = true)}>
            {t('home.allOf', { n: over.length })}
          </Button>
        )}
        <div class={styles.further}>
          <a class="button go" href={link('new')}>
            {t('common.newGame')}
          </a>
          <ForgetMe />
        </div>
        {removal.removed.value && (
          <p class={styles.removed} role="status">
            {t('home.removed')}
            <Button name="undo" onClick={() => void removal.undo()}>
              {t('home.undo')}
            </Button>
          </p>
        )}
      </main>
      {opened.value && (
        <GameSheet
          info={opened.value}
          onRemove={(info) => {
            opened.value = null;
            void removal.remove(info);
          }}
          onClose={() => (opened.value = null)}
        />
      )}
    </>
  );
}

async function load(games: Signal<readonly GameInfo[] | null>): Promise<void> {
  games.value = await (await gameStore()).list();
}

/** A removed game can come back until the next one is removed or the screen is left; what was studied of it goes only then. */
function useRemoval(games: Signal<readonly GameInfo[] | null>) {
  const removed = useSignal<{ readonly info: GameInfo; readonly stored: StoredGame } | null>(null);
  const forget = useRef(async () => {});
  forget.current = async () => {
    if (removed.peek()) await (await import('../study/forget.ts')).forgetStudyOf(removed.peek()!.info);
  };
  useEffect(() => () => void forget.current(), []);
  return {
    removed,
    remove: async (info: GameInfo) => {
      await forget.current();
      const { logs } = await gameStore();
      const stored = await logs.get(info.id);
      if (!stored) return;
      await logs.remove(info.id);
      removed.value = { info, stored };
      announce(t('home.removed'));
      await load(games);
    },
    undo: async () => {
      const { stored } = removed.peek()!;
      await (await gameStore()).logs.change(stored.id, () => stored);
      removed.value = null;
      await load(games);
    },
  };
}

interface RivalsProps {
  readonly rivals: readonly Rival[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** "You 7 : 5 Ada"; a tap shows the games with that person. */
const Rivals = ({ rivals, chosen, onChoose }: RivalsProps) => (
  <ul class={`columns ${styles.rivals}`}>
    {rivals.map(({ id, name, mine, theirs, last }) => (
      <li key={id}>
        <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)} data-command="friend">
          <Initial name={shownName(name)} />
          <span>
            <b>{t('together.youAndName', { mine: formatNumber(mine), theirs: formatNumber(theirs), name })}</b>
            <small>{t('home.lastPlayed', { when: formatDayNear(last) })}</small>
          </span>
          <Art id="i-forward" />
        </button>
      </li>
    ))}
  </ul>
);

const Initial = ({ name }: { name: string }) => (
  <i class={styles.initial} aria-hidden="true">
    {[...name][0]}
  </i>
);

const ENDING = part(async () => (await import('../online/ending.ts')).endingText, 'online');

/** How a game ended, if not by its last action: "Bob resigned." */
function whyOver(tell: PartOf<typeof ENDING>, info: GameInfo): string | undefined {
  const seats = [{ name: nameOf(info, 1) }, { name: nameOf(info, 2) }] as const;
  return tell({ ending: info.ending, seats }, isYou(info, 1) ? 1 : isYou(info, 2) ? 2 : null)?.why;
}

const hrefOf = (info: GameInfo): string =>
  info.over ? link(`${info.game}-result`, info.id) : link(info.game, info.id);

function GameList({ games, onMore }: { games: readonly GameInfo[]; onMore: (game: GameInfo) => void }) {
  const tell = usePart(
    ENDING,
    games.some(({ ending }) => ending),
  );
  return (
    <ul class={styles.list}>
      {games.map((info) => {
        const result = resultOf(info);
        const { mine, theirs } = result.scores;
        return (
          <li key={info.id} class={styles.game} data-outcome={info.over ? result.outcome : 'open'}>
            <a href={hrefOf(info)}>
              <MapPair result={result} open={!info.over} />
              <span class={styles.facts}>
                <b>
                  {verdictOf(result)}{' '}
                  <span>
                    {formatNumber(mine)} <em>:</em> {formatNumber(theirs)}
                  </span>
                </b>
                <Against result={result} />
                <HandicapMark info={info} />
                {tell && info.ending && <small>{whyOver(tell, info)}</small>}
                <small>
                  {t('home.gameWhen', { game: kitOf(info.game).title, when: formatDayNear(info.touched) })}
                  {info.hints !== 'off' && ` · ${t('setup.withHints')}`}
                </small>
              </span>
            </a>
            <Button quiet icon="i-more" name="game-more" label={t('home.actions')} onClick={() => onMore(info)} />
          </li>
        );
      })}
    </ul>
  );
}

/** "Won", "Lost" for one person; the names of two stand beside the points. */
function verdictOf({ info, outcome }: GameResult): string {
  if (!info.over || !isAlone(info)) return '';
  if (info.ending?.reason === 'closed') return t('home.closed');
  if (outcome === 'shared') return t('home.sharedShort');
  return outcome === 'drawn' ? t('home.draw') : outcome === 'won' ? t('home.won') : t('home.lost');
}

function Against({ result: { info, me, level } }: { result: GameResult }) {
  const them = other(me);
  const { name } = bySeat(info.seats, them);
  if (!isAlone(info)) {
    return <span class={styles.against}>{t('home.ended', { one: nameOf(info, 1), two: nameOf(info, 2) })}</span>;
  }
  return (
    <span class={styles.against}>
      {level ? <Art id={`face-${level}`} /> : <Initial name={nameOf(info, them)} />}
      <span>{name === '' && level ? t(`common.level.${level}`) : nameOf(info, them)}</span>
    </span>
  );
}

interface GameSheetProps {
  readonly info: GameInfo;
  readonly onRemove: (info: GameInfo) => void;
  readonly onClose: () => void;
}

/** What else can be done with a game. */
function GameSheet({ info, onRemove, onClose }: GameSheetProps) {
  const online = info.seats.some(({ kind }) => kind === 'elsewhere');
  return (
    <Sheet
      title={t('home.gameWhen', { game: kitOf(info.game).title, when: formatDayNear(info.touched) })}
      onClose={onClose}
    >
      <div class="stack tight">
        <a class="button" href={link('replay', info.id)} data-command="replay">
          {t('home.replay')}
        </a>
        {info.over && (
          <a class="button" href={link('analysis', info.id)} data-command="analyse">
            {t('common.analyse')}
          </a>
        )}
        {info.over && online && (
          <a class="button" href={gameHref(info.id)} data-command="rematch">
            {t('common.playAgain')}
          </a>
        )}
        {info.over && !online && (
          <Button name="again" onClick={() => void playAgain(info)}>
            {t('common.playAgain')}
          </Button>
        )}
        <Button quiet icon="i-trash" name="remove" onClick={() => onRemove(info)}>
          {t('setup.remove')}
        </Button>
      </div>
    </Sheet>
  );
}
