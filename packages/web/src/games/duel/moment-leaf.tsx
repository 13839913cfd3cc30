import {
  bySeat,
  type Coat,
  type DuelAction,
  type DuelState,
  duelRules,
  LIGHTNING,
  type Power,
  type Seat,
} from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say, t } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/message.ts';
import { called, isYou } from '../../play/names.ts';
import { quick } from '../../play/pace.ts';
import { moves } from '../../table/motion.ts';
import { Art } from '../../ui/art.tsx';
import { Said } from '../../ui/said.tsx';
import { POWER_ART } from './art.ts';
import type { DuelTable } from './controller.ts';
import { entriesOf } from './log.ts';
import styles from './moment-leaf.module.css';
import { drawnCoat } from './sentences.ts';

/** What is celebrated for a second: a power won, a domain that becomes great; and a turn that is lost is seen. */
export type GreatMoment =
  | { readonly kind: 'won'; readonly seat: Seat; readonly power: Power }
  | { readonly kind: 'pass'; readonly seat: Seat }
  | { readonly kind: 'great'; readonly seat: Seat; readonly coat: Coat; readonly points: number };

/** From so many points on a domain is a great one. */
const GREAT = 20;

const largest = (state: DuelState, seat: Seat) =>
  bySeat(duelRules.score(state), seat).domains.toSorted((a, b) => b.points - a.points)[0];

/** What the last action brought about; null where it is nothing to stop for. */
export function greatMoment(
  states: readonly DuelState[],
  actions: readonly DuelAction[],
  me: Seat,
): GreatMoment | null {
  const last = actions.length - 1;
  if (last < 0) return null;
  const [before, after] = [states[last]!, states[last + 1]!];
  const entries = entriesOf([before, after], [actions[last]!]);
  const won = entries.find((entry) => entry.kind === 'won');
  if (won?.kind === 'won') return { kind: 'won', seat: won.seat, power: won.power };
  const passed = entries.find((entry) => entry.kind === 'pass');
  if (passed) return { kind: 'pass', seat: passed.seat };
  const [had, has] = [largest(before, me), largest(after, me)];
  if (before.seat === me && has && has.points >= GREAT && (had?.points ?? 0) < GREAT) {
    return { kind: 'great', seat: me, coat: has.kind, points: has.points };
  }
  return null;
}

/** How long it stands: longer for me, shorter for the other. */
const MINE = 1800;
const THEIRS = 1200;

/** A great moment takes the place of the prompt for a second. A tap, a key or the next action ends it;
 * without motion it stands still. It never blocks the player. */
export function MomentLeaf({ table, children }: { table: DuelTable; children: ComponentChildren }) {
  const { session, me, lookingBack } = table;
  const count = session.actions.value.length;
  const [ended, setEnded] = useState(count);
  const moment =
    ended === count || quick.value || lookingBack.value !== null
      ? null
      : greatMoment(session.states.value, session.actions.value, me.value);
  useEffect(() => {
    if (!moment) return;
    const end = () => setEnded(count);
    const timer = moves() ? setTimeout(end, moment.seat === me.peek() ? MINE : THEIRS) : undefined;
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [count, moment === null]);
  if (!moment) return <>{children}</>;
  const info = session.info.value;
  const [what, why, until] = wordsOf(table, moment);
  // A power of mine is a leaf of its own: the dice have nothing to say just then.
  const isLarge = moment.kind === 'won' && session.isLocal(moment.seat);
  return (
    <p
      class={`prompt ${styles.leaf}${isLarge ? ` ${styles.large}` : ''} owner-${bySeat(info.marks, moment.seat)}`}
      id="prompt"
      data-moment={moment.kind}
      data-large={isLarge}
      key={count}
    >
      <span>
        <Said of={what} />
      </span>
      <small>
        <Said of={why} />
        {until && isLarge && (
          <i>
            <Said of={until} />
          </i>
        )}
      </small>
      {moment.kind === 'won' && <Seal power={moment.power} />}
    </p>
  );
}

/** A power stamped in ink. */
const Seal = ({ power }: { power: keyof typeof POWER_ART }) => (
  <span class={styles.seal} aria-hidden="true">
    <Art id={POWER_ART[power]} />
  </span>
);

function wordsOf({ session }: DuelTable, moment: GreatMoment): readonly [Sentence, Sentence, Sentence?] {
  const info = session.info.value;
  const name = called(info, moment.seat);
  const you = isYou(info, moment.seat);
  switch (moment.kind) {
    case 'won': {
      const power = t(`duel.power.${moment.power}`);
      const what = you ? say('duel.moment.wonYou', { power }) : say('duel.moment.won', { name, power });
      const until = say(LIGHTNING.includes(moment.power) ? 'duel.moment.now' : 'duel.moment.keep');
      return [what, say(`duel.powerText.${moment.power}`), until];
    }
    case 'pass':
      return [you ? say('duel.log.you.pass') : say('duel.log.they.pass', { name }), say('duel.moment.passWhy')];
    case 'great':
      return [
        say('duel.moment.great', { coat: drawnCoat(moment.coat), n: moment.points }),
        say('duel.moment.greatWhy'),
      ];
  }
}
