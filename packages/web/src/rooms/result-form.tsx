import type { GameResult, RoomGame } from '@castellan/together';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, t } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import type { HostProps } from './host-page.tsx';
import { people, playerName } from './room-text.ts';
import styles from './rooms.module.css';

type Winner = '1' | '2' | 'draw' | 'none' | '';

const pointsIn = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

/** Who won by points, where both are there. */
function winnerBy(one: string, two: string): Winner {
  const [a, b] = [pointsIn(one), pointsIn(two)];
  if (a === null || b === null) return '';
  return a === b ? 'draw' : a > b ? '1' : '2';
}

interface ScoreFieldsProps {
  readonly names: readonly [string, string];
  readonly before: GameResult | 'none' | null;
  readonly note: string;
  /** Whether a game may be left without a result. */
  readonly mayBeNone: boolean;
  readonly save: (result: GameResult | 'none') => void;
  readonly cancel: () => void;
}

/** Points of both, and who won: by the points unless the host says otherwise. */
function ScoreFields({ names, before, note, mayBeNone, save, cancel }: ScoreFieldsProps) {
  const known = before && before !== 'none' ? before : null;
  const one = useSignal(known?.points ? String(known.points[0]) : '');
  const two = useSignal(known?.points ? String(known.points[1]) : '');
  const chosen = useSignal<Winner>(
    before === 'none' ? 'none' : known ? (known.winner === null ? 'draw' : `${known.winner}`) : '',
  );
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const write = (at: 0 | 1, value: string) => {
    (at === 0 ? one : two).value = value;
    chosen.value = winnerBy(one.value, two.value) || chosen.value;
  };
  const submit = () => {
    if (chosen.value === 'none') return save('none');
    if (chosen.value === '') return first.current?.focus();
    const [a, b] = [pointsIn(one.value), pointsIn(two.value)];
    const winner = chosen.value === 'draw' ? null : chosen.value === '1' ? 1 : 2;
    save({ winner, points: a !== null && b !== null ? [a, b] : null });
  };
  const field = (at: 0 | 1) => (
    <label class={styles.points}>
      <span>{names[at]}</span>
      <input
        ref={at === 0 ? first : undefined}
        inputMode="numeric"
        maxLength={3}
        name={`points${at + 1}`}
        value={(at === 0 ? one : two).value}
        aria-label={t('room.pointsOf', { name: names[at] })}
        onInput={(event) => write(at, event.currentTarget.value)}
      />
    </label>
  );
  return (
    <form
      class={`stack tight ${styles.correcting}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div class={`row ${styles.pointPair}`}>
        {field(0)}
        <span aria-hidden="true">:</span>
        {field(1)}
      </div>
      <label class="field">
        <span>{t('room.winner')}</span>
        <select
          name="winner"
          value={chosen.value}
          onChange={(event) => (chosen.value = event.currentTarget.value as Winner)}
        >
          <option value="">{t('room.byPoints')}</option>
          <option value="1">{names[0]}</option>
          <option value="2">{names[1]}</option>
          <option value="draw">{t('room.draw')}</option>
          {mayBeNone && <option value="none">{t('room.noResult')}</option>}
        </select>
      </label>
      <div class={`row ${styles.formEnd}`}>
        <small>{note}</small>
        <Button name="cancel" onClick={cancel}>
          {t('room.cancel')}
        </Button>
        <Button go submit name="save-result">
          {t('room.save')}
        </Button>
      </div>
    </form>
  );
}

/** Corrects the result of a game in its own row. */
export function ResultForm({ room, game, act, onClose }: HostProps & { game: RoomGame; onClose: () => void }) {
  const names = game.players.map((player) => playerName(room, player)) as [string, string];
  const { result } = game;
  const was =
    result && result !== 'none' && result.points
      ? t('room.was', { a: formatNumber(result.points[0]), b: formatNumber(result.points[1]) })
      : '';
  const save = async (next: GameResult | 'none') => {
    if (await act({ type: 'correct', index: game.index, result: next })) announce(t('room.saved'));
    onClose();
  };
  return (
    <li class={styles.correctRow}>
      <ScoreFields
        names={names}
        before={result}
        note={`${was} ${t('room.correctNote')}`.trim()}
        mayBeNone
        save={(next) => void save(next)}
        cancel={onClose}
      />
    </li>
  );
}

/** A game on paper: both players and the result. */
export function EnterResult({ room, act }: HostProps) {
  const open = useSignal(false);
  const players = useSignal<readonly [number, number]>([0, 0]);
  const all = people(room);
  if (!open.value)
    return (
      <Button quiet name="enter-result" onClick={() => (open.value = true)}>
        {t('room.enterPaper')}
      </Button>
    );
  const [one, two] = players.value;
  const choose = (at: 0 | 1) => (
    <label class="field">
      <span>{t('room.playerN', { n: at + 1 })}</span>
      <select
        name={`player${at + 1}`}
        value={players.value[at]}
        onChange={(event) =>
          (players.value = players.value.with(at, Number(event.currentTarget.value)) as [number, number])
        }
      >
        <option value={0}>{t('room.choose')}</option>
        {all
          .filter(({ number }) => number !== players.value[at === 0 ? 1 : 0])
          .map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
  const close = () => {
    open.value = false;
    players.value = [0, 0];
  };
  const save = async (result: GameResult | 'none') => {
    if (result === 'none') return;
    if (await act({ type: 'enter', players: [one, two], result })) announce(t('room.saved'));
    close();
  };
  return (
    <div class={`stack ${styles.correctRow}`}>
      <div class="columns" style={{ '--column': '10rem' }}>
        {choose(0)}
        {choose(1)}
      </div>
      {one > 0 && two > 0 ? (
        <ScoreFields
          names={[playerName(room, one), playerName(room, two)]}
          before={null}
          note={t('room.paperNote')}
          mayBeNone={false}
          save={(result) => void save(result)}
          cancel={close}
        />
      ) : (
        <Button name="cancel" onClick={close}>
          {t('room.cancel')}
        </Button>
      )}
    </div>
  );
}
