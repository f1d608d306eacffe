import { LRUCache } from 'lru-cache';
import type { ProductRow } from '../../catalog/products/readProducts';
import type { PriceBook } from '../../pricing/priceBook';

const MAX_BYTES = 4 * 2 ** 20;
/** About the bytes of an entry and its key. */
const ENTRY_BYTES = 250;

interface Item {
  readonly row: ProductRow;
  readonly json: string;
}

/**
 * The JSON of single items of lists that were made anew, for all viewers to whom they show the same: in discount mode by
 * the percentage, and for all businesses with prices of their own where none was agreed for the product.
 */
export class SharedItems {
  private readonly numbers = new WeakMap<object, number>();
  private lastNumber = 0;
  private readonly items = new LRUCache<string, Item>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }) => 2 * json.length + ENTRY_BYTES,
  });

  /**
   * The item of a product in a list.
   * @param list stands for the list that is asked for, whoever asks
   * @param row the product as it is now: an item that was made of another row is not found
   */
  find(list: object, book: PriceBook, row: ProductRow): string | undefined {
    if (row.agreedPrices) return undefined;
    const item = this.items.get(this.keyOf(list, book, row));
    return item?.row === row ? item.json : undefined;
  }

  /** Adds the item, unless it shows prices that were agreed with one business alone. */
  add(list: object, book: PriceBook, row: ProductRow, json: string): void {
    if (!row.agreedPrices) this.items.set(this.keyOf(list, book, row), { row, json });
  }

  private keyOf(list: object, book: PriceBook, { id }: ProductRow): string {
    let number = this.numbers.get(list);
    if (number === undefined) this.numbers.set(list, (number = this.lastNumber += 1));
    return `${number} ${id} ${book.kind === 'individual' ? book.kind : book.name}`;
  }
}
