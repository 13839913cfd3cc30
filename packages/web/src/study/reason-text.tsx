import { other, type Seat } from '@castellan/rules';
import type { Reason } from '@castellan/study';
import type { AnyKit } from '../games/kit.ts';
import type { PartOf } from '../games/part.ts';
import { formatNumber, say, t } from '../i18n/index.ts';
import type { Called, Sentence } from '../i18n/message.ts';
import type { GameInfo } from '../play/game-info.ts';
import { called, isCalledYou } from '../play/names.ts';
import { Said } from '../ui/said.tsx';
import styles from './why.module.css';

const points = (number: number): string => formatNumber(Math.round(number * 10) / 10);
const share = (number: number): string => `${formatNumber(Math.round(number * 100))} %`;

/** In a position without a game the opponent has no name. */
function opponentOf(info: GameInfo, seat: Seat): string | Called {
  const name = called(info, seat);
  return name === t('study.opponent') ? { forms: t('study.theOpponent').split('|') } : name;
}

/** One reason as a sentence, with the picture of the coat or terrain in it. */
export function sayReason(
  { claim, concept, component, best, played, of }: Reason,
  study: PartOf<AnyKit['study']>,
  rolls: boolean,
  info: GameInfo,
  seat: Seat,
): Sentence {
  const name = opponentOf(info, other(seat));
  const you = isCalledYou(info, other(seat));
  const kind = { text: study.kindText(of ?? ''), drawn: [{ art: study.kindArt(of ?? ''), marks: 0 }], mark: '' };
  const more = points(Math.abs(best - played));
  const shares = { best: share(best), played: share(played) };
  const numbers = { best: points(best), played: points(played) };
  switch (claim) {
    case 'own-points':
      switch (concept) {
        case 'joining':
        case 'crosses':
        case 'castle':
        case 'power':
        case 'jokers':
        case 'lightning':
          return say(`why.own.${concept}`, { kind, points: more });
        default:
          return say('why.own.growth', { kind, points: more });
      }
    case 'other-points':
      return you ? say('why.denial.you', { kind, points: more }) : say('why.denial', { kind, points: more, name });
    case 'own-bonus':
      return say('why.bonus.own', { points: more });
    case 'other-bonus':
      return you ? say('why.bonus.other.you', { points: more }) : say('why.bonus.other', { points: more, name });
    case 'own-line':
      return say('why.line.own', { kind, ...shares });
    case 'other-line':
      return you ? say('why.line.other.you', { kind, ...shares }) : say('why.line.other', { kind, name, ...shares });
    case 'own-empty':
      return component.endsWith('discards') ? say('why.discards', numbers) : say('why.empty', numbers);
    case 'order':
      return say('why.order', shares);
    case 'tie-break':
      return say('why.tiebreak', shares);
    case 'gain':
      return say('why.gain', numbers);
    case 'reply':
      return you ? say('why.reply.you', numbers) : say('why.reply', { name, ...numbers });
    case 'extends':
      return rolls ? say('why.extends.rolls', { kind, ...shares }) : say('why.extends.dominoes', { kind, ...shares });
  }
}

interface ReasonTextProps {
  readonly reason: Reason;
  readonly study: PartOf<AnyKit['study']>;
  /** Whether rounds begin with a roll; with a row of dominoes otherwise. */
  readonly rolls: boolean;
  readonly info: GameInfo;
  /** Who decided. */
  readonly seat: Seat;
}

export const ReasonText = ({ reason, study, rolls, info, seat }: ReasonTextProps) => (
  <p class={styles.reason}>
    <Said of={sayReason(reason, study, rolls, info, seat)} />
  </p>
);
