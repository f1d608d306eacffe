import { boolean, mixed, number, object, string } from 'yup';
import { LIMITS } from '../../../common/constants';
import { createLineStore, type LineStore } from '../../cart/lineStore';
import type { NextStep } from '../../gql/graphql';
import { readStored, writeStored } from '../../lib/storage';
import { reportsKey } from './keptReports';

/** What became of an order at its door. */
export type AtDoor =
  | { kind: 'delivered'; takenBy: string; lbp: string; usd: string; photo: string | null }
  | { kind: 'not-delivered'; reason: string; next: NextStep };

/** The shop has it, or refused it for a reason. */
export type Outcome = { kind: 'kept' } | { kind: 'refused'; message: string; isOfPhoto: boolean };

/** What happened at a door and waits to be sent, as it is stored on the phone. */
export interface Report {
  /** The idempotency key, the same over every try. */
  key: string;
  /** When it happened, in ISO 8601. */
  madeAt: string;
  /** The session it was made in; in another one it is offered, not sent. */
  session: string;
  runId: number;
  orderId: number;
  atDoor: AtDoor;
  sent: boolean;
  outcome: Outcome | null;
}

const text = () => string().strict().defined();
const DELIVERED = object({
  kind: mixed().equals(['delivered']),
  takenBy: text(),
  lbp: text(),
  usd: text(),
  photo: text().nullable(),
});
const NOT_DELIVERED = object({
  kind: mixed().equals(['not-delivered']),
  reason: text(),
  next: string<NextStep>().oneOf(['LATER_TODAY', 'ANOTHER_DAY', 'NOT_WANTED']).required(),
});
const REPORT = object({
  key: text().min(LIMITS.idempotencyKeyMin).max(LIMITS.idempotencyKeyMax),
  madeAt: text().test((moment) => !Number.isNaN(Date.parse(moment))),
  session: text(),
  runId: number().strict().integer().required(),
  orderId: number().strict().integer().required(),
  atDoor: mixed(
    (value): value is AtDoor => DELIVERED.isValidSync(value) || NOT_DELIVERED.isValidSync(value),
  ).required(),
  sent: boolean().strict().required(),
  outcome: object({ kind: mixed().equals(['refused']), message: text(), isOfPhoto: boolean().strict().required() })
    .nullable()
    .defined(),
});

/** What one driver has reported and the shop does not have yet, stored on the phone and shared by all tabs. */
export type Reports = LineStore<Report>;

/** The driver's reports. */
export function createReports(userId: number): Reports {
  return createLineStore(reportsKey(userId), { keyOf: ({ key }) => key, read: readReports, write: writeReports });
}

/** Whether the browser has stored the report; otherwise it is lost with the page. */
export function isSaved(userId: number, { key }: Report): boolean {
  return readReports(reportsKey(userId)).some((report) => report.key === key);
}

function readReports(storageKey: string): readonly Report[] {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored.filter((value): value is Report => REPORT.isValidSync(value)) : [];
}

/**
 * What the shop has is not kept. False when the browser refuses to store all of it: then what was collected stays at least,
 * without as many photos, of the newest first, as there is no room for; they are sent if the page stays open.
 */
function writeReports(storageKey: string, reports: readonly Report[]): boolean {
  const left = reports.filter(({ outcome }) => outcome?.kind !== 'kept');
  if (writeStored(storageKey, left.length === 0 ? null : left)) return true;
  for (let from = left.length - 1; from >= 0; from--) {
    if (!hasPhoto(left[from]!)) continue;
    const smaller = left.map((report, index) => (index < from ? report : withoutPhoto(report)));
    if (writeStored(storageKey, smaller)) return false;
  }
  return false;
}

function hasPhoto({ atDoor }: Report): boolean {
  return atDoor.kind === 'delivered' && atDoor.photo !== null;
}

/** The report without its photo. */
export function withoutPhoto(report: Report): Report {
  const { atDoor } = report;
  return atDoor.kind === 'delivered' ? { ...report, atDoor: { ...atDoor, photo: null } } : report;
}
