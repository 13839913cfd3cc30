import { bySeat, must, type Replay, type Seat } from '@castellan/rules';
import type { ChanceMoment, DecisionMoment, Explanation, Judged, Moment } from '@castellan/study';
import { useSignal } from '@preact/signals';
import { gameOf } from '../games/all-rules.ts';
import type { AnyKit } from '../games/kit.ts';
import type { PartOf } from '../games/part.ts';
import { formatNumber, t } from '../i18n/index.ts';
import type { Sentence } from '../i18n/message.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isCalledYou } from '../play/names.ts';
import { PlayerMark } from '../ui/art.tsx';
import { Said } from '../ui/said.tsx';
import styles from './analysis.module.css';
import { winOf } from './analysis.ts';
import { positionLink } from './explorer-position.ts';
import { HopesBox } from './hopes-box.tsx';
import { actionsOf, type Lane, Lanes } from './lanes.tsx';
import { GLYPHS } from './marks.ts';
import { momentName } from './moment-name.ts';
import { chance, exactly, percent, plusMinus, signedLead, signedPercent } from './number-format.ts';
import { Stars } from './stars.tsx';
import shared from './study.module.css';
import { MomentWhy } from './why-panel.tsx';

interface MomentPanelProps {
  readonly kit: AnyKit;
  readonly study: PartOf<AnyKit['study']>;
  readonly replay: Replay;
  readonly moment: Moment;
  readonly info: GameInfo;
  readonly me: Seat;
  /** What happened, as a sentence. */
  readonly said: Sentence;
  readonly explanation: Explanation | undefined;
  readonly onWhy: (moment: DecisionMoment) => void;
}

/** One moment of the game: a decision with what was played and what was best, or a roll and what to hope for. */
export function MomentPanel(props: MomentPanelProps) {
  const { moment, said, info } = props;
  return (
    <section class={`${styles.moment} leaf`} aria-label={t('study.moment')} data-index={moment.index}>
      <header>
        <small>{momentName(moment)}</small>
        <h2>
          <Said of={said} />
        </h2>
        {moment.turn === 'chance' ? <ChanceLine moment={moment} info={info} /> : <DecisionLine moment={moment} />}
      </header>
      {moment.turn === 'chance' ? (
        <HopesPanel key={moment.index} {...props} />
      ) : (
        <Choices key={moment.index} {...props} moment={moment} />
      )}
      <p class="row">
        <a
          class="button"
          href={positionLink(gameOf(props.kit).printPosition(props.replay.states[moment.index]))}
          data-command="explore"
        >
          {t('setup.exploreHere')}
        </a>
      </p>
    </section>
  );
}

function ChanceLine({ moment, info }: { moment: ChanceMoment; info: GameInfo }) {
  if (moment.pending) return <p class={styles.line}>{t('study.pending')}</p>;
  const favoured: Seat = moment.luck > 0 ? 1 : 2;
  const values = {
    error: plusMinus(moment.luckError),
    before: chance(winOf(moment.before.win, favoured)),
    after: chance(winOf(moment.after.win, favoured)),
  };
  if (values.before === values.after) return <p class={styles.line}>{t('study.helpedNobody')}</p>;
  return (
    <p class={`${styles.line} owner-${bySeat(info.marks, favoured)}`}>
      <PlayerMark seat={bySeat(info.marks, favoured)} />{' '}
      {exactly(
        isCalledYou(info, favoured)
          ? t('study.helpedYou', values)
          : t('study.helped', { ...values, name: called(info, favoured) }),
      )}
      {moment.fortune && (
        <b>
          {' '}
          <Stars fortune={moment.fortune} /> {t(`study.fortune.${moment.fortune}`)}
        </b>
      )}
    </p>
  );
}

