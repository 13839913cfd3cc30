import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import { type Sentence, textOf } from '../i18n/message.ts';
import { offerNextLevel } from '../play/last-choices.ts';
import { isReading } from '../play/pace.ts';
import type { AnyTable } from '../table/controller.ts';
import { addToAnnouncement } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import { promptClass } from '../ui/prompt.tsx';
import { Said } from '../ui/said.tsx';
import { type CoachKit, nothingSaid, type Spoken, speakNow } from './coach.ts';
import { endCoaching, isCoached, rememberSaid, saidBefore } from './memory.ts';
import styles from './slip.module.css';

interface CoachProps {
  readonly kit: AnyKit;
  readonly table: AnyTable;
}

interface SlipProps extends CoachProps {
  readonly coach: CoachKit<AnyTable>;
  readonly children: ComponentChildren;
}

/** The player knows the rules: the coach goes. */
const sentAway = signal(false);

function useLines({ kit, coach, table }: Omit<SlipProps, 'children'>): readonly [Sentence, Sentence] | null {
  const { id } = table.session;
  const spoken = useRef<Spoken>(nothingSaid(saidBefore(kit.name)));
  const here = !sentAway.value && isCoached(kit.name, id);
  if (here) spoken.current = speakNow(coach, table, spoken.current);
  const { name, said } = spoken.current;
  const over = table.task.value === 'over';
  const lines = name !== null && (here || over) && !sentAway.value ? coach.say(name, table) : null;
  useEffect(() => {
    if (!here) return;
    rememberSaid(kit.name, id, said);
    if (!over) return;
    offerNextLevel();
    endCoaching(kit.name);
  }, [kit, id, said, over]);
  const reading = here && spoken.current.waiting && lines !== null;
  useEffect(() => {
    isReading.value = reading;
    return () => {
      isReading.value = false;
    };
  }, [reading]);
  useEffect(() => {
    if (lines) addToAnnouncement(lines.map(textOf).join(' '));
  }, [name, lines === null]);
  return lines;
}

/** What a friend says at a first: on yellow, in the place of the prompt. */
export function Slip({ children, ...props }: SlipProps) {
  const lines = useLines(props);
  if (!lines) return <>{children}</>;
  const [what, why] = lines;
  return (
    <p class={`${promptClass(textOf(what))} ${styles.slip}`} id="prompt" data-coach>
      <span>
        <Said of={what} />
      </span>
      {/* A new sentence is a new line: it does not move from where the last one stood. */}
      <small key={textOf(why)}>
        <Said of={why} />
      </small>
    </p>
  );
}

/** Left of the main button: the coach is never in the way. */
export const KnowRules = ({ kit, table }: CoachProps) =>
  !sentAway.value && isCoached(kit.name, table.session.id) ? (
    <Button
      class={styles.know!}
      name="know-rules"
      onClick={() => {
        endCoaching(kit.name);
        sentAway.value = true;
      }}
    >
      {t('common.knowRules')}
    </Button>
  ) : null;

/** A coach sits down at every first game. */
export const sitDown = (): void => {
  sentAway.value = false;
};
