import { KITS } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { dailyId, dailyOf } from '../play/same-dice-id.ts';
import { gameStore } from '../play/store.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import styles from './daily.module.css';
import { DAILY_LEVEL, dailyGame, streakOf, today } from './daily.ts';
import { formatDay } from './daily-result.ts';
import { SameDiceCard } from './same-dice-card.tsx';

/** `#/daily`: the game of the day, the same for everyone, once. */
export default function DailyScreen(_: ScreenProps) {
  const date = today();
  const { value: games } = useLoaded(
    async () => (await (await gameStore()).list()).filter(({ id }) => dailyOf(id) !== null),
    [],
  );
  const finished = (games ?? []).filter(({ over }) => over).map(({ id }) => dailyOf(id)!.date);
  const streak = streakOf(finished, date);
  return (
    <>
      <Bar sub={t('daily.title')} />
      <main class="column wide stack loose" tabIndex={-1}>
        <header class={`row ${styles.head}`}>
          <Art id={`face-${DAILY_LEVEL}`} />
          <div>
            <h1>{t('daily.title')}</h1>
            <p class={styles.day}>{formatDay(date)}</p>
          </div>
          {streak > 0 && <p class={styles.streak}>{t('daily.streak', { n: streak })}</p>}
        </header>
        <p class="lead">{t('daily.lead', { level: t(`common.level.${DAILY_LEVEL}`) })}</p>
        <div class={`columns ${styles.cards}`}>
          {games &&
            KITS.map((kit) => (
              <SameDiceCard
                key={kit.name}
                title={kit.title}
                dice={{ kit, name: date, level: DAILY_LEVEL, seat: 1, href: link('daily') }}
                command={`daily-${kit.name}`}
                fresh={t('daily.fresh')}
                begin={async () => dailyGame(kit, date)}
                info={games!.find(({ id }) => id === dailyId({ date, game: kit.name })) ?? null}
              >
                <p class="quiet">{t('daily.tomorrow')}</p>
              </SameDiceCard>
            ))}
        </div>
      </main>
    </>
  );
}
