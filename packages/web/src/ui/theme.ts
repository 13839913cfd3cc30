import { signal } from '@preact/signals';
import { storage } from './storage.ts';

export type Theme = 'light' | 'dark';

/** What the player chooses; the system until then. */
export const THEMES = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof THEMES)[number];

const KEY = 'castellan.theme';
const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

export const chosenTheme = signal<ThemeChoice>(THEMES.find((one) => one === storage.get(KEY)) ?? 'system');
export const theme = signal<Theme>('light');

function show(): void {
  const next = chosenTheme.value === 'system' ? (system?.matches ? 'dark' : 'light') : chosenTheme.value;
  theme.value = next;
  document.documentElement.dataset.theme = next;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', next === 'dark' ? '#17130f' : '#e9dfcb');
}

export function startTheme(): void {
  system?.addEventListener('change', show);
  show();
}

export function setTheme(next: ThemeChoice): void {
  chosenTheme.value = next;
  if (next === 'system') storage.remove(KEY);
  else storage.set(KEY, next);
  show();
}
