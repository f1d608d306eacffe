import type { DataSource } from 'typeorm';
import type { Queryable } from '../../db/queryable';
import { mailboxOf } from '../../mail/mailbox';
import type { TellLimit } from '../../rateLimits/limitState';
import { hashedKey, RateLimit, refuse, type Counted } from '../../rateLimits/rateLimit';
import type { NewOrder } from './newOrder';

/** From where a guest orders, and how to tell it how many orders are left. */
interface GuestOrigin {
  network: string;
  tellLimit: TellLimit;
}

/** Nobody has confirmed that the address is the guest's. */
const MAILS_PER_ADDRESS = 10;
const ONE_DAY = 24 * 3_600;

/**
 * How many orders the guests of one network place in a quarter of an hour, and how many confirmations one address gets
 * of guests in a day (specification 4.13). Who is signed in is not counted.
 */
export class GuestLimits {
  private readonly orders: RateLimit;
  private readonly mails: RateLimit;

  constructor(db: DataSource, ordersPerNetwork: number) {
    this.orders = new RateLimit(db, { name: 'guest-order', most: ordersPerNetwork, why: 'Too many orders.' });
    this.mails = new RateLimit(db, {
      name: 'guest-mail',
      most: MAILS_PER_ADDRESS,
      seconds: ONE_DAY,
      why: 'Too many mails.',
    });
  }

  /**
   * Counts an order and its mails in the order's transaction, by one statement: a refused order is not counted.
   * @returns what was counted, for `settle`
   */
  count(tx: Queryable, { network, tellLimit }: GuestOrigin, mailTo: NewOrder['mailTo']): Promise<Counted[]> {
    return RateLimit.countWithin(tx, [
      [this.orders, network, tellLimit],
      // How many mails an address got is not shown to whoever types the address.
      ...mailTo.map(({ address }) => [this.mails, hashedKey(mailboxOf(address))] as const),
    ]);
  }

  /**
   * Tells the client how many orders are left, and refuses one that is too much.
   * @param counted what `count` gave
   * @returns those of `mailTo` who get a confirmation: whoever has had the mails of a day gets none
   * @throws ShopError RATE_LIMITED when the network placed too many orders
   */
  settle([ofNetwork, ...ofAddresses]: Counted[], mailTo: NewOrder['mailTo']): NewOrder['mailTo'] {
    refuse(ofNetwork?.settle() ?? null);
    return mailTo.filter((_, index) => !ofAddresses[index]?.settle());
  }
}
