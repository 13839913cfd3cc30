/** The light theme: a picture is on paper in every program that shows it. */
export const PALETTE = {
  desk: '#e9dfcb',
  parchment: '#f3e7cc',
  ink: '#2a1f17',
  faded: '#5c4a3a',
  halo: '#fbf4e3',
  shadow: '#3c2810',
} as const;

/** A colour of the page's theme; where there is no page, the one of the light theme. */
const themed = (name: string, light: string): string => `var(--${name}, ${light})`;

/** What boards are painted with, on the page and in a picture. */
export const PAINT = {
  parchment: themed('parchment', PALETTE.parchment),
  edge: themed('parchment-edge', '#cbb284'),
  grid: themed('grid', '#a98f67'),
  border: themed('border-ink', PALETTE.ink),
  neat: themed('neat', PALETTE.faded),
  ink: themed('ink', PALETTE.ink),
  faded: themed('ink-2', PALETTE.faded),
  cross: themed('cross', PALETTE.ink),
  halo: themed('cross-halo', PALETTE.halo),
  or: themed('or-w', '#f5dc9b'),
  azure: themed('azure-w', '#bfd2e2'),
  murrey: themed('murrey-w', '#e8bdc6'),
  vert: themed('vert-w', '#c2dcbb'),
  purpure: themed('purpure-w', '#c3b4c9'),
  tenne: themed('tenne-w', '#f0c7a0'),
} as const;

/** A drawing in the light theme, for a program that knows neither variables nor the classes of the page. */
export const inLight = (markup: string): string =>
  markup.replace(/var\(--[\w-]+,\s*(#\w+)\)/g, '$1').replace(/ class="[\w -]*"/g, '');
