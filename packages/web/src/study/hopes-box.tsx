import { bySeat } from '@castellan/rules';
import { runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isYou } from '../play/names.ts';
import { PlayerMark } from '../ui/art.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import shared from './study.module.css';

interface HopesBoxProps {
  readonly kit: AnyKit;
  /** Where chance has the turn. */
  readonly state: unknown;
  readonly info: GameInfo;
}

/** What each face or domino to come would mean, worked out when it is looked at. */
export function HopesBox({ kit, state, info }: HopesBoxProps) {
  const part = usePart(kit.study);
  const several = gameOf(kit).chanceCount(state) > 1;
  const position = gameOf(kit).printPosition(state);
  const { value: found, failed } = useLoaded(
    async (signal) => (several ? runJob('hopes', { game: kit.name, state }, { soon: true, signal }).answer : []),
    [position],
  );
  if (!several || !part) return null;
  if (failed) return <p>{t('study.failed')}</p>;
  if (!found)
    return (
      <p class={shared.waiting} aria-busy="true">
        {t('study.working')}
      </p>
    );
  const scale = Math.max(0.01, ...found.map(({ change }) => Math.abs(change)));
  return (
    <div>
      <h3>{t('study.hopes')}</h3>
      <p class={`row ${shared.legend}`}>
        {([1, 2] as const).map((seat) => (
          <span key={seat} class={`${shared.heat} owner-${bySeat(info.marks, seat)}`} style={{ '--heat': '70%' }}>
            <PlayerMark seat={bySeat(info.marks, seat)} />{' '}
            {isYou(info, seat) ? t('study.goodForYou') : t('study.goodFor', { name: called(info, seat) })}
          </span>
        ))}
      </p>
      <part.Hopes state={state} hopes={found} scale={scale} mark={info.marks[0]} />
      <p class={`quiet ${shared.note}`}>
        {isYou(info, 1) ? t('study.hopesNoteYou') : t('study.hopesNote', { name: called(info, 1) })}
      </p>
    </div>
  );
}