function DecisionLine({ moment }: { moment: DecisionMoment }) {
  const { pending, counted, loss, lossError, leadLoss, mark } = moment;
  if (pending) return <p class={styles.line}>{t('study.pending')}</p>;
  if (!counted) return <p class={styles.line}>{t('study.forced')}</p>;
  if (!mark) {
    return (
      <p class={styles.line}>
        {loss < 0.005
          ? t('study.fine')
          : exactly(t('study.nearly', { percent: percent(loss), error: plusMinus(lossError) }))}
      </p>
    );
  }
  return (
    <p class={`${styles.line} ${styles.bad}`} data-mark={mark.name}>
      <b>
        {GLYPHS[mark.name]} {t(`study.mark.${mark.name}`)}
      </b>{' '}
      {mark.by === 'win'
        ? exactly(t('study.costs', { percent: percent(loss), error: plusMinus(lossError) }))
        : t('study.costsLead', { lead: formatNumber(Math.round(leadLoss * 10) / 10) })}
    </p>
  );
}

function Choices({
  kit,
  replay,
  moment,
  info,
  explanation,
  onWhy,
  study,
}: MomentPanelProps & { moment: DecisionMoment }) {
  const state = replay.states[moment.index];
  const read = (action: string) => must(gameOf(kit).parseAction(action));
  const candidates = moment.candidates;
  const best = candidates[0];
  const shown = useSignal<string | null>(null);
  const compared = shown.value ?? best?.action ?? moment.action;
  const same = compared === moment.action;
  // The line that shows the reason follows the best action and the one played.
  const lines = explanation?.best === compared && explanation.played === moment.action ? explanation.lines : null;
  const chanceOf = (action: string) => candidates.find((candidate) => candidate.action === action)?.win;
  const lanes: Lane[] = [
    {
      id: 'study-played',
      title: same && best ? t('study.playedBest') : t('study.played'),
      win: chanceOf(moment.action),
      isBest: same,
      actions: lines ? actionsOf(lines.played) : [moment.action],
    },
  ];
  if (!same) {
    lanes.push({
      id: 'study-best',
      title: compared === best?.action ? t('study.best') : t('study.instead'),
      win: chanceOf(compared),
      isBest: compared === best?.action,
      actions: lines ? actionsOf(lines.best) : [compared],
    });
  }
  return (
    <>
      <MomentWhy
        kit={kit}
        study={study}
        info={info}
        replay={replay}
        moment={moment}
        explanation={explanation}
        onWanted={onWhy}
      />
      <Lanes key={`${compared} ${lines !== null}`} kit={kit} study={study} info={info} state={state} lanes={lanes} />
      {candidates.length > 1 && (
        <>
          <h3>{t('study.candidates')}</h3>
          <ol class={shared.candidates}>
            {candidates.map((candidate, index) => (
              <li key={candidate.action}>
                <button
                  type="button"
                  aria-pressed={candidate.action === compared}
                  onClick={() => (shown.value = candidate.action)}
                >
                  <CandidateLine
                    candidate={candidate}
                    best={best!}
                    place={index + 1}
                    choice={study.sayChoice(state, read(candidate.action))}
                    played={candidate.action === moment.action}
                  />
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface CandidateLineProps {
  readonly candidate: Judged;
  readonly best: Judged;
  readonly place: number;
  readonly choice: Sentence;
  readonly played: boolean;
}

/** One action with its figures, as the player who decides sees them. */
export function CandidateLine({ candidate, best, place, choice, played }: CandidateLineProps) {
  const behind = candidate.win - best.win;
  return (
    <>
      <span class={shared.place}>{formatNumber(place)}</span>
      <span>
        <Said of={choice} />
        {played && <em class="tag">{t('study.played')}</em>}
      </span>
      <span class={shared.number}>{chance(candidate.win)}</span>
      <span class={`${shared.number} ${shared.behind}`}>
        {place > 1 && (
          <>
            {signedPercent(behind)} <small>{plusMinus(candidate.pairedError)}</small>
          </>
        )}
        <small>{t('study.leadOf', { lead: signedLead(candidate.lead) })}</small>
      </span>
    </>
  );
}

/** What each face or domino would have meant, worked out when it is looked at. */
const HopesPanel = ({ kit, replay, moment, info }: MomentPanelProps) => (
  <HopesBox kit={kit} state={replay.states[moment.index]} info={info} />
);
