import { mailAddressOf } from '../identity/mailAddress';
import { MailKind } from '../mail/outgoingMail.entity';
import { OrderKind } from './orderTerms';

/**
 * Whom a mail about a change of an order goes to (specification 5.7), as SQL: each `address`, and whether it reads amounts
 * (`with_amounts`). It is the address that the order names, unless it is its account's own and not confirmed yet; of an
 * employee's order also the business's, which alone reads amounts.
 * @param order the alias of the order, with `kind`, `customer_email`, `user_id` and `account_id`
 */
export const mailedAddresses = (order: string): string => `
  SELECT ${order}.customer_email AS address, ${order}.kind <> '${OrderKind.EMPLOYEE}' AS with_amounts
  WHERE ${order}.customer_email IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users u
    WHERE u.id = ${order}.user_id AND u.email_unconfirmed AND lower(u.email) IN (lower(${order}.customer_email), ''))
  UNION SELECT ${mailAddressOf('u')}, true FROM users u
  WHERE ${order}.kind = '${OrderKind.EMPLOYEE}' AND u.id = ${order}.account_id AND ${mailAddressOf('u')} LIKE '%@%'`;

/**
 * Queues the mails about an `event` of an order that has `changed`, as SQL within a statement that makes both. What a guest
 * does is told to an address that was sent the confirmation: more than those of a day (specification 4.13) nobody makes the
 * shop send to it.
 * @param byUserId who does it, null for a guest; and whether anybody is told: parameters of the statement
 */
export const mailsOfEvent = (kind: MailKind, byUserId: string, isTold: string): string => `
  INSERT INTO outgoing_mail (kind, to_address, order_id, order_event_id, with_amounts)
  SELECT '${kind}', mail.address, changed.id, event.id, mail.with_amounts
  FROM changed, event, LATERAL (${mailedAddresses('changed')}) AS mail
  WHERE ${isTold} AND (${byUserId}::integer IS NOT NULL OR EXISTS (
    SELECT FROM outgoing_mail c WHERE c.order_id = changed.id AND c.kind = '${MailKind.ORDER_CONFIRMATION}'))`;
