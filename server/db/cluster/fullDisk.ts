import type { DataSource } from 'typeorm';

/** How PostgreSQL says that its disk is full. */
export const DISK_FULL = '53100';

/** Databases of which the last that this process has heard is that there was no room to write. */
const full = new WeakSet<DataSource>();

/** Remembers that a write found no room. @param state the SQLSTATE of what failed, if any */
export function noteIfFull(db: DataSource, state: string | null): void {
  if (state === DISK_FULL) full.add(db);
}

/** More than one page, so that no page which is there already has room for all of it. */
const TRY_TO_WRITE = 'CREATE TEMPORARY TABLE bustan_room ON COMMIT DROP AS SELECT generate_series(1, 2000) AS number';

/**
 * Whether the database can write, as far as this process knows. Nothing is asked as long as no write has found the disk
 * full; from then on a few pages are written and given back, until there is room (specification 20.14).
 * @throws what PostgreSQL says while there is none
 */
export async function expectRoom(db: DataSource): Promise<void> {
  if (!full.has(db)) return;
  await db.query(TRY_TO_WRITE);
  full.delete(db);
}
