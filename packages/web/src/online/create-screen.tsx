import './online.css';
import '../screens/set-up.css';
import type { GameName } from '@castellan/rules';
import { signal, useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { RuleChoices } from '../play/rule-wishes.tsx';
import { go, link, replaceAddress } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { Button, Choice, Switch } from '../ui/controls.tsx';
import { gameHref } from './links.ts';
import { NicknameField } from './nickname-field.tsx';
import { problemText } from './problem-text.ts';
import { openGame } from './seating.ts';
import { type Code, codeOf } from './server.ts';
import { TimeWishes } from './time-wishes.tsx';
import { firstWishes, timeOf, type Wishes, wordsOf } from './wish.ts';

/** What was wished last, so that looking at the other game or coming back begins nothing anew. */
const wishes = signal<Wishes>(firstWishes());

const SEAT_OF = { me: 1, other: 2, chance: undefined } as const;

/** `#/online/new/duel`: everything about the game, then a link to send. */
export function CreateScreen({ game }: { game: GameName }) {
  const busy = useSignal(false);
  const problem = useSignal<Code | null>(null);
  const wish = (change: Partial<Wishes>) => {
    wishes.value = { ...wishes.value, ...change };
  };
  const create = async () => {
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    try {
      const { begins, listed } = wishes.value;
      const seat = game === 'duel' ? SEAT_OF[begins] : undefined;
      const options = wordsOf(game, wishes.value);
      const id = await openGame({ game, options, time: timeOf(wishes.value), listed, ...(seat && { seat }) });
      go(gameHref(id));
    } catch (error) {
      problem.value = codeOf(error);
      busy.value = false;
    }
  };
  return (
    <>
      <Bar sub={t('online.title')} />
      <main class="column online setup" tabIndex={-1}>
        <h1>{t('online.friend')}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void create();
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
            onChange={(next) => replaceAddress(link('online', 'new', next))}
          />
          <NicknameField />
          <TimeWishes wishes={wishes.value} wish={wish} />
          {/* In Discovery the kings that come out of the hand decide. */}
          {game === 'duel' && (
            <Choice
              legend={t('common.begins')}
              name="begins"
              value={wishes.value.begins}
              options={[
                { value: 'chance', text: t('common.beginsChance') },
                { value: 'me', text: t('common.beginsMe') },
                { value: 'other', text: t('common.beginsOther') },
              ]}
              onChange={(begins) => wish({ begins })}
            />
          )}
          <RuleChoices game={game} wishes={wishes.value} wish={wish} />
          <Switch
            text={t('online.listed')}
            note={t('online.listedNote')}
            on={wishes.value.listed}
            onChange={(listed) => wish({ listed })}
          />
          {problem.value && (
            <p class="problem" role="alert">
              {problemText(problem.value)}
            </p>
          )}
          <div class="begin">
            <Button go submit class="wide" name="create" disabled={busy.value}>
              {wishes.value.listed ? t('online.open') : t('online.makeLink')}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}
