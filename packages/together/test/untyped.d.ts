/** The parts of two public packages that serve as references in tests; they ship no types. */

declare module 'edmonds-blossom-fixed' {
  export default function blossom(edges: [number, number, number][], perfect: boolean): number[];
}

declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; vol: number });
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    updateRatings(games: [Player, Player, number][]): void;
  }
}
