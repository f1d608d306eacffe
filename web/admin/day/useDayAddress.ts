import { isDay } from '../../../common/delivery/days';
import { todayIn } from '../../delivery/deliveryDates';
import type { PackingStage } from '../../gql/graphql';
import { useShopTimeZone } from '../../shop/useShop';
import { chosen } from '../../ui-antd/filters/Filters';
import { useListAddress, type ListAddress } from '../../ui-antd/filters/useListAddress';

/** How far orders are, as the page says it. */
export const STAGES: Readonly<Record<PackingStage, string>> = {
  TO_PACK: 'To pack',
  PACKED: 'Packed',
  OUT: 'Out',
  DELIVERED: 'Delivered',
};

/** In place of a day, for the orders that have none. */
export const NO_DAY = 'none';

/** Which orders of the day, as lists of orders take it. */
export interface DayFilter {
  /** Like "2026-11-26"; null: orders without a day. */
  date: string | null;
  window: string | null;
  zoneId: number | null;
  stage: PackingStage | null;
}

interface DayAddress {
  address: ListAddress;
  today: string;
  filter: DayFilter;
}

/** Which day the page shows, and what of it, by its address; without a day today by the clock of the shop. */
export function useDayAddress(): DayAddress {
  const address = useListAddress();
  const today = todayIn(useShopTimeZone());
  const named = address.get('date');
  const date = named === NO_DAY ? null : isDay(named) ? named : today;
  const zone = Number.parseInt(address.get('zone'), 10);
  return {
    address,
    today,
    filter: {
      date,
      window: address.get('window') || null,
      zoneId: Number.isNaN(zone) ? null : zone,
      stage: chosen(address.get('stage'), STAGES) ?? null,
    },
  };
}
