import '../records/records.css';
import { bySeat, rulesOf, type Score, SEATS } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { nameOf } from '../play/names.ts';
import { positionIn } from '../records/address.ts';
import { type GameRecord, infoOf } from '../records/game-record.ts';
import type { ScreenProps } from '../screens.ts';
import { Button } from '../ui/controls.tsx';
import { watch } from './watched.ts';

/** Both boards, who plays and how it stands; step by step, and to the end as it goes on. */
export function Embed({ path, query }: ScreenProps) {
  const shown = useMemo(() => watch(path), [path]);
  const game = shown.value;
  if (game === 'loading') return <main aria-busy="true" />;
  if (game === 'missing') {
    return (
      <main class="embed">
        <p role="status">{t('records.replay.missing')}</p>
      </main>
    );
  }
  return <Loading path={path} query={query} record={game.record} live={game.live} />;
}

interface GameProps extends ScreenProps {
  readonly record: GameRecord;
  readonly live: boolean;
}

function Loading(props: GameProps) {
  const kit = usePart(kitOf(props.record.game).stage);
  return kit ? <Game {...props} kit={kit} /> : <main aria-busy="true" />;
}

function Game({ path, query, record, live, kit }: GameProps & { readonly kit: PartOf<AnyKit['stage']> }) {
  const of = record.actions.length;
  // Null follows the game.
  const chosen = useSignal<number | null>(query.has('at') ? positionIn(query, of) : null);
  const at = Math.min(chosen.value ?? of, of);
  const info = useMemo(() => infoOf(record), [record]);
  const steps = useMemo(() => kit.stepsOf(record.states, record.played, info), [kit, record, info]);
  const told = steps.filter(({ after }) => after === at).map(({ text }) => text);
  const scores: readonly [Score<unknown>, Score<unknown>] = rulesOf(record.game).score(record.states[at] as never);
  const go = (to: number) => {
    chosen.value = to === of && live ? null : to;
  };
  const where = t('records.replay.at', { n: at, of });
  return (
    <main class={`embed replay ${record.game}-replay`} data-at={at} data-live={live}>
      {/* The stage shows names and scores to whoever sees it. */}
      <h1 class="sr">
        {SEATS.map((seat) => `${nameOf(info, seat)} ${formatNumber(bySeat(scores, seat).total)}`).join(' – ')}
      </h1>
      <kit.Stage states={record.states} actions={record.played} info={info} at={at} />
      <p class="told" aria-live="polite">
        <small>{where}</small> {told.length > 0 ? told.join(' ') : t('records.replay.start')}
      </p>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={t('records.replay.slider')}
        aria-valuetext={where}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="steps">
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
          disabled={at === of}
          onClick={() => go(at + 1)}
        />
        <a class="btn" href={`../#/${path.join('/')}`} target="_blank" rel="noopener">
          Castellan
        </a>
      </div>
    </main>
  );
}
