import type { TimeControl } from '@castellan/match';
import type { OpenGame, ServerCode } from '@castellan/match/client';
import type { GameName, Seat } from '@castellan/rules';
import { signal, useSignal } from '@preact/signals';
import { KITS, kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { timeText } from '../play/time-left.ts';
import { go, link } from '../router.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import { Button } from '../ui/controls.tsx';
import { Switch } from '../ui/switch.tsx';
import { usePolling } from '../ui/use-polling.ts';
import { Problem, useAttempt } from './attempt.tsx';
import { GameFacts } from './game-facts.tsx';
import { Icon } from './icons.tsx';
import { gameHref } from './links.ts';
import styles from './lobby.module.css';
import MyTables from './my-tables.tsx';
import { allWords } from './new-game-form.ts';
import { NicknameField } from './nickname-field.tsx';
import { RatingMark } from './rating-mark.tsx';
import { tables } from './remembered-tables.ts';
import { findOpponent, openGame, takeSeat } from './seating.ts';
import { codeOf, rates, server } from './server.ts';

const REFRESH_MS = 4000;

/** Few, so that people meet. */
const QUICK = {
  none: { type: 'none' },
  clock: { type: 'clock', seconds: 600, increment: 5 },
  days: { type: 'days', days: 3 },
} as const satisfies Record<TimeControl['type'], TimeControl>;

/** The time of a quick match; remembered while the page is open. */
const quick = signal<keyof typeof QUICK>('none');
const quickRated = signal(false);

/** `#/online`: a friend by link, a quick match, or one of the open games. */
export function LobbyScreen() {
  const open = useSignal<readonly OpenGame[]>([]);
  /** Why the open games could not be read the last time. */
  const unread = useSignal<ServerCode | null>(null);
  const { busy, problem, run } = useAttempt();

  const refresh = async (signal: AbortSignal) => {
    try {
      const lobby = await server.wholeLobby();
      if (signal.aborted) return;
      open.value = lobby.games;
      rates.value = lobby.rates === true;
      unread.value = null;
    } catch (error) {
      if (signal.aborted) return;
      // The next look is a few seconds away; what was read before stays, unless nobody may join it any more.
      unread.value = codeOf(error);
      if (unread.value === 'lobby-closed') open.value = [];
    }
  };
  usePolling(refresh, REFRESH_MS);

  /** To the game, or the reason why not. */
  const sitDown = (way: () => Promise<string>) => run(async () => go(gameHref(await way())));
  const mine = new Set(tables().map(({ id }) => id));

  /** By the usual rules and without a clock: the link is there at once. */
  const inviteTo = async (game: GameName) => {
    const kit = kitOf(game);
    const { wordsOf, initial } = await kit.options.load();
    return openGame({ game, options: allWords(kit, wordsOf(initial())), time: { type: 'none' }, listed: false });
  };

  // One pool for everybody, in every language: the options of the rules themselves.
  const findOpponentFor = (game: GameName) =>
    findOpponent({ game, options: [], time: QUICK[quick.value], rated: rates.value && quickRated.value });

  return (
    <>
      <Bar sub={t('online.title')} />
      <main class={`column stack ${styles.lobby}`} tabIndex={-1}>
        <h1>{t('online.title')}</h1>
        <NicknameField />
        <Problem code={problem.value} />
        <MyTables at="lobby" />
        <div class={`columns ${styles.ways}`}>
          <section class="leaf">
            <Icon name="friend" class={styles.sign} />
            <h2>{t('online.friend')}</h2>
            <p>{t('online.friendNote')}</p>
            <div class="row">
              {KITS.map(({ name: game, title }) => (
                <Button
                  key={game}
                  go
                  name={`invite-${game}`}
                  disabled={busy.value}
                  onClick={() => sitDown(() => inviteTo(game))}
                >
                  {title}
                </Button>
              ))}
            </div>
            <a href={link('online', 'new')} data-command="invite-more">
              {t('online.inviteMore')}
            </a>
          </section>
          <section class="leaf">
            <Icon name="search" class={styles.sign} />
            <h2>{t('online.quick')}</h2>
            <p>{t('online.quickNote')}</p>
            <Choice
              legend={t('online.time')}
              name="quick"
              value={quick.value}
              options={(['none', 'clock', 'days'] as const).map((pace) => ({
                value: pace,
                text: t(`online.time.${pace}`),
                note: pace === 'none' ? t('online.time.noneNote') : timeText(QUICK[pace]),
              }))}
              onChange={(pace) => {
                quick.value = pace;
              }}
            />
            {rates.value && (
              <Switch
                text={t('online.rated')}
                note={t('online.ratedNote')}
                on={quickRated.value}
                onChange={(rated) => (quickRated.value = rated)}
              />
            )}
            <div class="row">
              {KITS.map(({ name: game, title }) => (
                <Button
                  key={game}
                  name={`pair-${game}`}
                  disabled={busy.value}
                  onClick={() => sitDown(() => findOpponentFor(game))}
                >
                  {title}
                </Button>
              ))}
            </div>
          </section>
        </div>
        <section class={styles.open}>
          <h2>{t('online.openGames')}</h2>
          <Problem code={unread.value} />
          {open.value.length === 0 && !unread.value && <p class="quiet">{t('online.noOpenGames')}</p>}
          <ul class="stack">
            {open.value.map((game) => (
              <OpenGameLine
                key={game.id}
                game={game}
                mine={mine.has(game.id)}
                onJoin={() => sitDown(() => takeSeat(game.id, { game: game.game }).then(() => game.id))}
              />
            ))}
          </ul>
        </section>
        {rates.value && (
          <p>
            <a href={link('online', 'ladder')}>{t('online.ladder')}</a>
          </p>
        )}
        <p>
          <a href={link('online', 'rolls')}>{t('online.rolls')}</a>
        </p>
        <p>
          <a class="button" href={link('online', 'me')}>
            {t('online.meLink')}
          </a>
        </p>
      </main>
    </>
  );
}

function OpenGameLine({ game, mine, onJoin }: { game: OpenGame; mine: boolean; onJoin: () => void }) {
  const seat: Seat = game.players[0] ? 1 : 2;
  const host = game.players[seat - 1];
  const here = game.present[seat - 1];
  return (
    <li class="leaf">
      <div>
        <b class={styles.title}>{kitOf(game.game).title}</b>
        <span class={styles.host}>
          <PlayerMark seat={seat} /> {host ? shownName(host.name) : t('online.nobody')}
          {host && <RatingMark rating={host.rating} />}
          {host?.bot && <small class="tag">{t('online.bot')}</small>}
          {host && <small class={here ? 'tag strong' : 'tag'}>{here ? t('online.here') : t('online.away')}</small>}
        </span>
        <GameFacts {...game} />
      </div>
      {mine ? (
        <a class="button" href={gameHref(game.id)}>
          {t('online.yours')}
        </a>
      ) : (
        <Button name="join" onClick={onJoin}>
          {t('online.join')}
        </Button>
      )}
    </li>
  );
}
