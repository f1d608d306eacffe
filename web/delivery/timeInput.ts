import type { DeliveryTime } from './useDelivery';

/** When an order is to be delivered, as it is sent; nothing of it where no day was chosen. */
export function timeInput(time: DeliveryTime | null): { deliveryDate?: string; deliveryWindow?: string } {
  return time ? { deliveryDate: time.date, deliveryWindow: time.window } : {};
}
