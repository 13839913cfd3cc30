import { rulesOf } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import { nameOf } from '../../play/names.ts';
import { replayInfo } from '../../play/replay-info.ts';
import { ResultPanel, type ResultProps } from '../../table/result-panel.tsx';
import { NoughtsBoard } from './board.tsx';
import type { NoughtsState } from './table.tsx';

export function Result(props: ResultProps) {
  const { info } = props;
  const { states } = replayInfo(info);
  const state = states[states.length - 1] as NoughtsState;
  const outcome = rulesOf('noughts').result(state);
  const won = outcome.kind === 'win';
  return (
    <ResultPanel
      {...props}
      sub="Noughts"
      icon="crown"
      headline={won ? t('noughts.result.win', { name: nameOf(info, outcome.seat) }) : t('noughts.result.draw')}
      why={won ? t('noughts.result.row') : t('noughts.result.full')}
      boards={
        <section class="first-side" aria-label={t('noughts.board')}>
          <NoughtsBoard id="final" state={state} names={[nameOf(info, 1), nameOf(info, 2)]} />
        </section>
      }
      tally={null}
      counting={null}
      garland={['crown', 'crown', 'crown', 'crown', 'crown', 'crown']}
    />
  );
}
