import { signal } from '@preact/signals';

/** Two regions take turns, so that the same sentence twice is read twice. */
const lines = signal<readonly [string, string]>(['', '']);
let next: 0 | 1 = 0;

/** Says a sentence to the screen reader. */
export function announce(sentence: string): void {
  if (sentence === '') return;
  lines.value = next === 0 ? [sentence, ''] : ['', sentence];
  next = next === 0 ? 1 : 0;
}

/** Says something after what is being said. */
export function addToAnnouncement(sentence: string): void {
  const said = lines.peek().find((line) => line !== '') ?? '';
  announce(`${said} ${sentence}`.trim());
}

/** Removes what was announced: a sentence belongs to its screen. */
export function clearAnnouncements(): void {
  lines.value = ['', ''];
}

export function Announcer() {
  return (
    <div class="visually-hidden">
      <p aria-live="polite" aria-atomic="true" data-announce="0">
        {lines.value[0]}
      </p>
      <p aria-live="polite" aria-atomic="true" data-announce="1">
        {lines.value[1]}
      </p>
    </div>
  );
}
