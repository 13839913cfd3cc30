import './daily.css';
import { useSignal } from '@preact/signals';
import { KITS } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import { dailyId, dailyOf } from '../play/daily-id.ts';
import type { GameInfo } from '../play/game-info.ts';
import { gameStore } from '../play/store.ts';
import { recordOf } from '../records/game-record.ts';
import { recordNameOf } from '../records/record-name.ts';
import { copyText } from '../records/save.ts';
import { go, link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { onAbort, useLoaded } from '../ui/use-loaded.ts';
import { openAnalysis } from './analysis.ts';
import { DAILY_LEVEL, dailyGame, streakOf, today } from './daily.ts';
import { endOf, endText, formatDay, shareText, withoutLuckText } from './daily-result.ts';
import { percent, signedPercent } from './figures.ts';

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
      <main class="dailypage" tabIndex={-1}>
        <header class="dailyhead">
          <Art id={`face-${DAILY_LEVEL}`} class="portrait" />
          <div>
            <h1>{t('daily.title')}</h1>
            <p class="day">{formatDay(date)}</p>
          </div>
          {streak > 0 && <p class="streak">{t('daily.streak', { n: streak })}</p>}
        </header>
        <p class="lead">{t('daily.lead', { level: t(`common.level.${DAILY_LEVEL}`) })}</p>
        <div class="dailies">
          {games &&
            KITS.map((kit) => (
              <DailyCard
                key={kit.name}
                kit={kit}
                date={date}
                info={games!.find(({ id }) => id === dailyId({ date, game: kit.name })) ?? null}
              />
            ))}
        </div>
      </main>
    </>
  );
}

interface DailyCardProps {
  readonly kit: AnyKit;
  readonly date: string;
  readonly info: GameInfo | null;
}

function DailyCard({ kit, date, info }: DailyCardProps) {
  const begin = async () => {
    const game = dailyGame(kit, date);
    await (await gameStore()).create(game);
    go(link(kit.name, game.id));
  };
  return (
    <section class="leaf daily" aria-label={kit.title}>
      <h2>{kit.title}</h2>
      {info === null && (
        <>
          <p>{t('daily.fresh')}</p>
          <Button go class="wide" name={`daily-${kit.name}`} onClick={() => void begin()}>
            {t('common.playNow')}
          </Button>
        </>
      )}
      {info && !info.over && (
        <>
          <p>{t('daily.begun')}</p>
          <a class="btn go wide" href={link(kit.name, info.id)}>
            {t('common.carryOn')}
          </a>
        </>
      )}
      {info?.over && <DailyResult kit={kit} date={date} info={info} />}
    </section>
  );
}

/** The result, and with luck taken out as soon as that is known; to share. */
function DailyResult({ kit, date, info }: DailyCardProps & { info: GameInfo }) {
  const said = useSignal('');
  const { value: analysis } = useLoaded(
    async (signal) => {
      // A game that was left is not rated.
      if (info.ending) return null;
      const opened = await openAnalysis(recordOf(info, [recordNameOf(info, 1), recordNameOf(info, 2)]));
      if (!signal.aborted) opened.go();
      onAbort(signal, () => opened.stop());
      return opened;
    },
    [info.id],
  );
  const end = endOf(kit, info);
  const status = analysis?.status.value;
  const report = analysis?.report.value;
  const summary = status === 'done' && report ? report.summary : null;
  const text = shareText(kit, date, end, summary, location);
  const share = async () => {
    said.value = (await copyText(text)) ? t('daily.copied') : t('daily.copyFailed');
    announce(said.value);
  };
  return (
    <>
      <p class={`dailyend ${end.outcome}`}>{endText(end)}</p>
      {summary && (
        <dl class="dailyfigures">
          <div>
            <dt>{t('daily.luck')}</dt>
            <dd>{signedPercent(summary.luck)}</dd>
          </div>
          <div class="main">
            <dt>{t('daily.adjusted')}</dt>
            <dd data-adjusted={(summary.adjusted ?? 0).toFixed(3)}>{withoutLuckText(summary)}</dd>
          </div>
          <div>
            <dt>{t('daily.given')}</dt>
            <dd>{percent(summary.skill[0].lost)}</dd>
          </div>
        </dl>
      )}
      {report && status === 'running' && (
        <p class="working">
          <span>{t('daily.working')}</span>
          <progress
            max={report.moments.length}
            value={report.moments.filter(({ pending }) => !pending).length}
            aria-label={t('daily.working')}
          />
        </p>
      )}
      {status === 'failed' && <p class="quiet">{t('daily.failed')}</p>}
      <pre class="sharetext">{text}</pre>
      <div class="dailyacts">
        <Button go name={`share-${kit.name}`} onClick={() => void share()}>
          {t('daily.share')}
        </Button>
        <a class="btn" href={link('analysis', info.id)}>
          {t('common.analyse')}
        </a>
      </div>
      <p class="said" role="status">
        {said.value}
      </p>
      <p class="quiet">{t('daily.tomorrow')}</p>
    </>
  );
}
