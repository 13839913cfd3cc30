import type { Seat } from '@castellan/rules';
import { signal, useSignal } from '@preact/signals';
import { GameChoice, useRulesForm } from '../games/game-choice.tsx';
import type { AnyKit } from '../games/kit.ts';
import { HandicapChoice, handicapOf } from '../handicap/handicap-choice.tsx';
import { t } from '../i18n/index.ts';
import { go, link, replaceAddress } from '../router.ts';
import { SeriesChoice, seriesRulesOf } from '../series/series-choice.tsx';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import { Button } from '../ui/controls.tsx';
import forms from '../ui/form.module.css';
import { Switch } from '../ui/switch.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import { gameHref } from './links.ts';
import { allWords, INITIAL_FORM, type NewGameForm, timeOf } from './new-game-form.ts';
import { NicknameField } from './nickname-field.tsx';
import { openGame } from './seating.ts';
import { rates } from './server.ts';
import { TimeForm } from './time-form.tsx';

/** What was chosen last: it is there again after coming back. */
const form = signal(INITIAL_FORM);

const anySeat = (): Seat => (crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0 ? 1 : 2);

const SEAT_OF = { me: 1, other: 2, chance: undefined } as const;

/** `#/online/new/GAME`: one button makes a link to send; the clock, a match and other rules wait under *More*. */
export function CreateScreen({ kit }: { kit: AnyKit }) {
  const { name: game } = kit;
  const rules = useRulesForm(kit);
  const { busy, problem, run } = useAttempt();
  // What was chosen last is in sight.
  const more = useSignal(form.peek() !== INITIAL_FORM);
  const change = (changed: Partial<NewGameForm>) => {
    form.value = { ...form.value, ...changed };
  };
  const create = () =>
    run(async () => {
      const { begins, listed } = form.value;
      const chosen = kit.choosesFirst ? SEAT_OF[begins] : undefined;
      const time = timeOf(form.value);
      // A handicap belongs to a player, so it must be known who sits where.
      const helps = !listed && form.value.handicap.helped !== 'nobody';
      const seat = helps && !chosen ? anySeat() : chosen;
      const handicap = helps && seat ? handicapOf(form.value.handicap, seat, time) : null;
      const options = allWords(kit, await rules.words());
      const series = listed ? null : seriesRulesOf(form.value.series);
      const rated = listed && rates.value && form.value.rated;
      const wishes = { game, options, time, listed, rated, ...(series && { series }), ...(handicap && { handicap }) };
      const id = await openGame({ ...wishes, ...(seat && { seat }) });
      go(gameHref(id));
    });
  return (
    <>
      <Bar sub={t('online.title')} />
      <main class={`column ${forms.form}`} tabIndex={-1}>
        <h1>{t('online.friend')}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void create();
          }}
        >
          <GameChoice game={game} onChange={(next) => replaceAddress(link('online', 'new', next))} />
          <NicknameField />
          <details class="disclosure" open={more.value} onToggle={(event) => (more.value = event.currentTarget.open)}>
            <summary>{t('common.more')}</summary>
            <div class="stack loose">
              <TimeForm form={form.value} onChange={change} />
              {!form.value.listed && (
                <SeriesChoice form={form.value.series} onChange={(series) => change({ series })} />
              )}
              {!form.value.listed && (
                <HandicapChoice
                  form={form.value.handicap}
                  names={[t('together.handicap.me'), t('together.handicap.friend')]}
                  hasClock={form.value.time === 'clock'}
                  onChange={(handicap) => change({ handicap })}
                />
              )}
              {kit.choosesFirst && (
                <Choice
                  legend={t('setup.begins')}
                  name="begins"
                  value={form.value.begins}
                  options={[
                    { value: 'chance', text: t('setup.beginsChance') },
                    { value: 'me', text: t('setup.beginsMe') },
                    { value: 'other', text: t('setup.beginsOther') },
                  ]}
                  onChange={(begins) => change({ begins })}
                />
              )}
              {rules.fields()}
              <Switch
                text={t('online.listed')}
                note={t('online.listedNote')}
                on={form.value.listed}
                onChange={(listed) => change({ listed })}
              />
              {form.value.listed && rates.value && (
                <Switch
                  text={t('online.rated')}
                  note={t('online.ratedNote')}
                  on={form.value.rated}
                  onChange={(rated) => change({ rated })}
                />
              )}
            </div>
          </details>
          <Problem code={problem.value} />
          <div class={forms.begin}>
            <Button go submit class="wide" name="create" disabled={busy.value}>
              {form.value.listed ? t('online.open') : t('online.makeLink')}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}
