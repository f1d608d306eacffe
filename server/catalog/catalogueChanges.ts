import type { Queryable } from '../db/queryable';

/** When something of the catalogue last changed. */
interface Changed {
  readonly changedAt: Date;
}

/** The size and the version of the catalogue. */
export interface CatalogueState {
  /** The highest id of a product that is shown; 0 without any. */
  readonly lastProduct: number;
  readonly categories: number;
  /** Differs whenever a product or category was added, changed or taken away. */
  readonly version: string;
}

/** One statement, whatever the size of the catalogue. */
export async function readCatalogueState(db: Queryable): Promise<CatalogueState> {
  const [row] = await db.query<CatalogueState[]>(
    `SELECT coalesce(max(p.id), 0) AS "lastProduct", c.count::integer AS categories,
       concat_ws('-', count(p.id), extract(epoch FROM max(p.changed_at)), c.count, extract(epoch FROM c.last)) AS version
     FROM (SELECT count(*) AS count, max(changed_at) AS last FROM category) c
       LEFT JOIN product p ON p.deleted_at IS NULL GROUP BY c.count, c.last`,
  );
  return row ?? { lastProduct: 0, categories: 0, version: '0' };
}

/** When each category last changed, by its own or by a product that was put into it or taken out. */
export function readChangedCategories(db: Queryable): Promise<(Changed & { slug: string })[]> {
  return db.query(
    `SELECT c.slug, greatest(c.changed_at, (SELECT max(p.changed_at) FROM product p WHERE p.category_id = c.id)) AS "changedAt"
     FROM category c ORDER BY c.id`,
  );
}

/** At most `limit` products that are shown, with ids after `after` and up to `last`, by id. */
export function readChangedProducts(
  db: Queryable,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<(Changed & { id: number; name: string })[]> {
  return db.query(
    `SELECT p.id, p.name, p.changed_at AS "changedAt" FROM product p JOIN category c ON c.id = p.category_id
     WHERE p.deleted_at IS NULL AND p.id > $1 AND p.id <= $2 ORDER BY p.id LIMIT $3`,
    [after, last, limit],
  );
}
