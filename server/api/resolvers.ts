import type { DataSource } from 'typeorm';
import { AccountResolver } from '../accounts/signIn/account.resolver';
import { Registration } from '../accounts/signIn/registration';
import { SignIn } from '../accounts/signIn/signIn';
import type { Config } from '../core/config';
import type { Outbox } from '../mail/outbox';
import { CheckoutResolver } from '../orders/placing/checkout.resolver';
import { OrderStatusResolver } from '../orders/status/status.resolver';
import { ReportResolver } from '../reports/report.resolver';
import { ResolverInstances } from './resolverInstances';
import { ShopResolver } from './shop.resolver';

/** The resolvers of a shop, each with what it needs. */
export function shopResolvers(config: Config, db: DataSource, outbox: Outbox): ResolverInstances {
  return new ResolverInstances([
    new ShopResolver(config),
    new AccountResolver(new SignIn(db), new Registration(db)),
    new CheckoutResolver(outbox, config.shop.phone),
    new OrderStatusResolver(outbox),
    new ReportResolver(config.timeZone),
  ]);
}
