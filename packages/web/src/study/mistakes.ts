import { type GameName, type Replay, rulesOf, type Seat } from '@castellan/rules';
import type { DecisionMoment, Report } from '@castellan/study';
import type { GameInfo } from '../play/game-info.ts';
import { seatsOf } from '../play/store.ts';
import { type Repetition, repeated } from './repetition.ts';
import { collection } from './study-store.ts';

/** A position in which the player gave something away, to be asked again. */
export interface Mistake extends Repetition {
  readonly id: string;
  /** The analysis it comes from. */
  readonly analysis: string;
  readonly game: GameName;
  /** As the rules write it, with the name of the game. */
  readonly position: string;
  readonly played: string;
  readonly best: string;
  /** Winning chance given away. */
  readonly loss: number;
  readonly players: Pick<GameInfo, 'seats' | 'marks'>;
  /** Where the moment is shown. */
  readonly href: string;
}

export const MISTAKES = collection<Mistake>('mistakes', (saved) => {
  const { players } = saved;
  return { ...saved, players: { seats: seatsOf(players), marks: players.marks } };
});

/** After an answer. */
export const answered = (mistake: Mistake, wasFound: boolean, now: number): Mistake => ({
  ...mistake,
  ...repeated(mistake, wasFound, now),
});

/** Those that are due, the most expensive first. */
export const dueOf = (mistakes: readonly Mistake[], now: number): Mistake[] =>
  mistakes.filter(({ due }) => due <= now).sort((a, b) => b.loss - a.loss);

/** The mistakes and blunders of one player in an analysis; inaccuracies are not worth asking about. */
export function mistakesIn(
  id: string,
  { moments }: Report,
  { game, states }: Replay,
  seat: Seat,
  players: Mistake['players'],
  hrefOf: (at: number) => string,
): Mistake[] {
  const name = game.name as GameName;
  return moments
    .filter((moment): moment is DecisionMoment => moment.turn === seat)
    .filter(({ mark }) => mark !== null && mark.name !== 'inaccuracy' && mark.by === 'win')
    .map(({ index, action, candidates, loss }) => ({
      id: `${id}:${index}`,
      analysis: id,
      game: name,
      position: rulesOf(name).printPosition(states[index]),
      played: action,
      best: candidates[0]!.action,
      loss,
      players: { seats: players.seats, marks: players.marks },
      href: hrefOf(index),
      due: 0,
      found: 0,
    }));
}

/** Keeps what is new; what was asked before keeps its place in time. */
export async function keepMistakes(mistakes: readonly Mistake[]): Promise<void> {
  for (const mistake of mistakes) {
    const known = await MISTAKES.get(mistake.id);
    await MISTAKES.put(known ? { ...mistake, due: known.due, found: known.found } : mistake);
  }
}
