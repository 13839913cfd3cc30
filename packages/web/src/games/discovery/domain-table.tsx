import { terrainArt } from '@castellan/picture/games/discovery';
import { bySeat, type DiscoveryState, discoveryRules, type Seat, TERRAINS, type Terrain } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { type Cell, domainCell, Tally, type TallyRow } from '../../table/tally.tsx';
import { Art } from '../../ui/art.tsx';
import styles from './result.module.css';
import { terrainName } from './sentences.ts';

interface DomainTableProps {
  readonly state: DiscoveryState;
  readonly info: GameInfo;
  /** Left and right. */
  readonly seats: readonly [Seat, Seat];
  /** Points at a terrain, so that its domains light up on both kingdoms. */
  readonly onLook?: (terrain: Terrain | null) => void;
}

/** Both scores, terrain by terrain: squares × crowns of every domain that counts. */
export function DomainTable({ state, info, seats, onLook }: DomainTableProps) {
  const scores = discoveryRules.score(state);
  const both = (cell: (seat: Seat) => Cell): readonly [Cell, Cell] => [cell(seats[0]), cell(seats[1])];
  const ofTerrain = (terrain: Terrain): TallyRow => ({
    key: terrain,
    cells: both((seat) => domainCell(bySeat(scores, seat).domains, terrain)),
    head: <Art id={terrainArt(terrain)} class={styles.terrain!} label={terrainName(terrain)} />,
    ...(onLook && { onLook: (on: boolean) => onLook(on ? terrain : null) }),
  });
  const extras = (['harmony', 'middle'] as const)
    .filter((extra) => state.options[extra])
    .map(
      (extra): TallyRow => ({
        key: extra,
        cells: both((seat) => ({
          how: '',
          points: bySeat(scores, seat).extras.find(({ name }) => name === extra)?.points ?? 0,
        })),
        head: <span class={styles.extra}>{t(`discovery.tally.${extra}`)}</span>,
      }),
    );
  return (
    <Tally
      info={info}
      seats={seats}
      totals={[bySeat(scores, seats[0]).total, bySeat(scores, seats[1]).total]}
      caption={t('discovery.tally.caption')}
      kind={t('discovery.tally.terrain')}
      how={(name) => t('discovery.tally.how', { name })}
      rows={[...TERRAINS.map(ofTerrain), ...extras]}
    />
  );
}
