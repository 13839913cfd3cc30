import {
  bySeat,
  COATS,
  type Coat,
  coatOf,
  crossesOf,
  type Domain,
  type DuelState,
  diceLeft,
  duelRules,
  type Face,
  JOKER,
  other,
  type Power,
  type Seat,
  type Square,
  type Token,
} from '@castellan/rules';
import { isOneSpot } from '../../board/domino.ts';
import { formatSigned, say, sayList, t } from '../../i18n/index.ts';
import { type Sentence, together } from '../../i18n/message.ts';
import { called, isYou } from '../../play/names.ts';
import { sayChanges } from '../../table/changes.ts';
import type { DuelTable } from './controller.ts';
import { jokersIn, loneDie } from './hand.ts';
import { countedCrosses, domainAt, domainWords, drawnCoat, drawnFace, sayDomain } from './sentences.ts';

/** What the table says from the first roll on: what to do, and what it brings or why not. */

/** What to do. */
export function sayPrompt(table: DuelTable): Sentence {
  const { lookingBack, task, staging, options, me, session } = table;
  if (lookingBack.value !== null) return say('duel.prompt.past', { n: table.view.value.round });
  const { hand, passing, picked } = staging.value;
  const state = session.state.value;
  const lone = loneDie(hand);
  switch (task.value) {
    case 'draft': {
      if (picked.length === 2) return say(`duel.prompt.${state.seat === state.roller ? 'takeBoth' : 'takeThese'}`);
      if (state.seat !== state.roller) return say(`duel.prompt.${picked.length === 1 ? 'draftMore' : 'draftSecond'}`);
      return bySeat(state.players, me.value).powers.includes('both')
        ? say('duel.prompt.draftBoth')
        : say('duel.prompt.draftFirst');
    }
    case 'place':
    case 'prepare': {
      if (table.ready.value) return say('duel.prompt.ready');
      if (passing) return say('duel.prompt.passing');
      if (lone !== null) return say('duel.prompt.placeOther', { die: drawnFace(table.faces()[lone === 0 ? 1 : 0]) });
      if (table.chosen.value) {
        return say(isOneSpot(options.value.map(({ at }) => at)) ? 'duel.prompt.only' : 'duel.prompt.confirm');
      }
      if (options.value.length === 0)
        return table.mustPass.value ? say('duel.prompt.mustPass') : say('duel.prompt.nothing');
      if (task.value === 'prepare') return say('duel.prompt.prepare');
      if (jokersIn(table.faces()).some((which) => hand.jokers[which] === null))
        return say('duel.prompt.joker', { die: drawnFace(JOKER) });
      return hand.split
        ? say('duel.prompt.placeSplit', { die: drawnFace(table.faces()[0]) })
        : say('duel.prompt.place');
    }
    case 'forced':
      return say('duel.prompt.passes');
    case 'bonus':
      return say('duel.prompt.bonus');
    case 'cross':
      return say('duel.prompt.cross');
    case 'over':
      return say('common.nowCounted');
    case 'roll':
    case 'wait':
      if (state.phase === 'roll') {
        const { roller } = state;
        const you = isYou(session.info.value, roller);
        return you
          ? say('duel.prompt.wait.rollYou')
          : say('duel.prompt.wait.roll', { name: called(session.info.value, roller) });
      }
      return say(`duel.prompt.wait.${state.phase === 'over' ? 'place' : state.phase}`);
  }
}

/** What the opponent does, by name: one sentence in their colour. Empty where I do something, or two people play here. */
export function waitText({ task, lookingBack, session, me }: DuelTable): string {
  const { phase, seat, roller } = session.state.value;
  const alone = session.isLocal(1) !== session.isLocal(2);
  if (task.value !== 'wait' || lookingBack.value !== null || !alone) return '';
  const by = phase === 'roll' ? roller : seat;
  if (by === me.value) return '';
  const name = called(session.info.value, by);
  if (phase === 'roll') return t('duel.prompt.wait.roll', { name });
  return phase === 'draft' || phase === 'place' ? t(`duel.wait.${phase}`, { name }) : '';
}

