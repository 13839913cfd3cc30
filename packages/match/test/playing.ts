import { type Below, rulesOf, seeded } from '@castellan/rules';
import { type Created, type Host, type Join, type Logged, type Match, type NewGame, turnOf } from '../src/index.ts';

export const ADA: Join = { seat: 1, name: 'Ada', entropy: '00112233445566778899aabbccddeeff' };
export const BEN: Join = { seat: 2, name: 'Ben', entropy: 'ffeeddccbbaa99887766554433221100' };

/** The first event of a game of Duel. */
export const begun = (event: Partial<Created> = {}, at = 0): Logged => ({
  seq: 1,
  at,
  command: 'create',
  event: {
    type: 'created',
    game: 'duel',
    options: ['edition=en', 'rules=1'],
    time: { type: 'none' },
    chance: { type: 'own' },
    listed: false,
    ...event,
  },
});

export const SEEDED = (seed: number, game = 'duel', options: readonly string[] = []): NewGame => ({
  game,
  options,
  chance: { type: 'seed' },
  hidden: { seed },
});

/** Any legal action, in notation. */
export function someAction(match: Match, below: Below): string {
  const rules = rulesOf(match.game);
  const legal = rules.legal(match.state);
  return rules.printAction(legal[below(legal.length)]);
}

/** Plays at random until the game is over, or for a number of actions. */
export async function playOn(host: Host, id: string, seed: number, actions = 1000): Promise<Match> {
  const below = seeded(seed);
  let match = (await host.match(id))!;
  for (let i = 0; i < actions; i++) {
    const turn = turnOf(match);
    if (turn !== 1 && turn !== 2) break;
    const command = { type: 'act', action: someAction(match, below), seq: match.seq } as const;
    const answer = await host.submit(id, turn, `play-${match.seq}`, command);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
    match = answer.value.match;
  }
  return match;
}
