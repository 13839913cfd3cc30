import './start.css';
import '../board/board.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { KITS, kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { loadRules } from '../games/load-rules.ts';
import { part, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { TablesHere } from '../online/tables-here.tsx';
import { AREAS } from '../places.ts';
import type { GameInfo } from '../play/game-info.ts';
import { opponent } from '../play/last-choices.ts';
import { playNow } from '../play/play-now.ts';
import { gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import { serverAddress } from '../server-address.ts';
import { Art } from '../ui/art.tsx';
import { LanguageButton, MenuButton } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';

const OPPONENTS = part(async () => (await import('./opponents.tsx')).Opponents, 'setup');

/** One question, which game, and the first roll within two taps; everything else is one tap further. */
export default function StartScreen() {
  const latest = useSignal<GameInfo | null>(null);
  const choosing = useSignal<AnyKit | null>(null);
  const Opponents = usePart(OPPONENTS, choosing.value !== null);
  useEffect(() => {
    gameStore()
      .then((store) => store.list())
      .then((games) => {
        latest.value = games.find(({ over, actions }) => !over && actions.length > 0) ?? null;
      });
  }, [latest]);

  /** What is known of the player comes from the games of this kind. */
  const choose = async (kit: AnyKit) => {
    await loadRules(kit);
    choosing.value = kit;
  };

  return (
    <div class="start">
      <header class="hero">
        <Art id="castle-spent" />
        <div>
          <h1>Castellan</h1>
          <p>
            {t('common.tagline')}
            <span class="wide"> {t('common.whichOne')}</span>
          </p>
        </div>
        <div class="tools">
          <LanguageButton short />
          <MenuButton />
        </div>
      </header>
      <main class="games" tabIndex={-1}>
        {latest.value && (
          <a class="way carryon" href={link(latest.value.game, latest.value.id)}>
            <Art id="i-forward" class="ic" />
            <b>{t('common.carryOn')}</b>
            <span>{kitOf(latest.value.game).title}</span>
          </a>
        )}
        <TablesHere at="start" />
        {KITS.map((kit) => (
          <GameCard key={kit.name} kit={kit} onOpponent={() => choose(kit)} />
        ))}
        {serverAddress !== null && (
          <a class="way" href={link('online')} data-command="online">
            <Art id="i-people" class="ic" />
            <b>{t('common.online')}</b>
            <span>{t('common.onlineNote')}</span>
          </a>
        )}
      </main>
      <nav class="areas" aria-label={t('common.menu')}>
        {AREAS.map(({ name, label, places }) => (
          <section key={name} aria-label={t(label)}>
            <h2>{t(label)}</h2>
            <p>
              {places
                .filter(({ screen }) => screen !== 'online')
                .map(({ screen, label: text, deep }) => (
                  <a key={screen} class={deep ? 'deep' : undefined} href={link(screen)}>
                    {t(text)}
                  </a>
                ))}
            </p>
          </section>
        ))}
      </nav>
      {choosing.value && Opponents && <Opponents kit={choosing.value} onClose={() => (choosing.value = null)} />}
    </div>
  );
}

function GameCard({ kit, onOpponent }: { kit: AnyKit; onOpponent: () => void }) {
  const { name, title, line, Picture } = kit;
  const level = opponent.value === 'adapt' ? t('common.adapt') : t(`common.level.${opponent.value}`);
  return (
    <section class="game" aria-label={title}>
      <div class="pic" aria-hidden="true">
        <Picture />
      </div>
      <div class="txt">
        <h2>{title}</h2>
        <p>{t(line)}</p>
        <div class="go-row">
          <Button go name={`play-${name}`} onClick={() => playNow(kit, opponent.peek())}>
            <span>
              <b>{t('common.playNow')}</b> <span>{t('common.againstComputer')}</span>
            </span>
          </Button>
          <button
            type="button"
            class="btn opponent"
            data-command={`opponent-${name}`}
            aria-label={t('common.opponentIs', { level })}
            title={t('common.opponentIs', { level })}
            onClick={onOpponent}
          >
            <Art id={`face-${opponent.value}`} />
          </button>
        </div>
      </div>
    </section>
  );
}
