/** When something is delivered: a day like "2026-11-26", and a window like "08:00-12:00". */
export interface DeliveryTime {
  date: string;
  window: string;
}

/** Whether something of unknown origin, from storage or the history of the browser, is such a time. */
export function isDeliveryTime(time: unknown): time is DeliveryTime {
  if (typeof time !== 'object' || time === null) return false;
  const { date, window } = time as { date?: unknown; window?: unknown };
  return typeof date === 'string' && typeof window === 'string';
}

/** When an order is to be delivered, as it is sent; nothing of it where no day was chosen. */
export function timeInput(time: DeliveryTime | null): { deliveryDate?: string; deliveryWindow?: string } {
  return time ? { deliveryDate: time.date, deliveryWindow: time.window } : {};
}
