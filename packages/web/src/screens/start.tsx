import './start.css';
import '../board/board.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { KITS, kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import { TablesHere } from '../online/tables-here.tsx';
import { computer, type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import { lastLevel } from '../play/last-choices.ts';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import { Art } from '../ui/art.tsx';
import { LanguageButton } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';

/** One question, which game, and the first roll within two taps. */
export default function StartScreen() {
  const latest = useSignal<GameInfo | null>(null);
  useEffect(() => {
    gameStore()
      .then((store) => store.list())
      .then((games) => {
        latest.value = games.find(({ over, actions }) => !over && actions.length > 0) ?? null;
      });
  }, [latest]);

  return (
    <div class="start">
      <header class="hero">
        <Art id="castle-spent" />
        <div>
          <h1>Castellan</h1>
          <p>
            <span class="wide">{t('common.tagline')} </span>
            {t('common.whichOne')}
          </p>
        </div>
        <LanguageButton short />
      </header>
      <main class="games" tabIndex={-1}>
        {latest.value && (
          <a class="carryon" href={link(latest.value.game, latest.value.id)}>
            <b>{t('common.carryOn')}</b>
            <span>{kitOf(latest.value.game).title}</span>
            <Art id="i-forward" class="ic" />
          </a>
        )}
        <TablesHere at="start" />
        {KITS.map((kit) => (
          <GameCard key={kit.name} kit={kit} />
        ))}
      </main>
      <nav class="more" aria-label={t('common.moreWays')}>
        <a href={link('new')}>{t('common.twoHere')}</a>
        <a href={link('online')}>{t('common.friend')}</a>
        <a href={link('learn')}>{t('common.learn')}</a>
        <a href={link('records')}>{t('common.replay')}</a>
        <a href={link('box')}>{t('common.box')}</a>
        <a href={link('games')}>{t('common.myGames')}</a>
      </nav>
    </div>
  );
}

function GameCard({ kit }: { kit: AnyKit }) {
  const { name, title, line, Picture } = kit;
  return (
    <section class="game" aria-label={title}>
      <div class="pic" aria-hidden="true">
        <Picture />
      </div>
      <div class="txt">
        <h2>{title}</h2>
        <p>{t(line)}</p>
        <Button go name={`play-${name}`} onClick={() => playNow(kit)}>
          <span>
            <b>{t('common.playNow')}</b> <span>{t('common.againstComputer')}</span>
          </span>
        </Button>
      </div>
    </section>
  );
}

/** A game against the computer, nothing asked. */
async function playNow(kit: AnyKit): Promise<void> {
  const info = newGame(kit.name, { options: kit.usualOptions(), sitters: [PERSON, computer(lastLevel())] });
  await (await gameStore()).create(info);
  go(link(kit.name, info.id));
}
