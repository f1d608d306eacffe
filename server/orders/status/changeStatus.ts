import type { DataSource } from 'typeorm';
import { statusRules } from '../../../common/rules/orderRules';
import type { Account, Viewer } from '../../identity/viewer';
import { auditedOnce } from '../../audit/audit';
import { editConflict } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import { badInput } from '../../core/errors';
import { textOrNull } from '../../core/text';
import { optionalKey, type Once, type SentKey } from '../../idempotency/once';
import type { OrderStatus } from '../orderTerms';
import { lockOrder, setStatus, type StatusLeft } from './transition';

/** A change of an order's status by an admin. */
export interface StatusChange {
  orderId: number;
  status: OrderStatus;
  /** Undefined leaves it as it is; null or blank takes it away. */
  trackingNumber?: string | null;
  /** The status that the change was made from; absent: whatever there is is changed. */
  expected?: OrderStatus | null;
}

/** The same as a request of its own. */
interface StatusRequest extends StatusChange {
  idempotencyKey?: string | null;
}

/**
 * Sets an order to any status, freely (specification 5.1). A change is stored as an event with who and when, and its
 * mails are queued; setting the same status again only writes the audit log.
 *
 * Into `cancelled`: what the order was charged to credit is refunded, and its use of a code returned, once. Out of it:
 * both are taken again (specification 5.2), as is counted stock. Locks are taken in the order of all: credit account, code,
 * order, stocks by id.
 *
 * @throws OrderRefused INSUFFICIENT_CREDIT, DISCOUNT_CODE_INVALID or OUT_OF_STOCK when there is not enough left to take again
 * @throws ShopError NOT_FOUND, BAD_USER_INPUT by field, or CONFLICT when the order does not have the expected
 *   status any more; IDEMPOTENCY_CONFLICT
 */
export function changeStatus(
  db: DataSource,
  viewer: Viewer,
  { idempotencyKey, ...change }: StatusRequest,
): Promise<Once<StatusLeft>> {
  checkInput(statusRules, { trackingNumber: change.trackingNumber, idempotencyKey });
  return changeOnce(db, viewer, change, ({ id }) => optionalKey(id, idempotencyKey, 'setOrderStatus', change));
}

/** As `changeStatus`, of checked input. @param keyOf the key under which it is done once; null for none */
export function changeOnce(
  db: DataSource,
  viewer: Viewer,
  change: StatusChange,
  keyOf: (actor: Account) => SentKey | null,
): Promise<Once<StatusLeft>> {
  const { orderId, status } = change;
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    const before = await lockOrder(tx, orderId);
    if (change.expected && change.expected !== before.status) {
      throw await editConflict(tx, { subjectType: 'order', subjectId: orderId });
    }
    const trackingNumber =
      change.trackingNumber === undefined ? before.trackingNumber : textOrNull(change.trackingNumber);
    if (before.isBlanked && trackingNumber !== null) throw badInput({ trackingNumber: BLANKED });
    const left = await setStatus(tx, before, { status, trackingNumber, byUserId: actor.id });
    return {
      result: left,
      entry: {
        action: 'order.status',
        subjectType: 'order',
        subjectId: orderId,
        before: { status: before.status, trackingNumber: before.trackingNumber },
        after: { status, trackingNumber },
      },
    };
  });
}

const BLANKED = 'What this order said of a person was deleted; it takes no tracking number any more';
