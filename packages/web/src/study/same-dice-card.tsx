import { bySeat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { gameStore } from '../play/store.ts';
import { recordOf } from '../records/game-record.ts';
import { copyText } from '../records/save.ts';
import { recordNameOf } from '../records/source.ts';
import { go, link } from '../router.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import { onAbort, useLoaded } from '../ui/use-loaded.ts';
import { openAnalysis } from './analysis.ts';
import styles from './daily.module.css';
import { endOf, endText, luckOf, type SharedDice, shareText, withoutLuckText } from './daily-result.ts';
import { signedTotal, total } from './number-format.ts';

interface SameDiceCardProps {
  readonly title: string;
  readonly dice: SharedDice;
  readonly command: string;
  /** Whether its button is not the one thing to do on the screen. */
  readonly second?: boolean;
  /** What it says before the first roll. */
  readonly fresh: string;
  /** The game as it begins; null where its dice cannot be read. */
  readonly begin: () => Promise<GameInfo | null>;
  /** The game of this device, once it has begun. */
  readonly info: GameInfo | null;
  /** What stands below the result. */
  readonly children?: ComponentChildren;
}

/** One game with the dice that others have too: to begin, to continue, or its result. */
export function SameDiceCard({
  title,
  dice,
  command,
  second = false,
  fresh,
  begin,
  info,
  children,
}: SameDiceCardProps) {
  const { kit } = dice;
  const play = async () => {
    const game = await begin();
    if (!game) return;
    await (await gameStore()).create(game);
    go(link(kit.name, game.id));
  };
  return (
    <section class={`leaf stack ${styles.card}`} aria-label={title}>
      <h2>{title}</h2>
      {info === null && (
        <>
          <p>{fresh}</p>
          <Button go={!second} class="wide" name={command} onClick={() => void play()}>
            {t('common.playNow')}
          </Button>
        </>
      )}
      {info && !info.over && (
        <>
          <p>{t('daily.begun')}</p>
          <a class="button go wide" href={link(kit.name, info.id)}>
            {t('common.carryOn')}
          </a>
        </>
      )}
      {info?.over && <SameDiceResult dice={dice} info={info} />}
      {info?.over && children}
    </section>
  );
}

/** The result, and with luck taken out as soon as that is known; to share. */
function SameDiceResult({ dice, info }: { dice: SharedDice; info: GameInfo }) {
  const { kit, seat } = dice;
  const said = useSignal('');
  const { value: analysis } = useLoaded(
    async (signal) => {
      // A game that was left is not rated.
      if (info.ending) return null;
      const opened = await openAnalysis(recordOf(info, [recordNameOf(info, 1), recordNameOf(info, 2)]), seat);
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
  const text = shareText(dice, end, summary, location);
  const share = async () => {
    said.value = (await copyText(text)) ? t('daily.copied') : t('daily.copyFailed');
    announce(said.value);
  };
  return (
    <>
      <p class={styles.end}>{endText(end)}</p>
      {summary && (
        <dl class={styles.figures}>
          <div>
            <dt>{t('daily.luck')}</dt>
            <dd>{signedTotal(luckOf(summary, seat))}</dd>
          </div>
          <div class={styles.main}>
            <dt>{t('daily.adjusted')}</dt>
            <dd data-adjusted={(summary.adjusted ?? 0).toFixed(3)}>{withoutLuckText(summary, seat)}</dd>
          </div>
          <div>
            <dt>{t('daily.given')}</dt>
            <dd>{total(bySeat(summary.skill, seat).lost)}</dd>
          </div>
        </dl>
      )}
      {report && status === 'running' && (
        <p class="stack tight quiet">
          <span>{t('daily.working')}</span>
          <progress
            max={report.moments.length}
            value={report.moments.filter(({ pending }) => !pending).length}
            aria-label={t('daily.working')}
          />
        </p>
      )}
      {status === 'failed' && <p class="quiet">{t('daily.failed')}</p>}
      <pre class={styles.text}>{text}</pre>
      <div class="buttons">
        <Button go name={`share-${kit.name}`} onClick={() => void share()}>
          {t('daily.share')}
        </Button>
        <a class="button" href={link('analysis', info.id)}>
          {t('common.analyse')}
        </a>
      </div>
      <p class="said" role="status">
        {said.value}
      </p>
    </>
  );
}
