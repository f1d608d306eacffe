import type { InsertResult } from 'typeorm';

/** The generated id of the one row that a repository inserted. @throws RangeError when there is none */
export function insertedId({ identifiers }: InsertResult): number {
  const id: unknown = identifiers[0]?.id;
  if (typeof id !== 'number') throw new RangeError('No row with a generated id was inserted');
  return id;
}
