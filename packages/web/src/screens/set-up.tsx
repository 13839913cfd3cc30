import { newSeries, type TimeControl } from '@castellan/match';
import type { BySeat, Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { GameChoice, useRulesForm } from '../games/game-choice.tsx';
import { kitNamed } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { HandicapChoice, type HandicapForm, handicapOf, NO_HANDICAP } from '../handicap/handicap-choice.tsx';
import { t } from '../i18n/index.ts';
import { computer, HINTS, type Hints, newGame, PERSON, type SeatSetup } from '../play/game-info.ts';
import { lastGame, levelOf, type Opponent, opponent } from '../play/last-choices.ts';
import { lastNames, rememberChoices } from '../play/last-names.ts';
import { LevelChoice } from '../play/level-choice.tsx';
import { levelName } from '../play/level-names.ts';
import { gameStore } from '../play/store.ts';
import { go, link, replaceAddress } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { SeriesChoice, type SeriesForm, SINGLE_GAME, seriesRulesOf } from '../series/series-choice.tsx';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import { Button } from '../ui/controls.tsx';
import forms from '../ui/form.module.css';
import { Switch } from '../ui/switch.tsx';

/** Everything that can be chosen before a game. */
interface NewGameForm {
  readonly against: 'person' | 'computer';
  readonly opponent: Opponent;
  readonly names: BySeat<string>;
  readonly begins: 'me' | 'other' | 'chance';
  readonly mark: '1' | '2';
  readonly handOver: boolean;
  readonly realDice: boolean;
  readonly hints: Hints;
  /** Minutes for each player; 0 for no clock. */
  readonly minutes: (typeof MINUTES)[number];
  readonly series: SeriesForm;
  readonly handicap: HandicapForm;
}

const MINUTES = ['0', '5', '10', '20'] as const;

/** `#/new/GAME`; with `?against=computer` for one, `?dice=real` for real dice. */
export default function SetUpScreen({ path, query }: ScreenProps) {
  const kit = kitNamed(path[0] ?? lastGame());
  const rules = useRulesForm(kit);
  const form = useSignal<NewGameForm>({
    against: query.get('against') === 'computer' ? 'computer' : 'person',
    opponent: opponent.peek(),
    names: lastNames(),
    begins: 'me',
    mark: '1',
    handOver: false,
    hints: 'off',
    realDice: query.get('dice') === 'real',
    minutes: '0',
    series: SINGLE_GAME,
    handicap: NO_HANDICAP,
  });
  const change = (changed: Partial<NewGameForm>) => {
    form.value = { ...form.value, ...changed };
  };
  // A link to real dice shows that they are chosen.
  const more = useSignal(form.peek().realDice);
  const { against, names, begins } = form.value;
  const two = against === 'person';
  /** Two people at one device find out by their marks who is player 1. */
  const markOf = (player: Seat) =>
    two ? { note: t(String(player) === form.value.mark ? 'setup.red' : 'setup.teal') } : {};

  return (
    <>
      <Bar />
      <main class={`column ${forms.form}`} tabIndex={-1}>
        <h1>{t('common.newGame')}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void rules.words().then((options) => begin(kit, form.value, options));
          }}
        >
          <GameChoice game={kit.name} onChange={(next) => replaceAddress(link('new', next))} />
          <Choice
            legend={t('setup.opponent')}
            name="against"
            value={against}
            options={[
              { value: 'person', text: t('setup.opponentPerson') },
              { value: 'computer', text: opponentName(form.value.opponent) },
            ]}
            onChange={(next) => change({ against: next })}
          />
          {!two && (
            <LevelChoice game={kit.name} value={form.value.opponent} onChange={(next) => change({ opponent: next })} />
          )}
          {kit.choosesFirst && (
            <Choice
              legend={t('setup.begins')}
              name="begins"
              value={begins}
              options={[
                {
                  value: 'me',
                  text: two ? names[0] || t('common.player', { n: 1 }) : t('setup.beginsMe'),
                  ...markOf(1),
                },
                {
                  value: 'other',
                  text: two ? names[1] || t('common.player', { n: 2 }) : opponentName(form.value.opponent),
                  ...markOf(2),
                },
                { value: 'chance', text: t('setup.beginsChance') },
              ]}
              onChange={(next) => change({ begins: next })}
            />
          )}
          <details class="disclosure" open={more.value} onToggle={(event) => (more.value = event.currentTarget.open)}>
            <summary>{t('common.more')}</summary>
            <div class="stack loose">
              <div class="columns">
                <label class="field">
                  <span>{two ? t('setup.nameOfFirst') : t('setup.yourName')}</span>
                  <input
                    type="text"
                    maxLength={20}
                    autocomplete="off"
                    value={names[0]}
                    onInput={(event) => change({ names: [event.currentTarget.value, names[1]] })}
                  />
                </label>
                {two && (
                  <label class="field">
                    <span>{t('setup.nameOfSecond')}</span>
                    <input
                      type="text"
                      maxLength={20}
                      autocomplete="off"
                      value={names[1]}
                      onInput={(event) => change({ names: [names[0], event.currentTarget.value] })}
                    />
                  </label>
                )}
              </div>
              <Choice
                legend={two ? t('setup.colourFirst') : t('setup.colour')}
                name="colour"
                value={form.value.mark}
                options={[
                  { value: '1', text: t('setup.red') },
                  { value: '2', text: t('setup.teal') },
                ]}
                onChange={(mark) => change({ mark })}
              />
              {rules.fields(
                kit.dice && (
                  <Switch
                    text={t('setup.realDice')}
                    note={t('setup.realDiceNote')}
                    on={form.value.realDice}
                    onChange={(realDice) => change({ realDice })}
                  />
                ),
              )}
              <SeriesChoice form={form.value.series} onChange={(series) => change({ series })} />
              {!two && (
                <Choice
                  legend={t('study.hints')}
                  name="hints"
                  value={form.value.hints}
                  options={HINTS.map((value) => ({
                    value,
                    text: t(`study.hints.${value}`),
                    note: t(`study.hintsNote.${value}`),
                  }))}
                  onChange={(hints) => change({ hints })}
                />
              )}
              {two && (
                <Choice
                  legend={t('online.time')}
                  name="minutes"
                  value={form.value.minutes}
                  options={MINUTES.map((value) => ({
                    value,
                    text: value === '0' ? t('online.time.none') : t('online.time.minutes', { n: Number(value) }),
                  }))}
                  onChange={(minutes) => change({ minutes })}
                />
              )}
              {two && (
                <HandicapChoice
                  form={form.value.handicap}
                  names={[names[0] || t('common.player', { n: 1 }), names[1] || t('common.player', { n: 2 })]}
                  hasClock={form.value.minutes !== '0'}
                  onChange={(handicap) => change({ handicap })}
                />
              )}
              {two && (
                <Switch
                  text={t('setup.handOverOption')}
                  note={t('setup.handOverNote')}
                  on={form.value.handOver}
                  onChange={(handOver) => change({ handOver })}
                />
              )}
            </div>
          </details>
          <div class={forms.begin}>
            <Button go submit class="wide" name="begin">
              {t('setup.begin')}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}

