import { beside, type NaiveBoard, naiveDomains, naiveWinner } from './domains.ts';

/** Duel once more, written from the rules alone and without regard to speed: every question replays the whole game from its first line. */

const COATS = ['d', 's', 'D', 'S', 'f', 'q'];
const SQUARES = [...'abcdefg']
  .flatMap((column) => [...'12345'].map((row) => column + row))
  .filter((name) => name !== 'd3');

export interface NaiveSheet {
  dice: string[][];
  boxes: Record<string, number>;
  powers: Record<string, string>;
}

interface Player {
  board: NaiveBoard;
  castle: boolean;
  ticks: Record<string, number>;
  powers: string[];
  bonus: string;
}

export interface NaiveDuel {
  turn: string;
  legal: () => string[];
  score: number[];
  result: string;
}

/** Where the editions differ: `formed` is the switch of `fr` and `es`, `endsAtOnce` that of all but `pl`. */
export interface NaiveSwitches {
  formed: boolean;
  endsAtOnce: boolean;
}

export function naiveDuel(
  sheet: NaiveSheet,
  { formed, endsAtOnce }: NaiveSwitches,
  lines: readonly string[],
): NaiveDuel {
  const players: Player[] = [1, 2].map(() => ({
    board: new Map(),
    castle: true,
    ticks: Object.fromEntries(COATS.map((coat) => [coat, 0])),
    powers: [],
    bonus: '',
  }));
  const owner: Record<string, number> = {};
  const queue = lines.map((line) => line.split(' '));
  const ongoing = (turn: string, legal: () => string[]): NaiveDuel => ({
    turn,
    legal,
    score: players.map(scoreOf),
    result: 'ongoing',
  });

  for (let a = 0; ; a = 1 - a) {
    const b = 1 - a;
    const roll = queue.shift();
    if (!roll) return ongoing('chance', () => allRolls(sheet));
    const shown = roll.slice(1);

    const first = queue.shift();
    if (!first) return ongoing(String(a + 1), () => firstPicks(players[a]!));
    const hands: number[][] = [[], []];
    hands[a] = first.slice(1).map(Number);
    if (hands[a]!.length === 2) {
      players[a]!.powers = players[a]!.powers.filter((power) => power !== 'both');
      hands[b] = [1, 2, 3, 4].filter((die) => !hands[a]!.includes(die));
    } else {
      const second = queue.shift();
      const left = [1, 2, 3, 4].filter((die) => !hands[a]!.includes(die));
      if (!second) return ongoing(String(b + 1), () => pairsOf(left).map((pair) => `pick ${pair.join(' ')}`));
      hands[b] = second.slice(1).map(Number);
      hands[a] = [...hands[a]!, ...left.filter((die) => !hands[b]!.includes(die))];
    }

    const counting: string[][] = [[], []];
    const passed = [false, false];
    for (const who of [a, b]) {
      const player = players[who]!;
      const hand = hands[who]!.map((die) => ({ shown: shown[die - 1]!, faces: sheet.dice[die - 1]! }));
      const action = queue.shift();
      if (!action) return ongoing(String(who + 1), () => placements(player, hand));
      if (action[0] === 'pass') {
        passed[who] = true;
        if (formed) counting[who] = hand.map((die) => die.shown).filter((face) => /^[a-zA-Z]$/.test(face));
        continue;
      }
      const tokens = action.slice(1).map(readToken);
      const needs = powersNeeded(player, tokens);
      if (tokens.some((token) => token.turned)) needs.push('turn');
      if (tokens.some((token) => token.castle)) player.castle = false;
      player.powers = player.powers.filter((power) => !needs.includes(power));
      for (const token of tokens) player.board.set(token.square, { kind: token.coat, marks: token.crosses });
      counting[who] = tokens.filter((token) => !token.joker && token.crosses === 0).map((token) => token.coat);
    }

    const someFull = players.some((player) => player.board.size === SQUARES.length);
    for (const who of someFull && endsAtOnce ? [] : [a, b]) {
      const player = players[who]!;
      const won: string[] = [];
      for (const coat of counting[who]!) {
        if (owner[coat] !== undefined) continue;
        player.ticks[coat]!++;
        if (player.ticks[coat] === sheet.boxes[coat]) {
          owner[coat] = who;
          won.push(sheet.powers[coat]!);
        }
      }
      for (const power of won) if (power !== 'domains' && power !== 'cross') player.powers.push(power);
      if (won.includes('domains')) {
        const bonus = queue.shift();
        if (!bonus) return ongoing(String(who + 1), () => COATS.map((coat) => `bonus ${coat}`));
        player.bonus = bonus[1]!;
      }
      if (won.includes('cross') && player.board.size > 0) {
        const cross = queue.shift();
        if (!cross) return ongoing(String(who + 1), () => [...player.board.keys()].map((square) => `cross ${square}`));
        const { kind, marks } = player.board.get(cross[1]!)!;
        player.board.set(cross[1]!, { kind, marks: marks + 1 });
      }
    }

    if (someFull || (passed[0] && passed[1])) {
      const figures = players.map((player) => [
        scoreOf(player),
        Math.max(0, ...naiveDomains(player.board).map((domain) => domain.size)),
      ]);
      return {
        turn: 'over',
        legal: () => [],
        score: players.map(scoreOf),
        result: naiveWinner(figures[0]!, figures[1]!),
      };
    }
  }
}

