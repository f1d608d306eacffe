import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { ShopError } from '../core/errors';

const UNIQUE_VIOLATION = '23505';

/**
 * Runs a write, and says a violation of the unique index as a refusal of the field.
 * @throws ShopError CONFLICT with the message on the field
 */
export async function refuseDuplicate<T>(
  index: string,
  field: string,
  message: string,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const sent: unknown = error instanceof QueryFailedError ? error.driverError : error;
    if (!(sent instanceof DatabaseError) || sent.code !== UNIQUE_VIOLATION || sent.constraint !== index) throw error;
    throw new ShopError('CONFLICT', message, { fields: { [field]: message } });
  }
}