/** What the staged choice brings, or why the last tap did nothing. */
export function sayNote(table: DuelTable): Sentence {
  const { refusal, task, staging, me, session, looked } = table;
  const state = session.state.value;
  if (refusal.value) {
    const look = refusal.value.code === 'occupied' ? domainAt(table.view.value, me.value, refusal.value.square!) : null;
    return look ? sayDomain(look) : say(`duel.why.${refusal.value.code as 'occupied'}`);
  }
  const planned = table.planned.value;
  if (planned?.type === 'place') return placementNote(state, me.value, planned.tokens);
  if (planned?.type === 'cross') return crossNote(table, planned.square);
  if (task.value === 'draft' && staging.value.picked.length > 0) return draftNote(table);
  if (
    task.value === 'place' &&
    table.mayPass.value &&
    !table.mustPass.value &&
    !staging.value.passing &&
    table.options.value.length === 0
  ) {
    return say('duel.note.powers');
  }
  if (staging.value.passing || task.value === 'forced') return say(`duel.note.pass.${state.options.ticks}`);
  if (looked.value) {
    const domain = domainAt(table.view.value, looked.value.seat, looked.value.square);
    if (domain) return sayDomain(domain);
  }
  return [];
}

/** The power of a row that a player would fill with two of these dice; undefined where there is none. */
function couldWin(state: DuelState, seat: Seat, faces: readonly Face[]): Power | undefined {
  const { boxes, powers } = state.options.sheet;
  const coat = COATS.find((one) => {
    const dice = faces.filter((face) => face !== JOKER && crossesOf(face) === 0 && coatOf(face) === one).length;
    const missing = boxes[one] - bySeat(state.players, seat).ticks[one];
    return state.lines[one] === null && missing <= Math.min(2, dice);
  });
  return coat && powers[coat];
}

function draftNote(table: DuelTable): Sentence {
  const state = table.session.state.value;
  const { picked } = table.staging.value;
  const left = diceLeft(state, picked).map((die) => state.dice[die - 1]!.face);
  const rest = left.map((face) => [drawnFace(face)]);
  const name = called(table.session.info.value, other(table.me.value));
  const last = state.seat !== state.roller || picked.length === 2;
  if (state.seat !== state.roller && picked.length < 2) return [];
  const leaves = last
    ? say('duel.note.getsRest', { name, dice: sayList(rest) })
    : say('duel.note.leaves', { name, dice: sayList(rest) });
  const power = couldWin(state, other(table.me.value), left);
  return power ? together([leaves, say('duel.note.couldWin', { name, power: t(`duel.power.${power}`) })]) : leaves;
}

/** The largest domain of these dice: where a placement scores nothing, it says why. */
const largestOf = (domains: readonly Domain<Coat>[], tokens: readonly Token[]): Domain<Coat> =>
  domains
    .filter(({ squares }) => tokens.some(({ square }) => squares.includes(square)))
    .toSorted((a, b) => b.squares.length - a.squares.length)[0]!;

/** The domain with its new cross, and what the cross brings. */
function crossNote({ preview, gain }: DuelTable, square: Square): Sentence {
  const domain = preview.value!.domains.find(({ squares }) => squares.includes(square)) as Domain<Coat>;
  return say('duel.note.cross', { ...domainWords(domain), gain: formatSigned(gain.value!) });
}

function placementNote(state: DuelState, seat: Seat, tokens: readonly [Token, Token]): Sentence {
  const after = duelRules.preview(state, { type: 'place', tokens }, seat);
  const ticks = tokens.filter(({ joker, crosses, coat }) => !joker && crosses === 0 && state.lines[coat] === null);
  const ticked = [...new Set(ticks.map(({ coat }) => coat))];
  const [coat] = ticked;
  // Of two dice with one coat, the second ticks nothing where only one box is left.
  const twice =
    coat &&
    ticks.length > ticked.length &&
    bySeat(state.players, seat).ticks[coat] + 1 < state.options.sheet.boxes[coat];
  const now = bySeat(duelRules.score(state), seat);
  const changes = sayChanges(now, after, {
    nameOf: (of) => (of === 'domains' ? t('duel.power.domains') : drawnCoat(of as Coat)),
    marksOf: countedCrosses,
  });
  const grown = changes.length > 0 ? changes : sayDomain(largestOf(after.domains, tokens));
  if (!coat) return grown;
  const ticking = twice
    ? say('duel.note.ticksTwo', { coat: drawnCoat(coat) })
    : say('duel.note.ticks', { coats: sayList(ticked.map((one) => [drawnCoat(one)])) });
  const filled = ticked.filter(
    (one) =>
      bySeat(state.players, seat).ticks[one] + ticks.filter((token) => token.coat === one).length >=
      state.options.sheet.boxes[one],
  );
  const wins = filled.map((one) =>
    say('duel.note.wins', { power: t(`duel.power.${state.options.sheet.powers[one]}`) }),
  );
  return together([grown, ticking, ...wins]);
}
