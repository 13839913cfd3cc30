import { bySeat, type Score, SEATS } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatNumber, t } from '../i18n/index.ts';
import { together } from '../i18n/message.ts';
import { nameOf } from '../play/names.ts';
import { positionIn } from '../records/address.ts';
import { infoOfRecord } from '../records/record-info.ts';
import type { ScreenProps } from '../screens.ts';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import styles from './embed.module.css';
import type { Shown } from './shown.ts';
import type { SmallProps } from './small.tsx';
import { watch } from './watched.ts';

/** Both boards, who plays and how it stands; step by step, and to the end as it goes on. `@castellan/picture` knows how high it is. */
export function Embed({ path, query, Small }: ScreenProps & { readonly Small: ComponentType<SmallProps> | null }) {
  const shown = useMemo(() => watch(path), [path]);
  const game = shown.value;
  if (game === 'loading') return <main aria-busy="true" />;
  if (game === 'missing') {
    return (
      <main class={`embed ${styles.embed}`}>
        <p role="status">{t('records.replay.missing')}</p>
      </main>
    );
  }
  return Small ? <Small path={path} shown={game} /> : <Game path={path} query={query} {...game} />;
}

export const pageOf = (path: readonly string[]): string => `../#/${path.join('/')}`;

function Game({ path, query, of: { game, Stage, stepsOf }, record, live }: ScreenProps & Shown) {
  const { states, actions } = record.replay;
  const last = actions.length;
  // Null follows the game.
  const chosen = useSignal<number | null>(query.has('at') ? positionIn(query, last) : null);
  const at = Math.min(chosen.value ?? last, last);
  const info = useMemo(() => infoOfRecord(record), [record]);
  const steps = useMemo(() => stepsOf(states, actions, info), [stepsOf, record, info]);
  const happened = steps.filter(({ after }) => after === at).map(({ said }) => said);
  const scores: readonly [Score<unknown>, Score<unknown>] = game.score(states[at]);
  const go = (to: number) => {
    chosen.value = to === last && live ? null : to;
  };
  const where = t('records.replay.at', { n: at, of: last });
  return (
    <main class={`embed replay ${record.game}-replay ${styles.embed}`} data-at={at} data-live={live}>
      {/* The stage shows names and scores to the eye. */}
      <h1 class="visually-hidden">
        {SEATS.map((seat) => `${nameOf(info, seat)} ${formatNumber(bySeat(scores, seat).total)}`).join(' – ')}
      </h1>
      <Stage states={states} actions={actions} info={info} at={at} />
      <p class={styles.happened} data-happened aria-live="polite">
        <small>{where}</small> {happened.length > 0 ? <Said of={together(happened)} /> : t('records.replay.start')}
      </p>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('records.replay.slider')}
        aria-valuetext={where}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class={styles.steps}>
        <Button
          name="back"
          icon="i-back"
          label={t('records.replay.back')}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        <Button
          name="forward"
          icon="i-forward"
          label={t('records.replay.forward')}
          disabled={at === last}
          onClick={() => go(at + 1)}
        />
        <a class="button" href={pageOf(path)} target="_blank" rel="noopener">
          Castellan
        </a>
      </div>
    </main>
  );
}
