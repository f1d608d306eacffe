import { LRUCache } from 'lru-cache';
import type { Language } from '../../../common/languages';
import type { Queryable } from '../../db/queryable';
import type { ChangeLog } from '../../graphql/changes/changeLog';
import { CUSTOMER_BOOK } from '../../pricing/priceBook';
import { readProductsById, type ProductRow } from '../../catalog/products/readProducts';

const MAX_BYTES = 4 * 2 ** 20;

interface Current {
  readonly row: ProductRow;
  /** The position in the log of changes up to which it is known to be current. */
  position: number;
}

/**
 * Products whose price has changed, as they are now in a language, without agreed prices: read once for all price books
 * that show them, until they change again.
 */
export class CurrentRows {
  private readonly rows = new LRUCache<`${Language} ${number}`, Current>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ row }) => 2 * JSON.stringify(row).length,
  });
  private readonly pending = new Map<string, Promise<ProductRow[]>>();

  constructor(
    private readonly reads: Queryable,
    private readonly log: ChangeLog,
  ) {}

  /** The rows of those of the products that are not deleted. */
  async read(ids: readonly number[], language: Language): Promise<ProductRow[]> {
    const known = ids.flatMap((id) => this.find(id, language) ?? []);
    if (known.length === ids.length) return known;
    const missing = ids.filter((id) => known.every((row) => row.id !== id));
    return [...known, ...(await this.readMissing(missing, language))];
  }

  private find(id: number, language: Language): ProductRow | undefined {
    const current = this.rows.get(`${language} ${id}`);
    if (!current) return undefined;
    const changes = this.log.since(current.position);
    if (!changes || changes.some((change) => change.of === 'product' && change.productId === id)) return undefined;
    current.position = this.log.position;
    return current.row;
  }

  private readMissing(ids: readonly number[], language: Language): Promise<ProductRow[]> {
    const { position } = this.log;
    const key = `${position} ${language} ${ids.join()}`;
    const current = this.pending.get(key);
    if (current && this.log.isBelieved) return current;
    const read = readProductsById(this.reads, ids, CUSTOMER_BOOK, null, language)
      .then((rows) => {
        for (const row of rows) this.rows.set(`${language} ${row.id}`, { row, position });
        return rows;
      })
      .finally(() => this.pending.delete(key));
    this.pending.set(key, read);
    return read;
  }
}