/** "The squire"; whom an adapting game brings is not known yet. */
const opponentName = (chosen: Opponent): string => (chosen === 'adapt' ? t('setup.beginsOther') : levelName(chosen));

async function begin(kit: AnyKit, form: NewGameForm, options: readonly string[]): Promise<void> {
  rememberChoices({ ...form, game: kit.name });
  const first: SeatSetup = { ...PERSON, name: form.names[0].trim() };
  const second =
    form.against === 'person'
      ? { ...PERSON, name: form.names[1].trim() }
      : computer(await levelOf(form.opponent, kit.name));
  const chance = crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0;
  const firstBegins = form.begins === 'me' || (form.begins === 'chance' && chance);
  const marks: BySeat<Seat> = form.mark === '1' ? [1, 2] : [2, 1];
  const series = seriesRulesOf(form.series);
  const time: TimeControl =
    form.against === 'person' && form.minutes !== '0'
      ? { type: 'clock', seconds: Number(form.minutes) * 60, increment: 0 }
      : { type: 'none' };
  const handicap = form.against === 'person' ? handicapOf(form.handicap, firstBegins ? 1 : 2, time) : null;
  const info = newGame(kit.name, {
    options,
    seats: firstBegins ? [first, second] : [second, first],
    marks: firstBegins ? marks : [marks[1], marks[0]],
    handOver: form.against === 'person' && form.handOver,
    hints: form.against === 'computer' ? form.hints : 'off',
    realDice: kit.dice !== null && form.realDice,
    ...(series && { series: newSeries(series) }),
    time,
    ...(handicap && { handicap }),
  });
  await (await gameStore()).create(info);
  go(link(kit.name, info.id));
}
