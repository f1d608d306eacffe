/** Why a buyer can not change or cancel an order (specification 5.13, 5.14). */
export const CANCELLATION_TEXTS = {
  cancelled: 'This order is cancelled already.',
  left: 'This order is on its way already. To change something, please contact the shop.',
  paid: 'This order is paid already. To change or cancel it, please contact the shop, which gives money back.',
  taken_up: 'The shop is working on this order already. To change or cancel it, please contact the shop.',
  past_cut_off: 'It is too late to change or cancel this order here. Please contact the shop.',
} as const;

/** Said to a buyer who has changed an order again and again. */
export const CHANGED_OFTEN = 'This order was changed very often already. To change it again, please contact the shop.';

/** Said of more of a line that costs what another one did: that price is for what was missing alone. */
export const SENT_INSTEAD =
  'Of what was sent instead of something else there can be no more at that price. Add more of it as a line of its own.';

/** The reason as it is told by the API. */
export type CancellationObstacleCode = keyof typeof CANCELLATION_TEXTS;
