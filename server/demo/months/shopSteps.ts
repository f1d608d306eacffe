import type { DataSource } from 'typeorm';
import { dayAt, instantOf } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { compare, minus } from '../../../common/money';
import { DEFAULT_TIME_ZONE } from '../../../common/constants';
import { setTransferAccount } from '../../currency/transferAccounts';
import { recordPayment } from '../../credit/changeCredit';
import { readCreditAccount } from '../../credit/readCredit';
import { createClosure } from '../../delivery/zones/closures';
import type { Viewer } from '../../identity/viewer';
import { recordLoss, recordReceipt, setStock } from '../../stock/changeStock';
import { STOCK } from '../loadStock';
import { FIRST_DAYS_AGO } from './plan';

/** Something that the shop did at a moment, apart from orders. */
export interface ShopStep {
  readonly at: Date;
  readonly run: () => Promise<unknown>;
}

/** By days ago and not by weekdays, so that the credit lasts whatever day the demo is loaded on. */
const PAID_EACH_DAYS = 4;

/** Every few days the business on credit pays what it has used, but for a rest that is not yet due. */
export function payments(db: DataSource, admin: Viewer, businessId: number, now: Date): ShopStep[] {
  const today = dayAt(now, DEFAULT_TIME_ZONE);
  const days = Array.from({ length: Math.floor(FIRST_DAYS_AGO / PAID_EACH_DAYS) }, (_, index) => {
    const day = daysAfter(today, -(index + 1) * PAID_EACH_DAYS);
    return { day, at: instantOf(day, '10:30', DEFAULT_TIME_ZONE) };
  });
  // The last one just now: whoever tries the demo has its credit.
  return [...days, { day: today, at: new Date(now.getTime() - 90_000) }].map(({ day, at }) => ({
    at,
    run: async () => {
      const { creditLimit, currentBalance } = await readCreditAccount(db, businessId);
      const amount = minus(minus(creditLimit, currentBalance), '1000000.00');
      if (compare(amount, '0') <= 0) return;
      await recordPayment(db, admin, businessId, {
        amount,
        description: `Bank transfer of ${day}`,
        idempotencyKey: `demo-payment-of-${day}`,
      });
    },
  }));
}

/** What came in and was lost of what is counted. Before the first order there is enough of it for three months. */
const DELIVERIES = [
  { daysAgo: FIRST_DAYS_AGO, change: 90, reason: 'The first delivery of the season' },
  { daysAgo: 61, change: 40, reason: 'Monthly delivery' },
  { daysAgo: 44, change: -3, reason: 'Thawed on the way' },
  { daysAgo: 31, change: 40, reason: 'Monthly delivery' },
  { daysAgo: 12, change: -2, reason: 'Torn bags' },
] as const;

/** The movements of everything that the demo counts; in the end there is what it says, whatever was ordered. */
export async function stockMoves(db: DataSource, viewer: Viewer, now: Date): Promise<ShopStep[]> {
  const rows = await db.query<{ id: number; name: string }[]>('SELECT id, name FROM product WHERE name = ANY($1)', [
    Object.keys(STOCK),
  ]);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const today = dayAt(now, DEFAULT_TIME_ZONE);
  const counted = Object.entries(STOCK).flatMap(([name, sizes]) =>
    Object.entries(sizes).map(([variant, stock]) => ({ productId: ids.get(name)!, variant, stock })),
  );
  const moves = DELIVERIES.flatMap(({ daysAgo, change, reason }) =>
    counted.map(({ productId, variant }, index) => ({
      at: instantOf(daysAfter(today, -daysAgo), '07:00', DEFAULT_TIME_ZONE),
      run: () => {
        const idempotencyKey = `demo-stock-of-day-${daysAgo}-${index}`;
        const move = change > 0 ? recordReceipt : recordLoss;
        return move(db, viewer, productId, { variant, quantity: Math.abs(change), reason, idempotencyKey });
      },
    })),
  );
  const counts = counted.map(({ productId, variant, stock }) => ({
    at: new Date(now.getTime() - 60_000),
    run: () => setStock(db, viewer, productId, { variant, stock, reason: 'Counted again' }),
  }));
  return [...moves, ...counts];
}

const CLOSED = {
  reason: 'The press is being serviced',
  translations: [
    { language: 'ar', text: 'صيانة المعصرة' },
    { language: 'fr', text: 'Entretien du pressoir' },
  ],
};

/** What the shop has said lately: where transfers go, and a day of next week on which nobody delivers. */
export function settings(db: DataSource, admin: Viewer, now: Date): ShopStep[] {
  const date = daysAfter(dayAt(now, DEFAULT_TIME_ZONE), 8);
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  return [
    { at: ago(50), run: () => setTransferAccount(db, admin, 'WishMoney +961 1 555 010, Bustan') },
    {
      at: ago(49),
      async run() {
        // A load that was interrupted here has closed it already.
        const [closed] = await db.query<unknown[]>('SELECT FROM delivery_closure WHERE day = $1', [date]);
        if (!closed) await createClosure(db, admin, { zoneId: null, date, ...CLOSED }, DEFAULT_TIME_ZONE);
      },
    },
  ];
}
