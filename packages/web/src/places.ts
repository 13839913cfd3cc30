import type { PlainKey } from './i18n/index.ts';
import { serverAddress } from './server-address.ts';

interface Place {
  /** The first word of its address. */
  readonly screen: string;
  readonly label: PlainKey;
  /** In the menu everywhere, but not on the start page of a phone, which shows what most people look for. */
  readonly deep?: boolean;
}

interface Area {
  readonly name: 'play' | 'learn' | 'study';
  readonly label: PlainKey;
  readonly places: readonly Place[];
}

/** Where the page leads: the start page and the menu show these lists. A screen that people look for is one line here. */
export const AREAS: readonly Area[] = [
  {
    name: 'play',
    label: 'common.play',
    places: [
      // A page without a server does not lead where one is needed.
      ...(serverAddress === null ? [] : [{ screen: 'online', label: 'common.online' } as const]),
      { screen: 'new', label: 'common.twoHere' },
      { screen: 'games', label: 'common.myGames' },
      { screen: 'box', label: 'common.box' },
    ],
  },
  {
    name: 'learn',
    label: 'common.learn',
    places: [
      { screen: 'learn', label: 'common.lessons' },
      { screen: 'rules', label: 'common.rules' },
      { screen: 'editions', label: 'common.editions' },
    ],
  },
  {
    name: 'study',
    label: 'common.study',
    places: [
      { screen: 'daily', label: 'common.daily' },
      { screen: 'puzzles', label: 'common.puzzles' },
      { screen: 'mistakes', label: 'common.mistakes', deep: true },
      { screen: 'explore', label: 'common.explorer' },
      { screen: 'openings', label: 'common.openings', deep: true },
      { screen: 'records', label: 'common.replay' },
      { screen: 'statistics', label: 'common.statistics' },
    ],
  },
];
