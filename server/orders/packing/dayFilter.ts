import { isDay } from '../../../common/delivery/days';
import { DELIVERY_MESSAGES } from '../../../common/rules/deliveryRules';
import { badInput, type ShopError } from '../../core/errors';
import type { Selection } from '../../db/selection';
import { AT_STAGE, IS_HERE, type PackingStage } from './stage';

/** Which orders of a day. What is absent or null does not narrow, but for the day. */
export interface DayFilter {
  /** The day of delivery; absent or null: orders that have none and are still here. */
  date?: string | null;
  window?: string | null;
  zoneId?: number | null;
  stage?: PackingStage | null;
}

/** The refusal of what is no day. */
export function noDay(): ShopError {
  return badInput({ date: DELIVERY_MESSAGES.day });
}

/**
 * Narrows orders, whose alias is `o`, to a day or a part of it; cancelled ones are among them.
 * @throws ShopError BAD_USER_INPUT for what is no day
 */
export function selectDay(selection: Selection, { date, window, zoneId }: Omit<DayFilter, 'stage'>): Selection {
  if (date != null && !isDay(date)) throw noDay();
  if (date == null) selection.and(`o.delivery_date IS NULL AND ${IS_HERE}`);
  else selection.and('o.delivery_date = ?::date', date);
  return selection.andIfPresent('o.delivery_window = ?', window).andIfPresent('o.zone_id = ?', zoneId);
}

/** As `selectDay`, without what was cancelled. @throws ShopError BAD_USER_INPUT for what is no day */
export function selectOfDay(selection: Selection, { stage, ...part }: DayFilter): Selection {
  if (stage) selection.and(AT_STAGE[stage]);
  return selectDay(selection, part).and(NOT_CANCELLED);
}

const NOT_CANCELLED = `o.status <> 'cancelled'`;

/** How many orders are named at most. */
const MOST_NAMED = 100;

/** Narrows to these orders, whose alias is `o`, without what was cancelled. @throws ShopError BAD_USER_INPUT for more than 100 */
export function selectNamed(selection: Selection, ids: readonly number[]): Selection {
  if (ids.length > MOST_NAMED) throw badInput({ ids: `Name at most ${MOST_NAMED} orders` });
  return selection.and('o.id = ANY(?::integer[])', ids).and(NOT_CANCELLED);
}
