import '../board/board.module.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { KITS, kitNamed } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { lazy, part, preloaded } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { TablesHere } from '../online/tables-here.tsx';
import type { GameInfo } from '../play/game-info.ts';
import { lastGame } from '../play/last-choices.ts';
import { LEVELS } from '../play/levels.ts';
import { startFirstGame } from '../play/play-now.ts';
import { gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import { serverThere } from '../server-there.ts';
import { Art } from '../ui/art.tsx';
import { LanguageButton, MenuButton } from '../ui/bar.tsx';
import styles from './start.module.css';

const HOME = part(async () => (await import('./home.tsx')).Home, 'home', 'levels');
const Opponents = lazy(async () => (await import('./opponents.tsx')).Opponents, 'setup', 'levels');

/** Until a game has ended on this device: which game, and the first roll within two taps. After that, the player's own things. */
export default function StartScreen() {
  // Who has never begun a game here waits for nothing.
  const games = useSignal<readonly GameInfo[] | null>(lastGame() === undefined ? [] : null);
  const returns = games.value?.some(({ over }) => over) ?? false;
  useEffect(() => {
    gameStore()
      .then((store) => store.list())
      .then(async (found) => {
        // What it is drawn with comes before it is drawn.
        if (found.some(({ over }) => over)) await HOME.load();
        games.value = found;
      });
  }, [games]);
  return (
    <div class={styles.start} data-screen="start">
      <header class={styles.top}>
        <a class={styles.wordmark} href={link()} aria-label={t('common.home')}>
          <Art id="castle-spent" />
          <b>Castellan</b>
        </a>
        <nav class={styles.tools} aria-label={t('common.menu')}>
          {returns && (
            <span class={styles.places}>
              <a href={link('games')}>{t('common.myGames')}</a>
              <a href={link('statistics')}>{t('common.statistics')}</a>
              <a href={link('learn')}>{t('common.learn')}</a>
            </span>
          )}
          {!returns && <LanguageButton short />}
          <MenuButton />
        </nav>
      </header>
      {returns && <Returning games={games.value!} />}
      {games.value && !returns && <FirstVisit games={games.value} />}
      {!games.value && <main tabIndex={-1} aria-busy="true" />}
    </div>
  );
}

/** It is loaded before the games are known. */
function Returning({ games }: { games: readonly GameInfo[] }) {
  const Home = preloaded(HOME);
  return <Home games={games} />;
}

/** Two boxes and a friendly novice. */
function FirstVisit({ games }: { games: readonly GameInfo[] }) {
  const kit = useSignal<AnyKit>(kitNamed(lastGame()));
  const choosing = useSignal(false);
  const running = games.find(({ actions }) => actions.length > 0);
  const { title } = kit.value;
  return (
    <main class={styles.welcome} tabIndex={-1}>
      <div class={styles.promise}>
        <h1>{t('common.heading')}</h1>
        <p>{t('common.whichOne')}</p>
      </div>
      <fieldset class={`columns ${styles.boxes}`}>
        <legend class="visually-hidden">{t('common.whichOne')}</legend>
        {KITS.map((one) => (
          <label key={one.name} class={styles.box}>
            <input
              type="radio"
              name="first-game"
              value={one.name}
              checked={one === kit.value}
              onChange={() => (kit.value = one)}
            />
            <span class={styles.scene} aria-hidden="true">
              <one.Picture />
            </span>
            <span class={styles.label}>
              <b>{one.title}</b>
              <i aria-hidden="true">
                <Art id="i-check" />
              </i>
              <span>{t(one.line)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div class={`stack ${styles.ways}`}>
        <div class={styles.asking}>
          <Art id={`face-${LEVELS[0]}`} />
          <h2>{t('common.newTo', { game: title })}</h2>
          <p>{t('common.newToNote')}</p>
        </div>
        <TablesHere at="start" />
        {running ? (
          <a class={styles.way} data-primary href={link(running.game, running.id)} data-command="continue">
            <Art id={`face-${LEVELS[0]}`} class={styles.face!} />
            <span>
              <b>{t('common.carryOn')}</b>
              <small>{kitNamed(running.game).title}</small>
            </span>
            <Art id="i-forward" />
          </a>
        ) : (
          <button
            type="button"
            class={styles.way}
            data-primary
            data-command="first-game"
            onClick={() => void startFirstGame(kit.peek())}
          >
            <Art id={`face-${LEVELS[0]}`} class={styles.face!} />
            <span>
              <b>{t('common.firstGame')}</b>
              <small>{t('common.firstGameNote')}</small>
            </span>
            <Art id="i-forward" />
          </button>
        )}
        <button type="button" class={styles.way} data-command="know-rules" onClick={() => (choosing.value = true)}>
          <span>
            <b>{t('common.knowRules')}</b>
            <small>{t('common.knowRulesNote')}</small>
          </span>
          <Art id="i-forward" />
        </button>
        <nav class={styles.together} aria-label={t('common.withSomeone')}>
          <h2>{t('common.withSomeone')}</h2>
          <a href={link('new', kit.value.name)}>
            <Art id="i-people" />
            {t('common.twoHere')}
          </a>
          {serverThere() && (
            <>
              <a href={link('online', 'new', kit.value.name)} data-command="online">
                <Art id="i-globe" />
                {t('common.friendFar')}
              </a>
              <a href={link('room')} data-command="room">
                <Art id="i-door" />
                {t('common.room')}
              </a>
            </>
          )}
        </nav>
      </div>
      {choosing.value && <Opponents kit={kit.value} onClose={() => (choosing.value = false)} />}
    </main>
  );
}
