import { badInput, ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { Duty } from '../../identity/duties';
import { Role } from '../../identity/roles';

/** Who can be given a run. */
export interface Driver {
  readonly id: number;
  readonly name: string;
}

/** What a worker is called, as SQL; the alias of the table is `u`. */
export const WORKER_NAME = `coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username)`;

const DRIVES = `u.active AND (u.role = '${Role.ADMIN}' OR u.role = '${Role.STAFF}' AND '${Duty.DRIVING}' = ANY(u.duties))`;

/** Everybody who drives: admins, and staff with the duty, by their names. */
export function readDrivers(db: Queryable): Promise<Driver[]> {
  return db.query(
    `SELECT u.id, ${WORKER_NAME} AS name FROM users u WHERE ${DRIVES}
     ORDER BY u.role <> '${Role.STAFF}', name, u.id LIMIT 200`,
  );
}

/** @throws ShopError BAD_USER_INPUT on `driverId` for who drives for nobody */
export async function checkDriver(tx: Queryable, driverId: number): Promise<void> {
  const found = await tx.query<unknown[]>(`SELECT 1 FROM users u WHERE u.id = $1 AND ${DRIVES} FOR KEY SHARE`, [
    driverId,
  ]);
  if (found.length === 0) throw badInput({ driverId: 'Choose somebody with the duty "Driving"' });
}

/**
 * Keeps the driver of a run that leaves from closing their account meanwhile (specification 24.2).
 * @throws ShopError CONFLICT when they have, or can not sign in any more
 */
export async function holdDriver(tx: Queryable, driverId: number): Promise<void> {
  const found = await tx.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 AND active FOR KEY SHARE', [driverId]);
  if (found.length === 0)
    throw new ShopError('CONFLICT', 'Its driver is here no more: give the run to another one first.');
}
