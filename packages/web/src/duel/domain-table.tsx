import '../styles/tally.css';
import { bySeat, COATS, type Coat, type DuelState, duel, type Seat } from '@castellan/rules';
import { formatNumber, t } from '../i18n/index.ts';
import type { KeptGame } from '../play/kept.ts';
import { nameOf } from '../play/names.ts';
import { Art, PlayerMark } from '../ui/art.tsx';
import { COAT_ART, POWER_ART } from './coats.ts';
import { coatName } from './sentences.ts';

/** Both scores, coat by coat: squares × crosses of every domain that counts. */
export function DomainTable({
  state,
  kept,
  seats,
}: {
  state: DuelState;
  kept: KeptGame;
  seats: readonly [Seat, Seat];
}) {
  const scores = duel.score(state);
  const cell = (seat: Seat, coat: Coat) => {
    const domains = bySeat(scores, seat)
      .domains.filter(({ kind, points }) => kind === coat && points > 0)
      .toSorted((a, b) => b.points - a.points);
    return {
      sum:
        domains.map(({ squares, marks }) => `${formatNumber(squares.length)} × ${formatNumber(marks)}`).join(' + ') ||
        '–',
      points: domains.reduce((total, { points }) => total + points, 0),
    };
  };
  const bonus = (seat: Seat) => ({
    coat: bySeat(state.players, seat).bonus,
    points: bySeat(scores, seat).extras.reduce((total, { points }) => total + points, 0),
  });
  const [left, right] = seats;
  const anyBonus = seats.some((seat) => bonus(seat).coat !== null);
  const markOf = (seat: Seat) => bySeat(kept.marks, seat);
  return (
    <table class="tab">
      <caption class="sr">{t('duel.tally.caption')}</caption>
      <thead class="sr">
        <tr>
          <th scope="col">{t('duel.tally.how', { name: nameOf(kept, left) })}</th>
          <th scope="col">{nameOf(kept, left)}</th>
          <th scope="col">{t('duel.tally.coat')}</th>
          <th scope="col">{nameOf(kept, right)}</th>
          <th scope="col">{t('duel.tally.how', { name: nameOf(kept, right) })}</th>
        </tr>
      </thead>
      <tbody>
        {COATS.map((coat) => {
          const [a, b] = [cell(left, coat), cell(right, coat)];
          return (
            <tr key={coat}>
              <td class="l f">{a.sum}</td>
              <td class={a.points > 0 ? 'n' : 'n z'}>{formatNumber(a.points)}</td>
              <th scope="row">
                <Art id={COAT_ART[coat]} class="ic" label={coatName(coat)} />
              </th>
              <td class={b.points > 0 ? 'n' : 'n z'}>{formatNumber(b.points)}</td>
              <td class="r f">{b.sum}</td>
            </tr>
          );
        })}
        {anyBonus && (
          <tr>
            {seats.map((seat, side) => {
              const { coat, points } = bonus(seat);
              const how = (
                <td class={side === 0 ? 'l f' : 'r f'} key={`how${seat}`}>
                  {coat ? <Art id={COAT_ART[coat]} class="ic tiny" label={coatName(coat)} /> : '–'}
                </td>
              );
              const sum = (
                <td class={points > 0 ? 'n' : 'n z'} key={`sum${seat}`}>
                  {formatNumber(points)}
                </td>
              );
              const row = (
                <th scope="row" key="row">
                  <Art id={POWER_ART.domains} class="ic" label={t('duel.power.domains')} />
                </th>
              );
              return side === 0 ? [how, sum, row] : [sum, how];
            })}
          </tr>
        )}
        <tr class="tot">
          <td class={`l o${markOf(left)}`}>
            <PlayerMark seat={markOf(left)} /> {nameOf(kept, left)}
          </td>
          <td class="n">{formatNumber(bySeat(scores, left).total)}</td>
          <th scope="row">
            <span class="sr">{t('duel.tally.total')}</span>
          </th>
          <td class="n">{formatNumber(bySeat(scores, right).total)}</td>
          <td class={`r o${markOf(right)}`}>
            {nameOf(kept, right)} <PlayerMark seat={markOf(right)} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
