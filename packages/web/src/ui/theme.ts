import { signal } from '@preact/signals';
import { storage } from './storage.ts';

export type Theme = 'light' | 'dark';

const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');
const chosen = (): Theme | null => storage.get('castellan.theme') as Theme | null;

export const theme = signal<Theme>('light');

function show(next: Theme): void {
  theme.value = next;
  document.documentElement.dataset.theme = next;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', next === 'dark' ? '#17130f' : '#e9dfcb');
}

/** Follows the system until the player chooses. */
export function startTheme(): void {
  const follow = () => show(chosen() ?? (system?.matches ? 'dark' : 'light'));
  system?.addEventListener('change', follow);
  follow();
}

export function switchTheme(): void {
  const next = theme.value === 'dark' ? 'light' : 'dark';
  // Choosing what the system says anyway means following it again.
  if ((system?.matches ? 'dark' : 'light') === next) storage.remove('castellan.theme');
  else storage.set('castellan.theme', next);
  show(next);
}
