import { bySeat, other, type Score, type Seat } from '@castellan/rules';
import { isRated } from '@castellan/study';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { type GameOutcome, isMine, resultOf } from '../play/results.ts';
import { gameStore } from '../play/store.ts';
import { type GameRecord, recordOf } from '../records/game-record.ts';
import { storage } from '../ui/storage.ts';
import { decisionsIn, type MyDecision } from './profile.ts';
import { ANALYSES, idOf, linesOf, type SavedAnalysis } from './saved-analysis.ts';

/** One finished game of mine, as my statistics count it. */
export interface MyGame {
  readonly info: GameInfo;
  readonly record: GameRecord;
  /** Of its analysis, made or not. */
  readonly analysisId: string;
  readonly me: Seat;
  /** The level of the computer, or the name of a player online. */
  readonly opponent: string;
  /** The computer on this device, or online a person or a bot. */
  readonly kind: 'computer' | 'person' | 'bot';
  readonly outcome: GameOutcome;
  readonly scores: { readonly mine: number; readonly theirs: number };
  /** Squares of each kind on my board at the end. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Winning chance given away and luck, for me; null where it was not analysed or is not rated. */
  readonly studied: { readonly lost: number; readonly luck: number; readonly adjusted: number } | null;
  readonly analysed: boolean;
  /** My counted decisions; none where the game was not analysed. */
  readonly decisions: readonly MyDecision[];
}

/** What "analyse my games" is about: a game that was left is not rated. */
export const isToAnalyse = ({ analysed, info }: Pick<MyGame, 'analysed' | 'info'>): boolean =>
  !analysed && info.ending === null;

const SINCE = 'castellan.statistics.since';

/** Games before this moment are not counted: statistics were erased then. */
const countedSince = (): number => Number(storage.get(SINCE) ?? 0);
export const countFrom = (time: number): void => storage.set(SINCE, String(time));

/** Every finished game in which one person played on this device, the oldest first. One closed without a result does not count. */
export async function myGames(): Promise<MyGame[]> {
  const since = countedSince();
  const all = await (await gameStore()).list();
  const saved = new Map((await ANALYSES.all()).map((one) => [one.id, one]));
  return all
    .filter((info) => isMine(info) && info.created >= since)
    .map((info) => myGame(info, saved))
    .sort((a, b) => a.info.created - b.info.created);
}

function myGame(info: GameInfo, saved: ReadonlyMap<string, SavedAnalysis>): MyGame {
  const record = recordOf(info, ['', '']);
  const { me, state, outcome, scores: totals } = resultOf(info);
  const scores: readonly [Score<string>, Score<string>] = gameOf(kitOf(info.game)).score(state);
  const mine = bySeat(scores, me);
  const kinds = new Map<string, number>();
  for (const { kind, squares } of mine.domains) kinds.set(kind, (kinds.get(kind) ?? 0) + squares.length);
  const analysisId = idOf(linesOf(record));
  const analysis = saved.get(analysisId);
  const whole = analysis !== undefined && analysis.findings.length >= analysis.total;
  const sign = me === 1 ? 1 : -1;
  const { kind, bot, level, name } = bySeat(info.seats, other(me));
  const summary = analysis?.summary;
  return {
    info,
    record,
    analysisId,
    me,
    opponent: level || name,
    kind: kind === 'computer' ? kind : bot ? 'bot' : 'person',
    outcome,
    scores: totals,
    kinds,
    studied:
      whole && summary && isRated(info.game, summary, me) && summary.adjusted !== null
        ? {
            lost: bySeat(summary.skill, me).lost,
            luck: summary.luck * sign,
            adjusted: me === 1 ? summary.adjusted : 1 - summary.adjusted,
          }
        : null,
    analysed: whole,
    decisions: whole && analysis ? decisionsIn(record, analysis, me) : [],
  };
}

/** The columns of my results: games won together have a column once there are any, and replace draws if there are none. */
export function outcomesOf(games: readonly Pick<MyGame, 'outcome'>[]): readonly MyGame['outcome'][] {
  const has = (wanted: MyGame['outcome']) => games.some(({ outcome }) => outcome === wanted);
  if (!has('shared')) return ['won', 'drawn', 'lost'];
  return has('drawn') ? ['won', 'shared', 'drawn', 'lost'] : ['won', 'shared', 'lost'];
}

/** Everything as a table that other programs read. */
export function toCsv(games: readonly MyGame[]): string {
  const head = [
    'date',
    'game',
    'opponent',
    'seat',
    'outcome',
    'mine',
    'theirs',
    'hints',
    'given_away',
    'luck',
    'adjusted',
    'kind',
  ];
  const cell = (value: string | number) =>
    /[",\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;
  const share = (value: number | undefined) => (value === undefined ? '' : (value * 100).toFixed(2));
  const rows = games.map(({ info, me, opponent, kind, outcome, scores, studied }) => [
    new Date(info.created).toISOString(),
    info.game,
    opponent,
    me,
    outcome,
    scores.mine,
    scores.theirs,
    info.hints,
    share(studied?.lost),
    share(studied?.luck),
    share(studied?.adjusted),
    kind,
  ]);
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\n')}\n`;
}
