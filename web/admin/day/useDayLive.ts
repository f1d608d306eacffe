import { listenToDay } from '../../lib/orderStream';
import { useLive } from '../../lib/useLive';

/**
 * Listens to what happens to the orders of a day.
 * @param date null: of orders without a day
 * @param onSettled called soon after changes
 * @returns what is said while the connection is lost; null while it stands
 */
export function useDayLive(date: string | null, onSettled: () => void): string | null {
  const isLive = useLive({ key: date ?? '', listen: (listener) => listenToDay(date, listener), onSettled });
  return isLive ? null : 'Live updates are interrupted; connecting again…';
}
