import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { ShopError } from '../core/errors';

const UNIQUE_VIOLATION = '23505';

/**
 * Runs a write, and turns a violation of the unique index into a refusal of the field.
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
    const driverError: unknown = error instanceof QueryFailedError ? error.driverError : error;
    if (
      !(driverError instanceof DatabaseError) ||
      driverError.code !== UNIQUE_VIOLATION ||
      driverError.constraint !== index
    )
      throw error;
    throw new ShopError('CONFLICT', message, { fields: { [field]: message } });
  }
}
