import { dayIn } from '../../delivery/deliveryDates';
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
  deliveryDate: string | null;
  hasDeliveryDate: boolean | null;
  deliveryWindow: string | null;
  zoneId: number | null;
  stage: PackingStage | null;
}

interface DayAddress {
  address: ListAddress;
  /** Like "2026-11-26"; null: of orders without a day. */
  date: string | null;
  today: string;
  filter: DayFilter;
}

/** Which day the page shows, and what of it, by its address; without a day today by the clock of the shop. */
export function useDayAddress(): DayAddress {
  const address = useListAddress();
  const today = dayIn(useShopTimeZone(), new Date());
  const named = address.get('date');
  const date = named === NO_DAY ? null : /^\d{4}-\d\d-\d\d$/.test(named) ? named : today;
  const zone = Number.parseInt(address.get('zone'), 10);
  return {
    address,
    date,
    today,
    filter: {
      deliveryDate: date,
      hasDeliveryDate: date === null ? false : null,
      deliveryWindow: address.get('window') || null,
      zoneId: Number.isNaN(zone) ? null : zone,
      stage: chosen(address.get('stage'), STAGES) ?? (date === null ? 'TO_PACK' : null),
    },
  };
}
