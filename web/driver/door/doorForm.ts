import { isUnset } from '../../../common/amountText';
import { settle } from '../../../common/currencies/collected';
import type { TextWithValues } from '../../../common/messages';
import { deliveredRules, DRIVING_MESSAGES } from '../../../common/rules/drivingRules';
import { westernNumber } from '../../../common/texts/westernNumber';
import { msg, type Translate } from '../../i18n/text';
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

/** Why an order was not delivered, as it is chosen or typed; empty for nothing yet. */
export interface NotDeliveredForm {
  reason: string;
  other: string;
  next: string;
}

const NOTHING_SAID: NotDeliveredForm = { reason: '', other: '', next: '' };

/** What is often why, in English, as the shop reads it. */
export const REASONS = [
  msg('Nobody was there'),
  msg('The address is wrong'),
  msg('They could not pay'),
  msg('They do not want it any more'),
];

/** Why an order was not delivered, in the driver's language where it was chosen. */
export function reasonText(reason: string, t: Translate): string {
  return REASONS.some((each) => each === reason) ? t(reason) : reason;
}

/** Where a driver stands: which one, in which run, with which order. */
export interface Door {
  readonly userId: number;
  readonly runId: number;
  readonly orderId: number;
}

const keyOf = ({ userId, runId, orderId }: Door) => unsentKey(`door-${runId}-${orderId}`, userId);
const notDeliveredKeyOf = ({ userId, runId, orderId }: Door) => unsentKey(`not-delivered-${runId}-${orderId}`, userId);

/** What was typed and photographed at this door, also before the phone went out. */
export function savedDoor(door: Door): DoorForm {
  return readForm(keyOf(door), EMPTY);
}

/** Keeps what is typed, on a full phone without the photo; null, once it was reported, leaves nothing behind. */
export function saveDoor(door: Door, form: DoorForm | null): void {
  const key = keyOf(door);
  if (!writeStored(key, form) && form?.photo) writeStored(key, { ...form, photo: null });
}

/** Why an order was not delivered, as far as it was said before the phone went out. */
export function savedNotDelivered(door: Door): NotDeliveredForm {
  return readForm(notDeliveredKeyOf(door), NOTHING_SAID);
}

/** Keeps what is said; null, once it was reported, leaves nothing behind. */
export function saveNotDelivered(door: Door, form: NotDeliveredForm | null): void {
  writeStored(notDeliveredKeyOf(door), form);
}

function readForm<Form extends object>(key: string, empty: Form): Form {
  const saved = readStored(key);
  return typeof saved === 'object' && saved !== null ? { ...empty, ...saved } : empty;
}

const KEY = /^unsent-(?:door|not-delivered)-(\d+)-(\d+)-(\d+)$/;

/**
 * Forgets what this driver typed at doors where nobody goes any more; what another one typed on the phone stays.
 * @param isOpen whether an order is still to come in a run
 */
export function forgetDoors(userId: number, isOpen: (door: Door) => boolean): void {
  for (const key of storedKeys()) {
    const [, runId, orderId, whose] = KEY.exec(key)?.map(Number) ?? [];
    if (runId === undefined || orderId === undefined || whose !== userId) continue;
    if (!isOpen({ userId, runId, orderId })) writeStored(key, null);
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
