import { readStored } from '../../lib/storage';
import { unsentKey } from '../../session/unsent';

/** Under this key the phone keeps what a driver has reported and the shop does not have. */
export function reportsKey(userId: number): string {
  return unsentKey('doors', userId);
}

/** Whether there is any. */
export function keepsReports(userId: number): boolean {
  return readStored(reportsKey(userId)) !== null;
}
