export const LANGUAGES = ['en', 'fr', 'pl', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** How a game stands, in one sentence that any name fits into. */
interface Words {
  readonly open: string;
  readonly invites: string;
  readonly playing: string;
  readonly turn: string;
  readonly wins: string;
  readonly draw: string;
  readonly closed: string;
  readonly shared: string;
  readonly player: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    open: 'A game of {game} is waiting for players',
    invites: '{name} invites you to a game of {game}',
    playing: 'Game in progress',
    turn: '{name} to play',
    wins: '{name} wins',
    draw: 'A draw',
    closed: 'Closed without a result',
    shared: 'A shared victory',
    player: 'Player {n}',
  },
  fr: {
    open: 'Une partie de {game} attend ses joueurs',
    invites: '{name} vous invite à une partie de {game}',
    playing: 'Partie en cours',
    turn: '{name} joue',
    wins: '{name} gagne',
    draw: 'Match nul',
    closed: 'Close sans résultat',
    shared: 'Victoire partagée',
    player: 'Joueur {n}',
  },
  pl: {
    open: 'Gra w {game} czeka na graczy',
    invites: '{name} zaprasza do gry w {game}',
    playing: 'Gra trwa',
    turn: 'Kolej: {name}',
    wins: '{name} wygrywa',
    draw: 'Remis',
    closed: 'Zamknięta bez wyniku',
    shared: 'Wspólne zwycięstwo',
    player: 'Gracz {n}',
  },
  es: {
    open: 'Una partida de {game} espera jugadores',
    invites: '{name} te invita a una partida de {game}',
    playing: 'Partida en curso',
    turn: 'Juega {name}',
    wins: 'Gana {name}',
    draw: 'Empate',
    closed: 'Cerrada sin resultado',
    shared: 'Victoria compartida',
    player: 'Jugador {n}',
  },
  de: {
    open: 'Eine Partie {game} wartet auf Mitspielende',
    invites: '{name} lädt dich zu einer Partie {game} ein',
    playing: 'Laufende Partie',
    turn: '{name} ist am Zug',
    wins: '{name} gewinnt',
    draw: 'Unentschieden',
    closed: 'Ohne Ergebnis geschlossen',
    shared: 'Ein gemeinsamer Sieg',
    player: 'Spieler {n}',
  },
};
