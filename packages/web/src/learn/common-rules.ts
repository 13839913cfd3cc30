/** The sections that explain what every game refuses, under the names all rulebooks here give them. */
export const COMMON_RULES = {
  'game-over': 'end',
  'not-now': 'round',
  malformed: 'notation',
  'not-canonical': 'notation',
  'castle-square': 'place',
  occupied: 'place',
  'same-square': 'place',
  apart: 'place',
  'not-connected': 'connection',
} as const;
