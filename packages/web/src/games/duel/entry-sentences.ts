import { formatSigned, say, sayList, t } from '../../i18n/index.ts';
import { type Sentence, textOf } from '../../i18n/message.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { called, isYou } from '../../play/names.ts';
import type { Entry } from './log.ts';
import { drawnCoat, drawnFace } from './sentences.ts';

/** One line of the list of actions, as a sentence. */
export function sayEntry(entry: Entry, info: GameInfo): Sentence {
  const whose = isYou(info, entry.seat) ? 'you' : 'they';
  const name = called(info, entry.seat);
  switch (entry.kind) {
    case 'roll':
      return say(`duel.log.${whose}.roll`, { name, dice: sayList(entry.faces.map((face) => [drawnFace(face)])) });
    case 'pick':
      return say(`duel.log.${whose}.pick`, { name, dice: sayList(entry.faces.map((face) => [drawnFace(face)])) });
    case 'place': {
      const drawn = entry.tokens.map(({ coat, crosses, square }) => [drawnCoat(coat, crosses), ` ${square}`]);
      return say(`duel.log.${whose}.place`, { name, drawn: sayList(drawn), gain: formatSigned(entry.gain) });
    }
    case 'pass':
      return say(`duel.log.${whose}.pass`, { name });
    case 'bonus':
      return say(`duel.log.${whose}.bonus`, { name, coat: drawnCoat(entry.coat) });
    case 'cross':
      return say(`duel.log.${whose}.cross`, { name, square: entry.square, gain: formatSigned(entry.gain) });
    case 'won':
      return say(`duel.log.${whose}.won`, { name, power: t(`duel.power.${entry.power}`) });
  }
}

export const entryText = (entry: Entry, info: GameInfo): string => textOf(sayEntry(entry, info));
