import { must } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { runJob } from '../engine/pool.ts';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import { usePart } from '../games/part.ts';
import { say, t } from '../i18n/index.ts';
import { newGame } from '../play/game-info.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Said } from '../ui/said.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { positionLink } from './explorer-position.ts';
import { Lanes } from './lanes.tsx';
import { answered, dueOf, MISTAKES, type Mistake } from './mistakes.ts';
import { percent } from './number-format.ts';
import { PositionTable } from './position-table.tsx';
import { endOfDay } from './repetition.ts';

/** `#/mistakes`: the positions of all my games that are due; `#/mistakes/ANALYSIS`: those of one game, due or not. */
export default function MistakesScreen({ path: [analysis] }: ScreenProps) {
  const left = useSignal<readonly Mistake[] | null>(null);
  useEffect(() => {
    MISTAKES.all().then((all) => {
      left.value = analysis
        ? all.filter((one) => one.analysis === analysis).sort((a, b) => b.loss - a.loss)
        : dueOf(all, endOfDay(Date.now()));
    });
  }, []);
  if (left.value === null) return <main tabIndex={-1} aria-busy="true" />;
  const [first, ...rest] = left.value;
  if (!first) return <NothingDue />;
  return <Asked key={first.id} mistake={first} count={left.value.length} onNext={() => (left.value = rest)} />;
}

function NothingDue() {
  return (
    <>
      <Bar sub={t('study.mistakes')} />
      <main class="column" tabIndex={-1}>
        <h1>{t('study.mistakes')}</h1>
        <p>{t('study.mistakes.none')}</p>
        <p class="row">
          <a class="button" href={link('statistics')}>
            {t('study.statistics')}
          </a>
        </p>
      </main>
    </>
  );
}

type Answer = { readonly action: string; readonly found: boolean };

interface AskedProps {
  readonly mistake: Mistake;
  readonly count: number;
  readonly onNext: () => void;
}

/** One position: the page says what was played, and the player looks for something better on the table itself. */
function Asked({ mistake, count, onNext }: AskedProps) {
  const stage = useSignal<'shown' | 'looking' | 'judging' | 'judged'>('shown');
  const answer = useSignal<Answer | null>(null);
  const kit = kitOf(mistake.game);
  const drawn = usePart(kit.study);
  const state = must(gameOf(kit).parsePosition(mistake.position.split(' ').slice(1)));
  const read = (action: string) => must(gameOf(kit).parseAction(action));
  const info = newGame(mistake.game, mistake.players);

  const onAct = (action: string) => {
    stage.value = 'judging';
    void judge(mistake, state, action).then(async (found) => {
      answer.value = { action, found };
      stage.value = 'judged';
      announce(found ? t('study.mistakes.found') : t('study.mistakes.notFound'));
      await MISTAKES.put(answered(mistake, found, Date.now()));
    });
  };
  return (
    <>
      <PositionTable
        position={mistake.position}
        players={mistake.players}
        ask={`${t('study.mistakes.find')}.`}
        onAct={onAct}
      />
      {drawn && stage.value === 'shown' && (
        <Sheet title={t('study.mistakes.find')} onClose={() => (stage.value = 'looking')}>
          <div class="stack tight">
            <p>
              <Said
                of={say('study.mistakes.told', {
                  choice: drawn.sayChoice(state, read(mistake.played)),
                  percent: percent(mistake.loss),
                })}
              />
            </p>
            <p>{t('study.mistakes.left', { n: count })}</p>
            <Button go name="look" onClick={() => (stage.value = 'looking')}>
              {t('study.mistakes.look')}
            </Button>
          </div>
        </Sheet>
      )}
      {drawn && stage.value === 'judged' && answer.value && (
        <Sheet
          title={answer.value.found ? t('study.mistakes.found') : t('study.mistakes.notFound')}
          columns={3}
          onClose={onNext}
        >
          <Lanes
            kit={kit}
            study={drawn}
            info={info}
            state={state}
            lanes={[
              {
                id: 'study-yours',
                title: t('study.mistakes.yours'),
                isBest: answer.value.found,
                actions: [answer.value.action],
              },
              ...(answer.value.action === mistake.best
                ? []
                : [{ id: 'study-best', title: t('study.best'), isBest: true, actions: [mistake.best] }]),
            ]}
          />
          <div class="row">
            <Button go name="next" onClick={onNext}>
              {count > 1 ? t('study.mistakes.next') : t('study.mistakes.done')}
            </Button>
            <a class="button" href={positionLink(mistake.position)} data-command="explore">
              {t('setup.exploreHere')}
            </a>
            <a class="button" href={mistake.href}>
              {t('study.title')}
            </a>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Whether an answer is as good as the best, mirror images included. */
async function judge(mistake: Mistake, state: unknown, action: string): Promise<boolean> {
  if (action === mistake.best) return true;
  try {
    return !(await runJob('hint', { game: mistake.game, state, action }, { soon: true }).answer).better;
  } catch {
    return false;
  }
}
