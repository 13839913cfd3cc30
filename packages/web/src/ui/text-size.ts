import { signal } from '@preact/signals';
import { storage } from './storage.ts';

/** In per cent of what the browser is set to. */
export const TEXT_SIZES = ['100', '115', '130'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const KEY = 'castellan.text';

/** The page shows it before its first paint (`first-paint.js`). */
export const textSize = signal<TextSize>(TEXT_SIZES.find((size) => size === storage.get(KEY)) ?? '100');

export function setTextSize(size: TextSize): void {
  textSize.value = size;
  document.documentElement.dataset.text = size;
  if (size === '100') storage.remove(KEY);
  else storage.set(KEY, size);
}
