import './rules.css';
import type { GameName } from '@castellan/rules';
import { useEffect } from 'preact/hooks';
import { DISCOVERY_EXAMPLES, discoveryFacts } from '../games/discovery/examples.ts';
import { DUEL_EXAMPLES, duelFacts } from '../games/duel/examples.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { say } from './example.ts';
import { DiceTable, DominoTable, LinesTable, WrittenActions } from './extras.tsx';
import { DiscoveryFigure, DuelFigure } from './figure.tsx';
import { Inline, Prose } from './prose.tsx';
import { SECTIONS, type SectionOf } from './rule-of.ts';

const GAME_NAMES = ['duel', 'discovery'] as const;

/** `#/rules/GAME/SECTION`: the rules of a game, opened at a section. */
export default function RulesScreen({ path }: ScreenProps) {
  const game: GameName = path[0] === 'discovery' ? 'discovery' : 'duel';
  const wanted = path[1];
  useEffect(() => {
    if (wanted === undefined) return;
    const heading = document.getElementById(wanted)?.querySelector('h2');
    const show = () => heading?.scrollIntoView({ block: 'start' });
    show();
    heading?.focus({ preventScroll: true });
    // The real typeface moves what is above; go there again once it is known.
    void document.fonts.ready.then(show);
  }, [wanted]);

  return (
    <>
      <Bar sub={t('rules.title')} />
      <main class="rules" tabIndex={-1}>
        <nav class="which" aria-label={t('rules.title')}>
          {GAME_NAMES.map((name) => (
            <a key={name} href={link('rules', name)} aria-current={name === game ? 'page' : undefined}>
              {t(`rules.${name}`)}
            </a>
          ))}
        </nav>
        <Contents game={game} />
        <article class="leaf">
          <h1>{t(`rules.title.${game}`)}</h1>
          <p class="lead">{t('rules.sameGame')}</p>
          <p class="ways">
            <a class="btn" href={link('lesson', game)}>
              {t('rules.learnIt')}
            </a>
            <a class="btn" href={link('replay', `rules-${game}`)}>
              {t('rules.replayIt')}
            </a>
          </p>
          {SECTIONS[game].map((section) =>
            game === 'duel' ? (
              <DuelSection key={section} section={section as SectionOf<'duel'>} />
            ) : (
              <DiscoverySection key={section} section={section as SectionOf<'discovery'>} />
            ),
          )}
        </article>
      </main>
    </>
  );
}

function Contents({ game }: { game: GameName }) {
  const list = (
    <ol>
      {SECTIONS[game].map((section) => (
        <li key={section}>
          <a href={link('rules', game, section)}>{titleOf(game, section)}</a>
        </li>
      ))}
      <li>
        <a href={link('editions')}>{t('rules.editionsLink')}</a>
      </li>
    </ol>
  );
  return (
    <nav class="contents" aria-label={t('rules.contents')}>
      <details>
        <summary>{t('rules.contents')}</summary>
        {list}
      </details>
      <div class="aside">
        <h2>{t('rules.contents')}</h2>
        {list}
      </div>
    </nav>
  );
}

const titleOf = (game: GameName, section: string): string =>
  game === 'duel'
    ? t(`rules.duel.${section as SectionOf<'duel'>}.title`)
    : t(`rules.discovery.${section as SectionOf<'discovery'>}.title`);

function Heading({ game, section }: { game: GameName; section: string }) {
  const title = titleOf(game, section);
  return (
    <h2 tabIndex={-1}>
      {title}
      <a class="anchor" href={link('rules', game, section)} aria-label={t('rules.linkTo', { title })}>
        #
      </a>
    </h2>
  );
}

function DuelSection({ section }: { section: SectionOf<'duel'> }) {
  const figures = DUEL_EXAMPLES.filter((example) => example.section === section);
  return (
    <section id={section}>
      <Heading game="duel" section={section} />
      <Prose text={say(`rules.duel.${section}`, duelFacts())} />
      {section === 'parts' && <DiceTable />}
      {section === 'spellbook' && (
        <>
          <p class="aside-note">
            <Inline text={t('rules.duel.spellbook.note')} /> <a href={link('editions')}>{t('rules.editionsLink')}</a>
          </p>
          <LinesTable />
        </>
      )}
      {section === 'notation' && <WrittenActions game="duel" />}
      {figures.length > 0 && (
        <div class={`figures n${figures.length}`}>
          {figures.map((example, index) => (
            <DuelFigure key={index} example={example} />
          ))}
        </div>
      )}
    </section>
  );
}

function DiscoverySection({ section }: { section: SectionOf<'discovery'> }) {
  const figures = DISCOVERY_EXAMPLES.filter((example) => example.section === section);
  return (
    <section id={section}>
      <Heading game="discovery" section={section} />
      <Prose text={say(`rules.discovery.${section}`, discoveryFacts())} />
      {section === 'parts' && <DominoTable />}
      {section === 'notation' && <WrittenActions game="discovery" />}
      {figures.length > 0 && (
        <div class={`figures n${figures.length}`}>
          {figures.map((example, index) => (
            <DiscoveryFigure key={index} example={example} />
          ))}
        </div>
      )}
    </section>
  );
}
