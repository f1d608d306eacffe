import { BUSINESS_COUNTRY } from '../../../common/constants';
import type { Queryable } from '../../db/queryable';
import type { DeliveryPlaceType } from '../signIn/account.types';

/** The default delivery address of a business or an employee; null for anyone else. */
export async function readDeliveryPlace(db: Queryable, userId: number): Promise<DeliveryPlaceType | null> {
  const rows = await db.query<DeliveryPlaceType[]>(
    `SELECT coalesce(b.business_name, u.business_name) AS "businessName", u.location, u.address, u.city, u.state, u.zip,
       CASE u.role WHEN 'business' THEN coalesce(u.country, $2) ELSE u.country END AS country, u.phone
     FROM users u LEFT JOIN users b ON b.id = u.parent_business_id
     WHERE u.id = $1 AND u.role IN ('business', 'employee')`,
    [userId, BUSINESS_COUNTRY],
  );
  return rows[0] ?? null;
}
