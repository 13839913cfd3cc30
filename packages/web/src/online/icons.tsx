import type { Phrase } from '@castellan/match';

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** One ink line each, as the rest of the art; drawn here so that only those who play online load them. */
const DRAWN = {
  talk: 'M4 5.5h16v10.5h-8.5L7 20v-4H4ZM8 9.2h8M8 12.4h5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M9 8.5h10.5V20H9ZM5 15.5V4h10.5',
  share: 'M12 14.5V3.5M8 7l4-3.8L16 7M6.5 11H5v9.5h14V11h-1.5',
  friend:
    'M3.5 19.5c.4-3.4 2.4-5.2 5.5-5.2s5.1 1.8 5.5 5.2M9 11.4a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM18.5 8v6M15.5 11h6',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3.2 2.2',
  eye: 'M2.8 12C5 8.2 8.1 6.2 12 6.2s7 2 9.2 5.8c-2.2 3.8-5.3 5.8-9.2 5.8S5 15.8 2.8 12ZM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  broken:
    'M9.5 14.5 7 17a3.2 3.2 0 0 1-4.5-4.5L6 9M14.5 9.5 17 7a3.2 3.2 0 0 1 4.5 4.5L18 15M9 4v2.5M4.5 6 6 7.5M15 20v-2.5M19.5 18 18 16.5',
} as const;

type IconName = keyof typeof DRAWN;

export const Icon = ({ name, class: extra }: { name: IconName; class?: string }) => (
  <svg class={extra ?? 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={DRAWN[name]} {...STROKE} {...(name === 'more' && { 'stroke-width': 3.4 })} />
  </svg>
);

const FACE = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9.6v.01M15 9.6v.01';

/** The wordless phrases. */
const REACTIONS = {
  smile: `${FACE}M8.2 14.2c1 1.6 2.2 2.3 3.8 2.3s2.8-.7 3.8-2.3`,
  laugh:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM7.6 10.2 9 8.8l1.4 1.4M13.6 10.2 15 8.8l1.4 1.4M7.8 13.4h8.4c-.5 2.6-2 4-4.2 4s-3.7-1.4-4.2-4Z',
  wow: `${FACE}M12 17.4a2 2.3 0 1 0 0-4.6 2 2.3 0 0 0 0 4.6Z`,
  sad: `${FACE}M8.4 16.6c.9-1.5 2.1-2.2 3.6-2.2s2.7.7 3.6 2.2`,
  clap: 'M7.2 13.6 4.8 9.8c-.7-1.2.9-2.2 1.7-1.1l3 4.1-3.2-6c-.6-1.2 1.1-2.1 1.8-.9l3.4 6-2.3-5.2c-.5-1.2 1.2-1.9 1.8-.8l3.5 6.7.6-2c.4-1.2 2-.8 1.9.4-.2 3.4-.6 6.3-2.7 7.9-2.5 1.9-5.4 1-7.1-5.3M15.5 3.2l-.5 1.6M19 4.6l-1.2 1.3M20.8 8l-1.7.4',
  heart: 'M12 20C6.4 15.7 3.5 12.6 3.5 9.1c0-4.5 5.9-6 8.5-2 2.6-4 8.5-2.5 8.5 2 0 3.5-2.9 6.6-8.5 10.9Z',
} as const satisfies Partial<Record<Phrase, string>>;

export type Reaction = keyof typeof REACTIONS;
export const isReaction = (phrase: Phrase): phrase is Reaction => phrase in REACTIONS;

export const ReactionArt = ({ name }: { name: Reaction }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={REACTIONS[name]}
      {...STROKE}
      {...(name === 'heart' && { fill: 'var(--rubric)', stroke: 'var(--rubric)' })}
    />
  </svg>
);
