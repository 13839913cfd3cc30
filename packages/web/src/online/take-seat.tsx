import type { Match } from '@castellan/match';
import type { Signal } from '@preact/signals';
import { kitOf } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { shownName } from '../play/names.ts';
import { link } from '../router.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import type { LiveGame } from './connection.ts';
import { GameFacts } from './game-facts.tsx';
import styles from './invite.module.css';
import { NicknameField } from './nickname-field.tsx';
import { takeSeat } from './seating.ts';
import { ServerName } from './server-name.tsx';

interface TakeSeatProps {
  readonly live: LiveGame;
  readonly match: Match;
  readonly secret: string | null;
  /** True from the press of the button until the seat is refused. */
  readonly joining: Signal<boolean>;
}

/** A link first shows what it leads to; only the button takes the seat. */
export function TakeSeat({ live, match, secret, joining }: TakeSeatProps) {
  const { busy, problem, run } = useAttempt();
  const host = match.seats[0] ?? match.seats[1];
  const seat = match.seats[0] ? 2 : 1;
  const open = match.listed || secret !== null || match.previous !== null;

  const sit = async () => {
    joining.value = true;
    await run(async () => {
      await takeSeat(match.id, { game: match.game, key: secret });
      live.again();
    });
    if (problem.value) joining.value = false;
  };

  return (
    <>
      <Bar sub={kitOf(match.game).title} />
      <main class="column" tabIndex={-1}>
        <h1>
          {host
            ? t('online.invites', { name: shownName(host.name), game: kitOf(match.game).title })
            : t('online.freeTable', { game: kitOf(match.game).title })}
        </h1>
        <section class={`leaf stack loose ${styles.invite}`}>
          <p>{t(kitOf(match.game).line)}</p>
          <GameFacts {...match} you={seat} />
          {open ? (
            <form
              class="stack loose"
              onSubmit={(event) => {
                event.preventDefault();
                void sit();
              }}
            >
              <NicknameField />
              <Button go submit class="wide" name="take-seat" disabled={busy.value}>
                <PlayerMark seat={seat} />
                {t('online.takeSeat')}
              </Button>
            </form>
          ) : (
            <p class="quiet">{t('online.onlyWatch')}</p>
          )}
          <Problem code={problem.value} />
        </section>
        {kitOf(match.game).lesson && (
          <p>
            <a
              class="button"
              data-command="lesson"
              href={`${link('lesson', match.game)}?then=${encodeURIComponent(['g', match.id, ...(secret ? [secret] : [])].join('/'))}`}
            >
              {t('online.lesson', { game: kitOf(match.game).title })}
            </a>
          </p>
        )}
        <p class="quiet">
          {t('online.noAccount')} <a href={link('rules', match.game)}>{t('online.readRules')}</a>
        </p>
      </main>
      <ServerName />
    </>
  );
}
