import { bySeat, COATS, type Coat, type DuelState, duelRules, type Seat } from '@castellan/rules';
import { t } from '../../i18n/index.ts';
import type { GameInfo } from '../../play/game-info.ts';
import { type Cell, domainCell, Tally, type TallyRow } from '../../table/tally.tsx';
import { Art } from '../../ui/art.tsx';
import { COAT_ART, POWER_ART } from './art.ts';
import { coatName } from './sentences.ts';

interface DomainTableProps {
  readonly state: DuelState;
  readonly info: GameInfo;
  readonly seats: readonly [Seat, Seat];
}

/** Both scores, coat by coat: squares × crosses of every domain that counts. */
export function DomainTable({ state, info, seats }: DomainTableProps) {
  const scores = duelRules.score(state);
  const both = (cell: (seat: Seat) => Cell): readonly [Cell, Cell] => [cell(seats[0]), cell(seats[1])];
  const ofCoat = (coat: Coat): TallyRow => ({
    key: coat,
    cells: both((seat) => domainCell(bySeat(scores, seat).domains, coat)),
    head: <Art id={COAT_ART[coat]} label={coatName(coat)} />,
  });
  const bonusOf = (seat: Seat) => bySeat(state.players, seat).bonus;
  const bonus: TallyRow = {
    key: 'domains',
    cells: both((seat) => {
      const coat = bonusOf(seat);
      return {
        how: coat && <Art id={COAT_ART[coat]} label={coatName(coat)} />,
        points: bySeat(scores, seat).extras.reduce((total, { points }) => total + points, 0),
      };
    }),
    head: <Art id={POWER_ART.domains} label={t('duel.power.domains')} />,
  };
  return (
    <Tally
      info={info}
      seats={seats}
      totals={[bySeat(scores, seats[0]).total, bySeat(scores, seats[1]).total]}
      caption={t('duel.tally.caption')}
      kind={t('duel.tally.coat')}
      how={(name) => t('duel.tally.how', { name })}
      rows={[...COATS.map(ofCoat), ...(seats.some((seat) => bonusOf(seat) !== null) ? [bonus] : [])]}
    />
  );
}
