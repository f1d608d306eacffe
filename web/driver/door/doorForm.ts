import { isUnset } from '../../../common/amountText';
import { settle } from '../../../common/currencies/collected';
import type { TextWithValues } from '../../../common/messages';
import { deliveredRules, DRIVING_MESSAGES } from '../../../common/rules/drivingRules';
import { westernNumber } from '../../../common/texts/westernNumber';
import { readStored, writeStored } from '../../lib/storage';
import { unsentKey } from '../../session/unsent';
import { messageOfCheck } from '../../ui-antd/form/validationMessage';
import type { DriverStop } from '../driverStop';

/** What is typed at a door. */
export interface DoorForm {
  takenBy: string;
  lbp: string;
  usd: string;
  /** A data URL; null for none. */
  photo: string | null;
}

const EMPTY: DoorForm = { takenBy: '', lbp: '', usd: '', photo: null };

const keyOf = (runId: number, orderId: number) => unsentKey(`door-${runId}`, orderId);

/** What was typed and photographed at this door, also before the phone went out. */
export function savedDoor(runId: number, orderId: number): DoorForm {
  const saved = readStored(keyOf(runId, orderId));
  return typeof saved === 'object' && saved !== null ? { ...EMPTY, ...saved } : EMPTY;
}

/** Keeps what is typed; null, once it was reported, leaves nothing behind. */
export function saveDoor(runId: number, orderId: number, form: DoorForm | null): void {
  writeStored(keyOf(runId, orderId), form);
}

const KEY = /^unsent-door-(\d+)-(\d+)$/;

/** Forgets what was typed at doors that nobody goes to any more. @param isOpen whether an order is still to come in a run */
export function forgetDoors(isOpen: (runId: number, orderId: number) => boolean): void {
  for (const key of storedKeys()) {
    const [, runId, orderId] = KEY.exec(key)?.map(Number) ?? [];
    if (runId !== undefined && orderId !== undefined && !isOpen(runId, orderId)) writeStored(key, null);
  }
}

/** The keys under which the browser keeps something; none where it refuses. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** What is wrong with it, by field, to be translated. @param rate LBP for one USD; null: it is paid in LBP */
export function doorErrors(
  { takenBy, lbp, usd }: DoorForm,
  rate: string | null,
): Partial<Record<keyof DoorForm, string | TextWithValues>> {
  const errors: Partial<Record<keyof DoorForm, string | TextWithValues>> = {};
  const rules = deliveredRules();
  const sent = { takenBy, lbp: westernNumber(lbp) || '0', usd: westernNumber(usd) || '0' };
  for (const field of ['takenBy', 'lbp', 'usd'] as const) {
    const message = messageOfCheck(() => rules.validateSyncAt(field, sent));
    if (message) errors[field] = message;
  }
  if (!errors.usd && rate === null && !isUnset(sent.usd)) errors.usd = DRIVING_MESSAGES.noRate;
  return errors;
}

/** How what was typed settles what is to be collected; null while it is no amount. */
export function settledBy(
  { lbp, usd }: Pick<DoorForm, 'lbp' | 'usd'>,
  { toCollect, lbpPerUsd }: Pick<DriverStop, 'toCollect' | 'lbpPerUsd'>,
): ReturnType<typeof settle> | null {
  try {
    return settle(toCollect, { lbp: westernNumber(lbp) || '0', usd: westernNumber(usd) || '0' }, lbpPerUsd);
  } catch {
    return null;
  }
}
