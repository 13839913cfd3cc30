import type { LadderPlayer, MyRating } from '@castellan/match/client';
import type { GameName } from '@castellan/rules';
import { KITS, kitOf } from '../games/index.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { isLevel } from '../play/levels.ts';
import { shownName } from '../play/names.ts';
import { link, replaceAddress } from '../router.ts';
import { RatingView } from '../study/rating-panel.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Segment } from '../ui/segment.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Problem } from './attempt.tsx';
import styles from './ladder.module.css';
import { server } from './server.ts';

/** `#/online/ladder/GAME`: our own rating on this server, and the players whose rating is certain enough. */
export function LadderScreen({ game }: { game: GameName }) {
  const { value, failed } = useLoaded(
    () => server.retry(() => Promise.all([server.ladder(game), server.myRatings()])),
    [game],
  );
  const [ladder, mine] = value ?? [];
  const own = mine?.find((one) => one.game === game);
  return (
    <>
      <Bar sub={t('online.ladder')} />
      <main class={`column stack loose ${styles.ladder}`} tabIndex={-1} aria-busy={value === undefined && !failed}>
        <h1>{t('online.ladder')}</h1>
        <Segment
          label={t('study.stats.game')}
          name="game"
          value={game}
          options={KITS.map(({ name, title }) => ({ value: name, text: title }))}
          onChange={(next) => replaceAddress(link('online', 'ladder', next))}
        />
        <Problem code={failed ? 'offline' : null} />
        {own && <RatingView game={game} rating={own} history={historyOf(own)} />}
        {ladder && !ladder.rates && <p>{t('online.ladder.off')}</p>}
        {ladder?.rates && <Players game={game} players={ladder.players} />}
        <p class="quiet">{t('online.ladder.note')}</p>
        <a class="button" href={link('online')}>
          {t('online.title')}
        </a>
      </main>
    </>
  );
}

/** Only the last games are known; the number of each follows from how many there are. */
const historyOf = ({ games, history }: MyRating) =>
  history.map((past, at) => ({ ...past, games: games - history.length + at + 1 }));

function Players({ game, players }: { game: GameName; players: readonly LadderPlayer[] }) {
  if (players.length === 0) return <p>{t('online.ladder.none', { game: kitOf(game).title })}</p>;
  return (
    <DataTable label={t('online.ladder')} class={styles.players}>
      <thead>
        <tr>
          <th scope="col">{t('online.ladder.place')}</th>
          <th scope="col">{t('online.ladder.player')}</th>
          <th scope="col">{t('study.rating.title')}</th>
          <th scope="col">±</th>
          <th scope="col">{t('study.stats.games')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ place, name, bot, like, value, deviation, games }) => (
          <tr key={place}>
            <td>{formatNumber(place)}</td>
            <th scope="row">
              {isLevel(like) && <Art id={`face-${like}`} />} {shownName(name)}{' '}
              {bot && <small class="tag">{t('online.bot')}</small>}
              {isLevel(like) && <span class="visually-hidden">{t(`levels.like.${like}`)}</span>}
            </th>
            <td>{formatNumber(value)}</td>
            <td>{formatNumber(2 * deviation)}</td>
            <td>{formatNumber(games)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
