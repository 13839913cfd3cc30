import { chosenOptions } from '@castellan/rules';
import type { SameDice } from '@castellan/together';
import { useSignal } from '@preact/signals';
import { formatNumber, t } from '../i18n/index.ts';
import { useAttempt } from '../online/attempt.tsx';
import { nickname } from '../online/memory.ts';
import { NicknameField } from '../online/nickname-field.tsx';
import { problemText } from '../online/problem-text.ts';
import { server } from '../online/server.ts';
import type { GameInfo } from '../play/game-info.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import styles from './same.module.css';

interface WordRow {
  readonly place: number;
  readonly name: string | null;
  /** On the own board, and on that of the level. */
  readonly points: readonly [number, number];
  readonly you: boolean;
}

interface WordResults {
  readonly players: number;
  readonly rows: readonly WordRow[];
}

/** The results of everyone who played a word and sent the game to this server, which plays it again. Nothing is sent before the button. */
export function WordTable({ dice, info }: { dice: SameDice; info: GameInfo }) {
  const { busy, problem, run } = useAttempt({ stays: true });
  const results = useSignal<WordResults | null>(null);
  const { game, word, level, seat } = dice;
  const send = () =>
    run(async () => {
      const name = nickname.value.trim();
      const options = chosenOptions(info.options);
      const body = { game, word, level, seat, options, actions: info.actions, ...(name !== '' && { name }) };
      results.value = await server.retry(() => server.post<WordResults>('/api/words', body));
      announce(t('same.players', { n: results.value.players }));
    });
  const { value: table } = results;
  const code = problem.value;
  return (
    <section class={styles.everyone} aria-label={t('same.everyone')}>
      <h3>{t('same.everyone')}</h3>
      {table ? (
        <>
          <p class={styles.note}>{t('same.players', { n: table.players })}</p>
          <table class={`table ${styles.results}`}>
            <thead>
              <tr>
                <th scope="col">{t('same.place')}</th>
                <th scope="col">{t('same.player')}</th>
                <th scope="col">{t('same.points')}</th>
                <th scope="col">{t(`common.level.${level}`)}</th>
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ place, name, points, you }, at) => (
                <tr key={at} class={you ? styles.mine : ''} data-you={you}>
                  <td>{formatNumber(place)}</td>
                  <th scope="row">{rowName(name, you)}</th>
                  <td>
                    <b>{formatNumber(points[0])}</b>
                  </td>
                  <td>{formatNumber(points[1])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p class={styles.note}>{t('same.everyoneNote')}</p>
      )}
      <NicknameField />
      {code && (
        <p class="problem" role="alert">
          {code === 'not-this-game'
            ? t('same.notThisGame')
            : code === 'table-full'
              ? t('same.tableFull')
              : problemText(code)}
        </p>
      )}
      <Button name={`see-table-${seat}`} disabled={busy.value} onClick={() => void send()}>
        {t(table ? 'same.changeName' : 'same.seeTable')}
      </Button>
    </section>
  );
}

function rowName(name: string | null, you: boolean): string {
  const said = name ?? (you ? '' : t('same.noName'));
  if (!you) return said;
  return said === '' ? t('same.you') : `${t('same.you')}, ${said}`;
}
