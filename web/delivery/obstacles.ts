import type { DeliveryObstacle } from '../gql/graphql';
import { msg } from '../i18n/text';

/** Heading of the notice after an order was refused for its day. */
export const UNAVAILABLE = msg('Please choose another delivery time');

/** Why nothing was ordered, by what stood in the way; what was typed stays. */
export const OBSTACLE_TEXTS: Readonly<Record<DeliveryObstacle, string>> = {
  NOT_COVERED: msg('We do not deliver to this place yet. Nothing was ordered.'),
  NO_WINDOW: msg('We do not deliver at this time any more. Nothing was ordered: please choose another time.'),
  CLOSED: msg('We are closed on this day. Nothing was ordered: please choose another day.'),
  PAST_CUT_OFF: msg('It is too late to order for this time. Nothing was ordered: please look at the next one.'),
  FULL: msg('This time is fully booked by now. Nothing was ordered: please look at the next one.'),
  BELOW_MINIMUM: msg('The order is below the minimum for this place. Nothing was ordered.'),
};
