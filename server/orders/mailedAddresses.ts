import { mailAddressOf } from '../identity/mailAddress';
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
