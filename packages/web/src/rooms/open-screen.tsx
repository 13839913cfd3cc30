import { FORMATS, type Format, isRoomCode, tidyCode } from '@castellan/together';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { GameChoice, useRulesForm } from '../games/game-choice.tsx';
import { kitNamed } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { useAttempt } from '../online/attempt.tsx';
import { INITIAL_FORM, type NewGameForm, timeOf } from '../online/new-game-form.ts';
import { TimeForm } from '../online/time-form.tsx';
import { lastGame } from '../play/last-choices.ts';
import { LEVELS, type Level } from '../play/levels.ts';
import { go } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import { Button } from '../ui/controls.tsx';
import forms from '../ui/form.module.css';
import { hostedRooms, openRoom } from './room-client.ts';
import { RoomProblem } from './room-problem.tsx';
import { fillText, roomHref } from './room-text.ts';
import styles from './rooms.module.css';

/** In minutes; an evening needs an end, a league has one in weeks. */
const ENDS: Readonly<Record<Format, readonly number[]>> = {
  same: [0, 45, 90, 1440, 10080],
  evening: [45, 60, 90, 120, 180],
  robin: [0, 120, 10080, 20160, 43200],
};
const FIRST_END: Readonly<Record<Format, number>> = { same: 0, evening: 90, robin: 0 };
const DAY = 24 * 60;

function endText(minutes: number): string {
  if (minutes === 0) return t('room.noEnd');
  return minutes >= DAY ? t('room.inDays', { n: minutes / DAY }) : t('room.inMinutes', { n: minutes });
}

/** Into a room by its code, or a new one in one tap. */
export function OpenScreen({ typed }: { typed: string }) {
  const game = useSignal(kitNamed(lastGame()).name);
  const kit = kitNamed(game.value);
  const rules = useRulesForm(kit);
  const format = useSignal<Format>('evening');
  const time = useSignal<NewGameForm>({ ...INITIAL_FORM, time: 'clock', increment: '0' });
  const level = useSignal<Level | 'nobody'>('squire');
  const end = useSignal(FIRST_END.evening);
  const unplayed = useSignal<'zero' | 'void'>('void');
  const { busy, problem, run } = useAttempt({ stays: true });
  const same = format.value === 'same';
  const filled = fillText({ format: format.value, level: level.value === 'nobody' ? null : level.value });
  const choose = (next: Format) => {
    format.value = next;
    end.value = FIRST_END[next];
    if (next === 'same') {
      time.value = { ...time.value, time: 'none' };
      if (level.value === 'nobody') level.value = 'knight';
    }
  };
  const open = () =>
    run(async () => {
      const code = await openRoom({
        format: format.value,
        game: kit.name,
        options: await rules.words(),
        time: timeOf(time.value),
        ...(level.value !== 'nobody' && format.value !== 'robin' && { level: level.value }),
        ...(end.value > 0 && { minutes: end.value }),
        ...(format.value === 'robin' && { unplayed: unplayed.value }),
      });
      go(roomHref(code));
    });
  return (
    <>
      <Bar sub={t('room.title')} />
      <main class="column wide stack" tabIndex={-1}>
        <h1>{t('room.heading')}</h1>
        <p class="lead">{t('room.lead')}</p>
        <div class={`columns ${styles.two}`}>
          <CodeForm typed={typed} />
          <section class={`card stack ${forms.form}`} aria-label={t('room.openTitle')}>
            <h2>{t('room.openTitle')}</h2>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void open();
              }}
            >
              <Choice<Format>
                legend={t('room.formatIs')}
                name="format"
                value={format.value}
                options={FORMATS.map((value) => ({
                  value,
                  text: t(`room.format.${value}`),
                  note: t(`room.formatNote.${value}`),
                }))}
                onChange={choose}
              />
              <RoomProblem code={problem.value} />
              <Button go submit class="wide" name="open-room" disabled={busy.value}>
                {t('room.open')}
              </Button>
              {filled && <p class="quiet">{filled}</p>}
              <details class="disclosure">
                <summary>{t('room.details')}</summary>
                <div class="stack loose">
                  <GameChoice game={game.value} onChange={(next) => (game.value = next)} />
                  <TimeForm form={time.value} onChange={(next) => (time.value = { ...time.value, ...next })} />
                  {format.value !== 'robin' && (
                    <Choice<Level | 'nobody'>
                      legend={same ? t('room.opponent') : t('room.fill')}
                      name="fill"
                      value={level.value}
                      options={[
                        ...(same ? [] : [{ value: 'nobody' as const, text: t('room.nobody') }]),
                        ...LEVELS.map((value) => ({ value, text: t(`common.level.${value}`), art: `face-${value}` })),
                      ]}
                      onChange={(next) => (level.value = next)}
                    />
                  )}
                  <Choice<string>
                    legend={t('room.end')}
                    name="room-end"
                    value={String(end.value)}
                    options={ENDS[format.value].map((value) => ({ value: String(value), text: endText(value) }))}
                    onChange={(next) => (end.value = Number(next))}
                  />
                  {format.value === 'robin' && end.value > 0 && (
                    <Choice<'zero' | 'void'>
                      legend={t('room.unplayed')}
                      name="unplayed"
                      value={unplayed.value}
                      options={[
                        { value: 'void', text: t('room.unplayed.void') },
                        { value: 'zero', text: t('room.unplayed.zero') },
                      ]}
                      onChange={(next) => (unplayed.value = next)}
                    />
                  )}
                  {rules.fields()}
                </div>
              </details>
            </form>
          </section>
        </div>
      </main>
    </>
  );
}

/** The code on the screen; five letters are enough, and no button is needed. */
function CodeForm({ typed }: { typed: string }) {
  const text = useSignal(tidyCode(typed));
  const wrong = useSignal(typed !== '');
  const box = useRef<HTMLInputElement>(null);
  const enter = (value: string) => {
    text.value = tidyCode(value).slice(0, 5);
    wrong.value = text.value.length === 5 && !isRoomCode(text.value);
    if (isRoomCode(text.value)) go(roomHref(text.value));
  };
  const hosted = hostedRooms();
  return (
    <section class="card stack" aria-label={t('room.enterTitle')}>
      <h2>{t('room.enterTitle')}</h2>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          wrong.value = true;
          enter(text.value);
          if (!isRoomCode(text.value)) {
            wrong.value = true;
            box.current?.focus();
          }
        }}
      >
        <label class="field">
          <span>{t('room.code')}</span>
          <input
            ref={box}
            class={styles.letters}
            value={text.value}
            maxLength={9}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            name="code"
            aria-describedby="code-note"
            onInput={(event) => enter(event.currentTarget.value)}
          />
        </label>
        <p id="code-note" class="quiet" role={wrong.value ? 'alert' : undefined}>
          {wrong.value ? t('room.wrongCode') : t('room.codeNote')}
        </p>
        <Button submit class="wide" name="enter-room">
          {t('room.enter')}
        </Button>
      </form>
      {hosted.length > 0 && (
        <>
          <h3>{t('room.hosted')}</h3>
          <ul class="row">
            {hosted.map((code) => (
              <li key={code}>
                <a class="button" href={roomHref(code)}>
                  {code}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
