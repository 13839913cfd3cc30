import { link } from '../router.ts';

/** The addresses of an online game. Secrets stand after `#`, which no browser sends to any server. */

const here = (): string => location.href.split('#', 1)[0]!;

/** To look at a game, and to play it where a seat is held here. */
export const gameHref = (id: string): string => link('g', id);
export const resultHref = (id: string): string => link('g', id, 'result');
export const diceHref = (id: string): string => link('g', id, 'dice');

export const watchAddress = (id: string): string => here() + gameHref(id);
export const inviteAddress = (id: string, key: string | null): string =>
  here() + (key === null ? gameHref(id) : link('g', id, key));
export const moveAddress = (id: string, key: string): string => here() + link('g', id, 'move', key);
export const meAddress = (code: string): string => here() + link('online', 'me', code);
