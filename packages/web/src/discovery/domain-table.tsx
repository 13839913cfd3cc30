import {
  bySeat,
  type DiscoveryState,
  discovery,
  type ExtraName,
  type Seat,
  TERRAINS,
  type Terrain,
} from '@castellan/rules';
import type { ComponentChildren } from 'preact';
import { formatNumber, t } from '../i18n/index.ts';
import type { KeptGame } from '../play/kept.ts';
import { nameOf } from '../play/names.ts';
import { Art, PlayerMark } from '../ui/art.tsx';
import { terrainName } from './sentences.ts';
import { terrainArt } from './terrain-art.tsx';

interface DomainTableProps {
  readonly state: DiscoveryState;
  readonly kept: KeptGame;
  /** Left and right. */
  readonly seats: readonly [Seat, Seat];
  /** Points at a terrain, so that its domains light up on both kingdoms. */
  readonly onLook?: (terrain: Terrain | null) => void;
}

/** Both scores, terrain by terrain: squares × crowns of every domain that counts. */
export function DomainTable({ state, kept, seats, onLook }: DomainTableProps) {
  const scores = discovery.score(state);
  const [left, right] = seats;
  const markOf = (seat: Seat) => bySeat(kept.marks, seat);
  const ofTerrain = (seat: Seat, terrain: Terrain): Cell => {
    const domains = bySeat(scores, seat)
      .domains.filter(({ kind, points }) => kind === terrain && points > 0)
      .toSorted((a, b) => b.points - a.points);
    return {
      how: domains.map(({ squares, marks }) => `${formatNumber(squares.length)} × ${formatNumber(marks)}`).join(' + '),
      points: domains.reduce((total, { points }) => total + points, 0),
    };
  };
  const ofExtra = (seat: Seat, extra: ExtraName): Cell => ({
    how: '',
    points: bySeat(scores, seat).extras.find(({ name }) => name === extra)?.points ?? 0,
  });
  const extras = (['harmony', 'middle'] as const).filter((extra) => state.options[extra]);
  return (
    <table class="disc-tab">
      <caption class="sr">{t('discovery.tally.caption')}</caption>
      <thead class="sr">
        <tr>
          <th scope="col">{t('discovery.tally.how', { name: nameOf(kept, left) })}</th>
          <th scope="col">{nameOf(kept, left)}</th>
          <th scope="col">{t('discovery.tally.terrain')}</th>
          <th scope="col">{nameOf(kept, right)}</th>
          <th scope="col">{t('discovery.tally.how', { name: nameOf(kept, right) })}</th>
        </tr>
      </thead>
      <tbody>
        {TERRAINS.map((terrain) => (
          <Row
            key={terrain}
            cells={[ofTerrain(left, terrain), ofTerrain(right, terrain)]}
            onLook={onLook ? (on) => onLook(on ? terrain : null) : undefined}
          >
            <Art id={terrainArt(terrain)} class="ter" label={terrainName(terrain)} />
          </Row>
        ))}
        {extras.map((extra) => (
          <Row key={extra} cells={[ofExtra(left, extra), ofExtra(right, extra)]}>
            <span class="extra">{t(`discovery.tally.${extra}`)}</span>
          </Row>
        ))}
        <tr class="tot">
          <td class={`l o${markOf(left)}`}>
            <PlayerMark seat={markOf(left)} /> {nameOf(kept, left)}
          </td>
          <td class="n">{formatNumber(bySeat(scores, left).total)}</td>
          <th scope="row">
            <span class="sr">{t('discovery.tally.total')}</span>
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

interface Cell {
  readonly how: string;
  readonly points: number;
}

interface RowProps {
  readonly cells: readonly [Cell, Cell];
  readonly children: ComponentChildren;
  readonly onLook?: (on: boolean) => void;
}

function Row({ cells: [left, right], children, onLook }: RowProps) {
  return (
    <tr onPointerEnter={onLook && (() => onLook(true))} onPointerLeave={onLook && (() => onLook(false))}>
      <td class="l f">{left.how || '–'}</td>
      <td class={left.points > 0 ? 'n' : 'n z'}>{formatNumber(left.points)}</td>
      <th scope="row">{children}</th>
      <td class={right.points > 0 ? 'n' : 'n z'}>{formatNumber(right.points)}</td>
      <td class="r f">{right.how || '–'}</td>
    </tr>
  );
}
