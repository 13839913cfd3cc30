import type { PlainKey } from './i18n/index.ts';
import { serverThere } from './server-there.ts';

interface Place {
  /** The first word of its address. */
  readonly screen: string;
  readonly label: PlainKey;
  /** What most people look for has a picture from the sprite. */
  readonly icon?: string;
}

interface Area {
  readonly name: 'play' | 'learn' | 'study';
  readonly label: PlainKey;
  readonly places: readonly Place[];
}

/** Where the menu leads. A screen that people look for is one line here. */
export const areas = (): readonly Area[] => [
  {
    name: 'play',
    label: 'common.play',
    places: [
      { screen: 'new', label: 'common.twoHere', icon: 'i-people' },
      // A page without a server does not lead where one is needed.
      ...(serverThere()
        ? ([
            { screen: 'online', label: 'common.online', icon: 'i-globe' },
            { screen: 'room', label: 'common.room', icon: 'i-door' },
          ] as const)
        : []),
      { screen: 'daily', label: 'common.daily', icon: 'i-day' },
      { screen: 'box', label: 'setup.box', icon: 'i-dice' },
      { screen: 'same', label: 'common.sameDice', icon: 'i-copy' },
    ],
  },
  {
    name: 'learn',
    label: 'common.learn',
    places: [
      { screen: 'learn', label: 'setup.lessons', icon: 'i-play' },
      { screen: 'rules', label: 'common.rules', icon: 'i-book' },
      { screen: 'puzzles', label: 'setup.puzzles', icon: 'i-puzzle' },
      { screen: 'guess', label: 'setup.guess' },
      { screen: 'mistakes', label: 'setup.mistakes', icon: 'i-again' },
      { screen: 'explore', label: 'setup.explorer' },
      { screen: 'openings', label: 'setup.openings' },
      { screen: 'worth', label: 'setup.worth' },
      { screen: 'editions', label: 'setup.editions' },
    ],
  },
  {
    name: 'study',
    label: 'setup.lookBack',
    places: [
      { screen: 'games', label: 'common.myGames', icon: 'i-list' },
      { screen: 'statistics', label: 'common.statistics', icon: 'i-curve' },
      { screen: 'records', label: 'setup.replay' },
    ],
  },
];
