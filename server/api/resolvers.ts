import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AccountResolver } from '../accounts/signIn/account.resolver';
import { Registration } from '../accounts/signIn/registration';
import { SignIn } from '../accounts/signIn/signIn';
import type { Config } from '../core/config';
import { CodeGuesses } from '../discounts/codeGuesses';
import { DiscountResolver } from '../discounts/discounts.resolver';
import type { Outbox } from '../mail/outbox';
import { CheckoutResolver } from '../orders/placing/checkout.resolver';
import { GuestLimits } from '../orders/placing/guestLimits';
import { OrderStatusResolver } from '../orders/status/status.resolver';
import { ReportResolver } from '../reports/report.resolver';
import { ResolverInstances } from './resolverInstances';
import { ShopResolver } from './shop.resolver';

/** The resolvers that need services of the shop, with them. */
export function shopResolvers(config: Config, db: DataSource, outbox: Outbox, log: Logger): ResolverInstances {
  const guesses = new CodeGuesses(db);
  const guestLimits = new GuestLimits(db, config.guestOrdersPerNetwork);
  return new ResolverInstances([
    new ShopResolver(config),
    new AccountResolver(new SignIn(db), new Registration(db)),
    new CheckoutResolver(outbox, guesses, guestLimits, config.shop.phone, log),
    new DiscountResolver(guesses),
    new OrderStatusResolver(outbox),
    new ReportResolver(config.timeZone),
  ]);
}
