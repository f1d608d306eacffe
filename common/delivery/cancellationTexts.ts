/** Why a buyer can not cancel an order (specification 5.13). */
export const CANCELLATION_TEXTS = {
  cancelled: 'This order is cancelled already.',
  left: 'This order is on its way already. To change something, please contact the shop.',
  paid: 'This order is paid already. To cancel it, please contact the shop, which gives the money back.',
  taken_up: 'The shop is working on this order already. To cancel it, please contact the shop.',
  past_cut_off: 'It is too late to cancel this order here. Please contact the shop.',
} as const;

/** The reason as it is told by the API. */
export type CancellationObstacleCode = keyof typeof CANCELLATION_TEXTS;
