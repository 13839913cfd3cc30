import { type Signal, signal } from '@preact/signals';
import { unpack } from '../records/pack.ts';
import { loadGame } from './game.ts';
import { shownOf, type Watched } from './shown.ts';

const ID = /^[2-9a-z]{14}$/;

/** The game an address names: out of the link itself, or from the server, as everybody may watch it. */
export function watch([kind, word = '']: readonly string[]): Signal<Watched> {
  const shown = signal<Watched>('loading');
  const show = async () => {
    if (kind === 'r') shown.value = await gameInLink(word);
    else if (kind === 'g' && ID.test(word)) await (await import('./connection.ts')).follow(word, shown);
    else shown.value = 'missing';
  };
  show().catch(() => {
    shown.value = 'missing';
  });
  return shown;
}

async function gameInLink(packed: string): Promise<Watched> {
  const text = await unpack(packed);
  if (!text.ok) return 'missing';
  const [, name = ''] = /^\s*(?:new|position) +(\w+)/m.exec(text.value) ?? [];
  const of = await loadGame(name);
  return of ? shownOf(of, text.value, false) : 'missing';
}
