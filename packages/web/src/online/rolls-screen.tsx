import type { DieCount } from '@castellan/match';
import type { ServerCode } from '@castellan/match/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { KITS } from '../games/index.ts';
import type { DiceKit } from '../games/kit.ts';
import { usePart } from '../games/part.ts';
import { formatShare } from '../i18n/formats.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { link } from '../router.ts';
import { Bar } from '../ui/bar.tsx';
import { Problem } from './attempt.tsx';
import styles from './rolls.module.css';
import { codeOf, server } from './server.ts';

/** The server counts the dice of the first game that has any. */
const COUNTED = KITS.find(({ dice }) => dice !== null)!;

interface Rolls {
  readonly games: number;
  readonly dice: readonly DieCount[];
}

/** `#/online/rolls`: how the dice of this server have fallen, beside how they should. */
export function RollsScreen() {
  const rolls = useSignal<Rolls | null>(null);
  const problem = useSignal<ServerCode | null>(null);
  const dice = usePart(COUNTED.dice!);
  useEffect(() => {
    server
      .retry(() => server.rolls())
      .then(
        (found) => {
          rolls.value = found;
        },
        (error) => {
          problem.value = codeOf(error);
        },
      );
  }, [rolls, problem]);
  return (
    <>
      <Bar sub={t('online.rolls')} />
      <main class="column stack loose" tabIndex={-1} aria-busy={rolls.value === null && problem.value === null}>
        <h1>{t('online.rolls')}</h1>
        <Problem code={problem.value} />
        {rolls.value && (
          <p>
            {rolls.value.games === 0
              ? t('online.rolls.none', { game: COUNTED.title })
              : t('online.rolls.note', { game: COUNTED.title, n: rolls.value.games })}
          </p>
        )}
        {dice && rolls.value && rolls.value.games > 0 && (
          <div class={`columns ${styles.dice}`}>
            {rolls.value.dice.map((die, index) => (
              <DiePanel key={index} dice={dice} number={index + 1} die={die} />
            ))}
          </div>
        )}
        <a class="button" href={link('online')}>
          {t('online.title')}
        </a>
      </main>
    </>
  );
}

interface DiePanelProps {
  readonly dice: DiceKit;
  readonly number: number;
  readonly die: DieCount;
}

function DiePanel({ dice, number, die: { rolls, faces, chiSquared, freedom } }: DiePanelProps) {
  return (
    <section class="leaf stack">
      <table class="table">
        <caption>{dice.dieName(number)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('online.rolls.face')}</th>
            <th scope="col">{t('online.rolls.count')}</th>
            <th scope="col">{t('online.rolls.share')}</th>
            <th scope="col">{t('online.rolls.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {faces.map(({ face, count, probability: { k, n } }) => (
            <tr key={face}>
              <th scope="row">
                <span class={`row ${styles.face}`}>
                  <dice.FaceArt face={face} /> {dice.faceName(face)}
                </span>
              </th>
              <td>{formatNumber(count)}</td>
              <td>{formatShare(rolls === 0 ? 0 : count / rolls)}</td>
              <td>{formatShare(k / n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{t('online.rolls.chi', { chi: formatNumber(Math.round(chiSquared * 10) / 10), n: freedom })}</p>
    </section>
  );
}
