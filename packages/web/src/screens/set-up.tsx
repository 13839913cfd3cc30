import './set-up.css';
import type { BySeat, GameName, Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { computer, newGame, PERSON, type Sitter } from '../play/kept.ts';
import { DEFAULT_LEVEL, LEVELS, type Level } from '../play/levels.ts';
import { firstRules, RuleChoices, type RuleWishes, ruleWords } from '../play/rule-wishes.tsx';
import { gameStore } from '../play/store.ts';
import { go, link, replaceAddress } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { Button, Choice, Switch } from '../ui/controls.tsx';

/** Everything that can be chosen before a game. */
interface Wishes extends RuleWishes {
  readonly against: 'person' | 'computer';
  readonly level: Level;
  readonly names: BySeat<string>;
  readonly begins: 'me' | 'other' | 'chance';
  readonly mark: '1' | '2';
  readonly handOver: boolean;
  readonly realDice: boolean;
}

/** `#/new/duel`, `#/new/discovery`; with `?against=computer` for one. */
export default function SetUpScreen({ path, query }: ScreenProps) {
  const game: GameName = path[0] === 'discovery' ? 'discovery' : 'duel';
  const wishes = useSignal<Wishes>({
    against: query.get('against') === 'computer' ? 'computer' : 'person',
    level: DEFAULT_LEVEL,
    names: ['', ''],
    begins: 'me',
    mark: '1',
    handOver: false,
    realDice: query.get('dice') === 'real',
    ...firstRules(),
  });
  const wish = (change: Partial<Wishes>) => {
    wishes.value = { ...wishes.value, ...change };
  };
  const { against, names, begins } = wishes.value;
  const two = against === 'person';

  return (
    <>
      <Bar />
      <main class="column setup" tabIndex={-1}>
        <h1>{t('common.setUp')}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin(game, wishes.value);
          }}
        >
          <Choice
            legend={t('common.which')}
            name="game"
            value={game}
            options={[
              { value: 'duel', text: 'Duel', note: t('common.duelLine') },
              { value: 'discovery', text: 'Discovery', note: t('common.discoveryLine') },
            ]}
            onChange={(next) => replaceAddress(link('new', next))}
          />
          <Choice
            legend={t('common.opponent')}
            name="against"
            value={against}
            options={[
              { value: 'person', text: t('common.opponentPerson') },
              { value: 'computer', text: t('common.opponentComputer') },
            ]}
            onChange={(next) => wish({ against: next })}
          />
          {!two && (
            <Choice
              legend={t('common.level')}
              name="level"
              value={wishes.value.level}
              options={LEVELS.map((level) => ({ value: level, text: t(`common.level.${level}`) }))}
              onChange={(level) => wish({ level })}
            />
          )}
          <div class="pair">
            <label class="field">
              <span>{two ? t('common.nameOfFirst') : t('common.yourName')}</span>
              <input
                type="text"
                maxLength={20}
                autocomplete="off"
                value={names[0]}
                onInput={(event) => wish({ names: [event.currentTarget.value, names[1]] })}
              />
            </label>
            {two && (
              <label class="field">
                <span>{t('common.nameOfSecond')}</span>
                <input
                  type="text"
                  maxLength={20}
                  autocomplete="off"
                  value={names[1]}
                  onInput={(event) => wish({ names: [names[0], event.currentTarget.value] })}
                />
              </label>
            )}
          </div>
          {/* In Discovery the kings that come out of the hand decide. */}
          {game === 'duel' && (
            <Choice
              legend={t('common.begins')}
              name="begins"
              value={begins}
              options={[
                { value: 'me', text: two ? names[0] || t('common.player', { n: 1 }) : t('common.beginsMe') },
                { value: 'other', text: two ? names[1] || t('common.player', { n: 2 }) : t('common.opponentComputer') },
                { value: 'chance', text: t('common.beginsChance') },
              ]}
              onChange={(next) => wish({ begins: next })}
            />
          )}
          <Choice
            legend={two ? t('common.colourFirst') : t('common.colour')}
            name="colour"
            value={wishes.value.mark}
            options={[
              { value: '1', text: t('common.red') },
              { value: '2', text: t('common.teal') },
            ]}
            onChange={(mark) => wish({ mark })}
          />
          <RuleChoices game={game} wishes={wishes.value} wish={wish}>
            <Switch
              text={t('common.realDice')}
              note={t('common.realDiceNote')}
              on={wishes.value.realDice}
              onChange={(realDice) => wish({ realDice })}
            />
          </RuleChoices>
          {two && (
            <Switch
              text={t('common.handOverOption')}
              note={t('common.handOverNote')}
              on={wishes.value.handOver}
              onChange={(handOver) => wish({ handOver })}
            />
          )}
          <div class="begin">
            <Button go submit class="wide" name="begin">
              {t('common.begin')}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}

async function begin(game: GameName, wishes: Wishes): Promise<void> {
  const first: Sitter = { ...PERSON, name: wishes.names[0].trim() };
  const second = wishes.against === 'person' ? { ...PERSON, name: wishes.names[1].trim() } : computer(wishes.level);
  const chance = crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0;
  const firstBegins = wishes.begins === 'me' || (wishes.begins === 'chance' && chance);
  const marks: BySeat<Seat> = wishes.mark === '1' ? [1, 2] : [2, 1];
  const kept = newGame(game, {
    options: ruleWords(game, wishes),
    sitters: firstBegins ? [first, second] : [second, first],
    marks: firstBegins ? marks : [marks[1], marks[0]],
    handOver: wishes.against === 'person' && wishes.handOver,
    realDice: game === 'duel' && wishes.realDice,
  });
  await (await gameStore()).put(kept);
  go(link(game, kept.id));
}
