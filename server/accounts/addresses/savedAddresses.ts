import type { DataSource } from 'typeorm';
import { LIMITS } from '../../../common/constants';
import { MESSAGES } from '../../../common/messages';
import { phoneText } from '../../../common/addresses/phoneText';
import { savedAddressRules } from '../../../common/rules/addressRules';
import { checkInput } from '../../core/checkInput';
import { notFound, ShopError, unauthenticated } from '../../core/errors';
import { textOrNull, trimmedText } from '../../core/text';
import { entityColumns } from '../../db/entityColumns';
import { insertedId } from '../../db/insertedId';
import type { Queryable } from '../../db/queryable';
import { transaction, type Transaction } from '../../db/transaction';
import { Role } from '../../identity/roles';
import { SavedAddress } from './savedAddress.entity';

/** What is shown of an address to whoever saved it. */
export type OwnAddress = Omit<SavedAddress, 'user' | 'userId'>;

/** What the form of an address sends; `savedAddressRules` check it. */
export interface SavedAddressValues {
  label?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  street?: string | null;
  building?: string | null;
  floor?: string | null;
  area?: string | null;
  city?: string | null;
  isDefault?: boolean | null;
}

const COLUMNS = entityColumns(SavedAddress, 'a', [
  'id',
  'label',
  'isDefault',
  'firstName',
  'lastName',
  'phone',
  'street',
  'building',
  'floor',
  'area',
  'city',
]);

/** The addresses of a customer, the default first, then as they were saved; at most 20. */
export function readAddresses(db: Queryable, userId: number): Promise<OwnAddress[]> {
  return db.query(`SELECT ${COLUMNS} FROM saved_address a WHERE a.user_id = $1 ORDER BY a.is_default DESC, a.id`, [
    userId,
  ]);
}

/**
 * Saves an address, or replaces one. The first is the default, and so is one that is sent as such: then no other is. The
 * default stays it until another one is.
 * @param id the one to replace; null for a new one
 * @param shopPhone the example in the message about the phone
 * @throws ShopError BAD_USER_INPUT by field; CONFLICT when there are 20; NOT_FOUND, also for an address of somebody else
 */
export function saveAddress(
  db: DataSource,
  userId: number,
  id: number | null,
  input: SavedAddressValues,
  shopPhone: string,
): Promise<OwnAddress> {
  checkInput(() => savedAddressRules(shopPhone), input);
  return transaction(db, async (tx) => {
    await lockOwner(tx, userId);
    const there = await readAddresses(tx, userId);
    if (id === null && there.length >= LIMITS.addresses) throw tooMany();
    const before = there.find((address) => address.id === id);
    if (id !== null && !before) throw notFound('Address');
    const isDefault = Boolean(input.isDefault) || there.length === 0 || Boolean(before?.isDefault);
    if (isDefault)
      await tx.query('UPDATE saved_address SET is_default = false WHERE user_id = $1 AND is_default', [userId]);
    const values = { ...storedValues(input), isDefault };
    if (before) await tx.manager.update(SavedAddress, { id: before.id }, values);
    const saved = before?.id ?? (await insert(tx, { ...values, userId }));
    const after = (await readAddresses(tx, userId)).find((address) => address.id === saved);
    if (!after) throw new Error('An address that was saved is there');
    return after;
  });
}

/**
 * Deletes an address; of the others the oldest becomes the default when it was that.
 * @throws ShopError NOT_FOUND, also for an address of somebody else
 */
export function deleteAddress(db: DataSource, userId: number, id: number): Promise<void> {
  return transaction(db, async (tx) => {
    await lockOwner(tx, userId);
    const there = await readAddresses(tx, userId);
    const address = there.find((each) => each.id === id);
    if (!address) throw notFound('Address');
    await tx.query('DELETE FROM saved_address WHERE id = $1', [id]);
    const next = there.find((each) => each.id !== id);
    if (address.isDefault && next)
      await tx.query('UPDATE saved_address SET is_default = true WHERE id = $1', [next.id]);
  });
}

/** For an account that is no customer any more, and so could not delete them itself (specification 8.17). */
export async function deleteAddressesOf(tx: Queryable, userId: number): Promise<void> {
  await tx.query('DELETE FROM saved_address WHERE user_id = $1', [userId]);
}

async function insert(tx: Transaction, values: Omit<SavedAddress, 'id' | 'user'>): Promise<number> {
  return insertedId(await tx.manager.insert(SavedAddress, values));
}

/** Two changes at once come one after the other. @throws ShopError UNAUTHENTICATED when the owner is gone, or no customer */
async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM users WHERE id = $1 AND active AND role = '${Role.CUSTOMER}' FOR NO KEY UPDATE`,
    [userId],
  );
  if (rows.length === 0) throw unauthenticated();
}

function storedValues(input: SavedAddressValues) {
  const text = (value: string | null | undefined) => trimmedText(value ?? '');
  return {
    label: text(input.label),
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    phone: text(phoneText(input.phone ?? '')),
    street: text(input.street),
    building: textOrNull(input.building),
    floor: textOrNull(input.floor),
    area: text(input.area),
    city: text(input.city),
  };
}

function tooMany(): ShopError {
  return new ShopError('CONFLICT', MESSAGES.tooManyAddresses);
}
