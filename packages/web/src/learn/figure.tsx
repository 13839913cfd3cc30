import '../board/board.css';
import '../games/duel/dice.css';
import '../games/discovery/board.css';
import './figure.css';
import {
  bySeat,
  type Coat,
  DECKS,
  type Discovery,
  type DiscoveryState,
  type Duel,
  type DuelPlayer,
  type DuelState,
  discovery,
  duel,
  MAP,
  must,
  type Seat,
  type Square,
  squareAt,
} from '@castellan/rules';
import { useId } from 'preact/hooks';
import { DominoArt } from '../games/discovery/art.tsx';
import { type GhostHalf, KingdomMap } from '../games/discovery/board.tsx';
import { type DiscoveryExample, seatOf as kingdomOf } from '../games/discovery/examples.ts';
import { DuelMap, type GhostToken } from '../games/duel/board.tsx';
import { Die } from '../games/duel/dice.tsx';
import { type DuelExample, seatOf } from '../games/duel/examples.ts';
import { t } from '../i18n/index.ts';
import { Art } from '../ui/art.tsx';
import { actionOf, say, statesOf } from './example.ts';
import { Inline } from './prose.tsx';

/** Sections about where something may stand: their pictures say whether it may. */
const JUDGED: ReadonlySet<string> = new Set(['place', 'connection', 'bound']);

/** A drawn example: the position, what is done in it, and the sentence that says so. */
function Figure({
  example,
  children,
}: {
  example: DuelExample | DiscoveryExample;
  children: preact.ComponentChildren;
}) {
  const refused = example.refused !== undefined;
  const { section, captions } = example;
  return (
    <figure class={`figure${refused ? ' refused' : ''}`} data-section={section}>
      {/* The sentence below says what is to be seen; the drawing itself is not for walking about in. */}
      <div class="scene" inert>
        {children}
      </div>
      <figcaption>
        {JUDGED.has(section) && (
          <b class="verdict">
            <Art id={refused ? 'i-close' : 'i-check'} />
            {refused ? t('rules.refused') : t('rules.allowed')}
          </b>
        )}
        {captions.map(({ key, values }) => (
          <span key={key}>
            <Inline text={say(key, values())} />
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function DuelFigure({ example }: { example: DuelExample }) {
  const state = statesOf('duel')[example.at]!;
  return (
    <Figure example={example}>
      {example.picture === 'dice' ? <SharedDice state={state} /> : <DuelMoment state={state} example={example} />}
    </Figure>
  );
}

function DuelMoment({ state, example }: { state: DuelState; example: DuelExample }) {
  const id = useId();
  const seat = seatOf(example);
  const player = bySeat(state.players, seat);
  const action = state.phase === 'over' ? null : must(duel.parseAction(actionOf('duel', example)));
  const gain =
    action?.type === 'place' && example.refused === undefined
      ? duel.preview(state, action).total - bySeat(duel.score(state), seat).total
      : null;
  const dice = state.phase === 'place' ? state.dice.filter(({ taker }) => taker === seat) : [];
  return (
    <>
      {dice.length > 0 && (
        <span class="hand">
          {dice.map(({ face }, index) => (
            <Die key={`${index}${face}`} face={face} lean={index} />
          ))}
        </span>
      )}
      <DuelMap
        id={id}
        label=""
        player={player}
        mark={seat}
        ghost={action ? ghostTokens(state, seat, action) : []}
        gain={gain || null}
        grow={action?.type === 'bonus' ? squaresOf(player, action.coat) : []}
        squareLabel={() => ''}
      />
    </>
  );
}

/** Every square of a coat: what the power Domains counts. */
const squaresOf = ({ map }: DuelPlayer, coat: Coat): Square[] =>
  MAP.names.filter((_, square) => map[square]?.kind === coat);

function ghostTokens(
  state: DuelState,
  seat: Seat,
  action: Duel.Place | { readonly type: string; readonly square?: string },
): GhostToken[] {
  if (action.type === 'place') return [...(action as Duel.Place).tokens];
  if (action.type !== 'cross') return [];
  const { square } = action as Duel.Cross;
  const drawn = bySeat(state.players, seat).map[squareAt(MAP, square)]!;
  return [{ square, coat: drawn.kind, crosses: drawn.marks + 1, castle: true }];
}

/** The four dice of a draft with the letter of who took each. */
const SharedDice = ({ state }: { state: DuelState }) => (
  <div class="shared">
    {state.dice.map(({ face, taker }, index) => (
      <span key={index} class={`o${taker}`}>
        <Die face={face} lean={index} />
        <b>{taker === state.roller ? 'A' : 'B'}</b>
      </span>
    ))}
  </div>
);

export function DiscoveryFigure({ example }: { example: DiscoveryExample }) {
  const state = statesOf('discovery')[example.at]!;
  return (
    <Figure example={example}>
      {example.picture === 'line' ? (
        <LineWithKings state={state} />
      ) : (
        <DiscoveryMoment state={state} example={example} />
      )}
    </Figure>
  );
}

function DiscoveryMoment({ state, example }: { state: DiscoveryState; example: DiscoveryExample }) {
  const id = useId();
  const seat = kingdomOf(example);
  const kingdom = bySeat(state.kingdoms, seat);
  const score = bySeat(discovery.score(state), seat);
  const action = state.phase === 'over' ? null : must(discovery.parseAction(actionOf('discovery', example)));
  const place = action?.type === 'place' ? action : null;
  const gain = place && example.refused === undefined ? discovery.preview(state, place).total - score.total : null;
  const discarded = action?.type === 'discard' ? state.placing[state.done]!.domino : null;
  return (
    <>
      {discarded !== null && (
        <span class="hand">
          <DominoArt domino={DECKS.discovery[discarded - 1]!} />
        </span>
      )}
      <KingdomMap
        id={id}
        label=""
        size={state.options.size}
        kingdom={kingdom}
        score={score}
        mark={seat}
        ghost={place ? halvesOf(place) : []}
        gain={gain || null}
      />
    </>
  );
}

function halvesOf({ domino, squares }: Discovery.Place): GhostHalf[] {
  const { left, right } = DECKS.discovery[domino - 1]!;
  return [left, right].map(({ terrain, crowns }, index) => ({
    square: squares[index]!,
    half: { kind: terrain, marks: crowns },
  }));
}

const LineWithKings = ({ state }: { state: DiscoveryState }) => (
  <div class="kings">
    {state.placing.map(({ domino, king }) => (
      <span key={domino}>
        <b>{domino}</b>
        <DominoArt domino={DECKS[state.options.deck][domino - 1]!} />
        <Art id={`king-${king}`} class="king" />
      </span>
    ))}
  </div>
);
