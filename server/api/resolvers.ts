import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { SavedAddressResolver } from '../accounts/addresses/savedAddresses.resolver';
import { EmailConfirmation } from '../accounts/emails/emailConfirmation';
import { EmailsResolver } from '../accounts/emails/emails.resolver';
import { OwnProfiles } from '../accounts/emails/ownProfile';
import { OwnAccountResolver } from '../accounts/ownAccount/ownAccount.resolver';
import { PasswordChange } from '../accounts/ownAccount/passwordChange';
import { PresentPassword } from '../accounts/ownAccount/presentPassword';
import type { PasswordRequests } from '../accounts/recovery/passwordRequests';
import { PasswordReset } from '../accounts/recovery/passwordReset';
import { RecoveryResolver } from '../accounts/recovery/recovery.resolver';
import { CodeTries } from '../accounts/secondStep/codeTries';
import { SealedSecrets } from '../accounts/secondStep/ways/sealedSecrets';
import { SecondStepResolver } from '../accounts/secondStep/secondStep.resolver';
import { SecondSteps } from '../accounts/secondStep/secondSteps';
import { StepSignIn } from '../accounts/secondStep/stepSignIn';
import { StepSignInResolver } from '../accounts/secondStep/stepSignIn.resolver';
import { AccountResolver } from '../accounts/signIn/account.resolver';
import { KnownDevices } from '../accounts/signIn/knownDevices';
import { Registration } from '../accounts/signIn/registration';
import { SignIn } from '../accounts/signIn/signIn';
import { BackupsResolver } from '../backup/nightly/backups.resolver';
import type { Config } from '../core/config';
import { DeliveryZoneResolver } from '../delivery/zones/zones.resolver';
import { CodeGuesses } from '../discounts/codeGuesses';
import { DiscountResolver } from '../discounts/discounts.resolver';
import { CancellingResolver } from '../orders/cancelling/cancelling.resolver';
import { ChangingResolver } from '../orders/changing/changing.resolver';
import { FollowedOrderResolver } from '../orders/following/followed.resolver';
import { FollowedOrders } from '../orders/following/followedOrder';
import { FollowKeys } from '../orders/following/followKeys';
import { OrderDeliveryResolver } from '../orders/delivery/delivery.resolver';
import { CheckoutResolver } from '../orders/placing/checkout.resolver';
import { GuestLimits } from '../orders/placing/guestLimits';
import { AccountClosing } from '../personalData/closing/accountClosing';
import { ClosingResolver } from '../personalData/closing/closing.resolver';
import { TransferResolver } from '../orders/transfers/transfers.resolver';
import { PricePlanResolver } from '../plans/plans.resolver';
import { RunResolver } from '../driving/planning/runs.resolver';
import { StopResolver } from '../driving/stops/stops.resolver';
import { ReportResolver } from '../reports/report.resolver';
import { ResolverInstances } from './resolverInstances';
import { ShopResolver } from './shop.resolver';

/** What the resolvers need as long as the shop lives. */
interface Services {
  config: Config;
  db: DataSource;
  passwordRequests: PasswordRequests;
  log: Logger;
  sessionSecret: string;
}

/** The resolvers that need services of the shop, with them. */
export function shopResolvers({ config, db, passwordRequests, log, sessionSecret }: Services): ResolverInstances {
  const devices = new KnownDevices(sessionSecret);
  const passwords = new PresentPassword(db);
  const steps = {
    db,
    secrets: new SealedSecrets(sessionSecret),
    tries: new CodeTries(db),
    passwords,
    publicUrl: config.publicUrl,
  };
  const keys = new FollowKeys(sessionSecret);
  const followed = new FollowedOrders(db);
  const guesses = new CodeGuesses(db);
  const guestLimits = new GuestLimits(db, config.guestOrdersPerNetwork);
  return new ResolverInstances([
    new ShopResolver(config),
    new AccountResolver(new SignIn(db, devices), new Registration(db, devices)),
    new StepSignInResolver(new StepSignIn(steps, devices), devices),
    new SecondStepResolver(new SecondSteps(steps, config.requireSecondStep), devices),
    new OwnAccountResolver(new PasswordChange(db, passwords), devices),
    new EmailsResolver(new EmailConfirmation(db), new OwnProfiles(db, passwords, config.shop.phone)),
    new RecoveryResolver(passwordRequests, new PasswordReset(db)),
    new ClosingResolver(new AccountClosing(db), config.keepPersonalDataDays),
    new SavedAddressResolver(config.shop.phone),
    new CheckoutResolver(guesses, guestLimits, keys, config.shop.phone, config.timeZone, log),
    new FollowedOrderResolver(followed),
    new TransferResolver(followed),
    new CancellingResolver(followed),
    new ChangingResolver(followed, guestLimits),
    new DiscountResolver(guesses),
    new OrderDeliveryResolver(config.timeZone),
    new DeliveryZoneResolver(config.timeZone),
    new RunResolver(config.shop.location),
    new StopResolver(config.timeZone),
    new ReportResolver(config.timeZone),
    new PricePlanResolver(config.timeZone),
    new BackupsResolver(config),
  ]);
}
