import { isDay } from '../../../common/delivery/days';
import { DELIVERY_MESSAGES } from '../../../common/rules/deliveryRules';
import { badInput } from '../../core/errors';
import type { Selection } from '../../db/selection';
import { AT_STAGE, type PackingStage } from './stage';

/** Which orders of a day; what is absent or null does not narrow. */
export interface DayFilter {
  /** These orders, at most 100. */
  ids?: readonly number[] | null;
  /** The day of delivery. */
  deliveryDate?: string | null;
  deliveryWindow?: string | null;
  zoneId?: number | null;
  stage?: PackingStage | null;
  /** Whether they have a day of delivery. */
  hasDeliveryDate?: boolean | null;
}

/** How many orders are named at most. */
const MOST_NAMED = 100;

/** Narrows orders, whose alias is `o`. @throws ShopError BAD_USER_INPUT for what is no day, and for too many that are named */
export function selectOfDay(selection: Selection, filter: DayFilter): Selection {
  const { ids, deliveryDate, deliveryWindow, zoneId, stage, hasDeliveryDate } = filter;
  checkDay(deliveryDate);
  if (ids && ids.length > MOST_NAMED) throw badInput({ ids: `Name at most ${MOST_NAMED} orders` });
  if (hasDeliveryDate != null) selection.and(`o.delivery_date IS ${hasDeliveryDate ? 'NOT NULL' : 'NULL'}`);
  if (stage) selection.and(AT_STAGE[stage]);
  return selection
    .andIfPresent('o.id = ANY(?::integer[])', ids)
    .andIfPresent('o.delivery_date = ?::date', deliveryDate)
    .andIfPresent('o.delivery_window = ?', deliveryWindow)
    .andIfPresent('o.zone_id = ?', zoneId);
}

/** Whether the filter narrows at all. */
export function narrows(filter: DayFilter): boolean {
  return Object.values(filter).some((value) => value !== null && value !== undefined);
}

/** @throws ShopError BAD_USER_INPUT for what is no day */
export function checkDay(day: string | null | undefined, field = 'deliveryDate'): void {
  if (day != null && !isDay(day)) throw badInput({ [field]: DELIVERY_MESSAGES.day });
}
