import { bySeat, type Seat } from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { gameOf } from '../games/all-rules.ts';
import { kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { type PartOf, usePart } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { type GameInfo, newGame, PERSON } from '../play/game-info.ts';
import { memoryStore } from '../play/page-store.ts';
import { openSession, type Session } from '../play/session.ts';
import { onAbort, useLoaded } from '../ui/use-loaded.ts';

interface PositionTableProps {
  /** As the rules write it, with the name of the game. */
  readonly position: string;
  /** How the players are called and marked. */
  readonly players?: Pick<GameInfo, 'seats' | 'marks'>;
  /** What to find. */
  readonly ask?: string;
  /** What was confirmed, in notation: it is handed over instead of being played. */
  readonly onAct: (action: string) => void;
  /** What stands in the bar. */
  readonly children?: ComponentChildren;
}

/** The table of a game on one position that is saved nowhere: what a player would do is asked, not played. */
export function PositionTable(props: PositionTableProps) {
  const kit = kitOf(props.position.split(' ')[0] as AnyKit['name']);
  const table = usePart<PartOf<AnyKit['table']>>(kit.table);
  return table ? <Open key={props.position} {...props} kit={kit} open={table} /> : <main tabIndex={-1} />;
}

function Open({
  kit,
  open: { open, Table },
  position,
  players,
  ask,
  onAct,
  children,
}: PositionTableProps & { kit: AnyKit; open: PartOf<AnyKit['table']> }) {
  const { value: table } = useLoaded(async (signal) => {
    const session = await seatAt(kit, position, players, onAct);
    const opened = open(ask === undefined ? session : { ...session, promptOverride: ask });
    onAbort(signal, () => opened.close());
    return opened;
  }, []);
  return table ? <Table table={table}>{children}</Table> : <main tabIndex={-1} />;
}

/** The one who decides in the position sits here; the other does nothing. */
async function seatAt(
  kit: AnyKit,
  position: string,
  players: PositionTableProps['players'],
  onAct: (action: string) => void,
): Promise<Session<object, never>> {
  const words = position.split(' ').slice(1);
  const state = gameOf(kit).parsePosition(words);
  if (!state.ok) throw new Error(`not a position: ${position}`);
  const decides: Seat = state.value.seat;
  const away = { ...PERSON, kind: 'elsewhere' } as const;
  // The absent player needs a name: without one, both would be "you".
  const seated = (seat: Seat) => {
    const name = players ? bySeat(players.seats, seat).name : '';
    return seat === decides ? { ...PERSON, name } : { ...away, name: name || t('study.opponent') };
  };
  const info = newGame(kit.name, {
    options: gameOf(kit).printOptions(gameOf(kit).options(state.value)),
    position,
    seats: [seated(1), seated(2)],
    ...(players && { marks: players.marks }),
  });
  const store = memoryStore();
  await store.create(info);
  const session = await openSession<object, never>(info, store);
  return {
    ...session,
    // An answer is given once: nothing is saved that could be taken back.
    storage: null,
    // A player who is away prepares nothing either.
    isLocal: (seat) => seat === decides,
    act: (action) => {
      const why = gameOf(kit).whyNot(session.state.peek(), action);
      if (why === null) onAct(gameOf(kit).printAction(action));
      return why;
    },
  };
}
