import './start.css';
import '../board/board.css';
import type { GameName } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale, t } from '../i18n/index.ts';
import { TablesHere } from '../online/tables-here.tsx';
import { computer, type KeptGame, newGame, PERSON } from '../play/kept.ts';
import { DEFAULT_LEVEL } from '../play/levels.ts';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import { Art } from '../ui/art.tsx';
import { LanguageButton } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { DiscoveryPicture, DuelPicture } from './start-art.tsx';

/** One question, which game, and the first roll within two taps. */
export default function StartScreen() {
  const latest = useSignal<KeptGame | null>(null);
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
            <span>{latest.value.game === 'duel' ? 'Duel' : 'Discovery'}</span>
            <Art id="i-forward" class="ic" />
          </a>
        )}
        <TablesHere at="start" />
        <GameCard game="duel" title="Duel" line={t('common.duelLine')} picture={<DuelPicture />} />
        <GameCard game="discovery" title="Discovery" line={t('common.discoveryLine')} picture={<DiscoveryPicture />} />
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

interface CardProps {
  readonly game: GameName;
  readonly title: string;
  readonly line: string;
  readonly picture: preact.ComponentChildren;
}

function GameCard({ game, title, line, picture }: CardProps) {
  return (
    <section class="game" aria-label={title}>
      <div class="pic" aria-hidden="true">
        {picture}
      </div>
      <div class="txt">
        <h2>{title}</h2>
        <p>{line}</p>
        <Button go name={`play-${game}`} onClick={() => playNow(game)}>
          <span>
            <b>{t('common.playNow')}</b> <span>{t('common.againstComputer')}</span>
          </span>
        </Button>
      </div>
    </section>
  );
}

/** A game against the computer by the rulebook of the language one reads, nothing asked. */
async function playNow(game: GameName): Promise<void> {
  const options = game === 'duel' ? [`edition=${locale.value}`] : [];
  const kept = newGame(game, { options, sitters: [PERSON, computer(DEFAULT_LEVEL)] });
  await (await gameStore()).put(kept);
  go(link(game, kept.id));
}
