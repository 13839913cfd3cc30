import './picture.css';
import { type Coat, type DuelPlayer, MAP } from '@castellan/rules';
import { DuelMap } from './board.tsx';
import { Die } from './dice.tsx';

/** The picture of the start page: a finished map, reached by legal play. */

const FINISHED: readonly string[] = [
  'd d+ . D+ D D+ D++',
  'd f++ f++ S S+ d d',
  'd+ f f . d d .',
  'd f++ f S+ S d D',
  'd+ D+ s s s s s',
];

const map = MAP.names.map((name) => {
  const word = FINISHED[Number(name.slice(1)) - 1]!.split(' ')[name.charCodeAt(0) - 97]!;
  return word === '.' ? null : { kind: word[0] as Coat, marks: word.length - 1 };
});

const player: DuelPlayer = {
  map,
  castle: false,
  ticks: { d: 0, s: 0, D: 0, S: 0, f: 0, q: 0 },
  powers: [],
  bonus: null,
  passed: false,
  counts: [],
};

export function Picture() {
  return (
    <div inert>
      <DuelMap id="picture" label="" player={player} mark={1} squareLabel={(square) => square} />
      <div class="fallen">
        <Die face="q++" />
        <Die face="S" lean={3} />
      </div>
    </div>
  );
}