const scoreOf = (player: Player): number => {
  let points = 0;
  for (const domain of naiveDomains(player.board)) {
    points += domain.size * domain.marks;
    if (domain.kind === player.bonus) points += 3;
  }
  return points;
};

const allRolls = (sheet: NaiveSheet): string[] => {
  let rolls = ['roll'];
  for (const faces of sheet.dice) rolls = rolls.flatMap((roll) => [...new Set(faces)].map((face) => `${roll} ${face}`));
  return rolls;
};

const pairsOf = (dice: readonly number[]): number[][] =>
  dice.flatMap((one) => dice.filter((two) => two > one).map((two) => [one, two]));

const firstPicks = (player: Player): string[] => {
  const singles = ['pick 1', 'pick 2', 'pick 3', 'pick 4'];
  return player.powers.includes('both')
    ? [...singles, ...pairsOf([1, 2, 3, 4]).map((pair) => `pick ${pair.join(' ')}`)]
    : singles;
};

interface NaiveToken {
  turned: boolean;
  joker: boolean;
  coat: string;
  crosses: number;
  castle: boolean;
  square: string;
}

const readToken = (text: string): NaiveToken => {
  const [head, square] = text.split('@') as [string, string];
  return {
    turned: head.includes('~'),
    joker: head.includes('?'),
    coat: head.replace(/[~?+^]/g, ''),
    crosses: head.split('+').length - 1,
    castle: head.includes('^'),
    square,
  };
};

const touches = (player: Player, { coat, square }: NaiveToken): boolean =>
  beside(square, 'd3') || SQUARES.some((name) => beside(name, square) && player.board.get(name)?.kind === coat);

const powersNeeded = (player: Player, tokens: readonly NaiveToken[]): string[] => {
  const [one, two] = tokens as [NaiveToken, NaiveToken];
  const touching = [touches(player, one), touches(player, two)].filter(Boolean).length;
  if (beside(one.square, two.square)) return touching >= 1 ? [] : ['free'];
  return touching === 2 ? ['split'] : ['split', 'free'];
};

interface NaiveDie {
  shown: string;
  faces: string[];
}

/** Everything the two dice could ever look like, on every two squares, included if the player has what it takes. */
const placements = (player: Player, hand: readonly NaiveDie[]): string[] => {
  const found = new Set<string>();
  const [left, right] = hand as [NaiveDie, NaiveDie];
  let powerless = false;
  const turn = player.powers.includes('turn');
  for (const leftFace of looks(left, turn)) {
    for (const rightFace of looks(right, turn)) {
      if (leftFace.startsWith('~') && rightFace.startsWith('~')) continue;
      const castles = [[leftFace, rightFace]];
      if (player.castle) castles.push([`${leftFace}+^`, rightFace], [leftFace, `${rightFace}+^`]);
      for (const [l, r] of castles) {
        for (const p of SQUARES) {
          for (const q of SQUARES) {
            if (p === q || player.board.has(p) || player.board.has(q)) continue;
            const texts = [`${l}@${p}`, `${r}@${q}`];
            const needs = powersNeeded(player, texts.map(readToken));
            if (!needs.every((power) => player.powers.includes(power))) continue;
            if (needs.length === 0 && !l!.startsWith('~') && !r!.startsWith('~')) powerless = true;
            found.add(`place ${(p < q ? texts : texts.reverse()).join(' ')}`);
          }
        }
      }
    }
  }
  return powerless ? [...found] : [...found, 'pass'];
};

const looks = (die: NaiveDie, turn: boolean): string[] => {
  const drawn = (face: string): string[] => (face === '?' ? COATS.map((coat) => `?${coat}`) : [face]);
  const turned = turn ? die.faces.filter((face) => face !== die.shown).flatMap(drawn) : [];
  return [...drawn(die.shown), ...new Set(turned.map((face) => `~${face}`))];
};
