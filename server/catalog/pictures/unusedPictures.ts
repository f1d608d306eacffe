import type { DataSource } from 'typeorm';
import { transaction } from '../../db/transaction';

/** Pages and lists that somebody has open show a picture for a while after it was replaced. */
const KEPT_DAYS = 7;
const BATCH = 100;

const IS_SHOWN = `(EXISTS (SELECT FROM product WHERE picture_hash = p.hash)
  OR EXISTS (SELECT FROM category WHERE picture_hash = p.hash))`;

/**
 * Deletes pictures that nothing has shown for a week, with what was made of them; first it notes which are shown and which
 * are not. Done twice it does nothing more. Whoever stores a picture locks its row first: what is locked is left for the
 * next time, and what is deleted before is stored anew.
 */
export async function deleteUnusedPictures(db: DataSource, isStopped: () => boolean): Promise<void> {
  await db.query(
    `WITH noted AS (
       SELECT hash FROM picture p WHERE (unused_since IS NULL) <> ${IS_SHOWN} ORDER BY hash FOR UPDATE SKIP LOCKED)
     UPDATE picture p SET unused_since = CASE WHEN unused_since IS NULL THEN now() END
     FROM noted WHERE p.hash = noted.hash`,
  );
  for (let count = BATCH; count === BATCH && !isStopped();) {
    count = await transaction(db, async (tx) => {
      const due = await tx.query<{ hash: string }[]>(
        `SELECT hash FROM picture p WHERE unused_since < now() - make_interval(days => ${KEPT_DAYS})
         ORDER BY hash LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      const hashes = due.map(({ hash }) => hash);
      // Looked at again once they are locked: a product or a category may show one since.
      const gone = await tx.query<{ hash: string }[]>(
        `DELETE FROM picture p WHERE hash = ANY($1::text[]) AND NOT ${IS_SHOWN} RETURNING hash`,
        [hashes],
      );
      await tx.query('DELETE FROM picture_size WHERE hash = ANY($1::text[])', [gone.map(({ hash }) => hash)]);
      return due.length === gone.length ? due.length : 0;
    });
  }
}
