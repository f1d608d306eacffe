import { registerEnumType } from 'type-graphql';
import type { Amount } from '../../../../common/money';
import { isId } from '../../../db/page';
import type { PriceBook } from '../../../pricing/priceBook';

/** What a list of products may be sorted by. */
export enum ProductSort {
  RELEVANCE = 'relevance',
  NAME = 'name',
  PRICE_LOW = 'price_low',
  PRICE_HIGH = 'price_high',
  NEWEST = 'newest',
}

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'What a list of products is sorted by.',
  valuesConfig: {
    RELEVANCE: { description: "The best match of a search first; without one, the shop's own order." },
    NAME: { description: 'By name, as in a dictionary.' },
    PRICE_LOW: {
      description:
        "The lowest of the viewer's own prices first, those of the first size; products without a price last. For who sees no prices, like RELEVANCE.",
    },
    PRICE_HIGH: { description: 'Like PRICE_LOW, the highest first.' },
    NEWEST: { description: 'What came last into the shop first.' },
  },
});

/**
 * The sort of a list as it is applied. The product's id ends each of these, so that no two products have the same
 * position and a page can begin where the last one ended, whatever was added or deleted in between.
 * - `oldest`: as the products were made; `newest`: the other way round
 * - `relevance`: the best match of a search first
 * - `name`: by the rules of Unicode, whatever the alphabet
 * - `priceLow`, `priceHigh`: by the price that a card shows the viewer; products without a price come last in both
 */
export type AppliedSort = 'oldest' | 'newest' | 'relevance' | 'name' | PriceSort;
export type PriceSort = 'priceLow' | 'priceHigh';

/**
 * What a list is sorted by for the viewer of a price book. A viewer who sees no prices gets no sorting by them, since
 * the sequence alone would tell which of two products costs more: the list is sorted by the default.
 */
export function appliedSort(sort: ProductSort, isSearch: boolean, book: PriceBook): AppliedSort {
  const unsorted = isSearch ? 'relevance' : 'oldest';
  switch (sort) {
    case ProductSort.RELEVANCE:
      return unsorted;
    case ProductSort.NAME:
      return 'name';
    case ProductSort.NEWEST:
      return 'newest';
    case ProductSort.PRICE_LOW:
      return book.kind === 'none' ? unsorted : 'priceLow';
    case ProductSort.PRICE_HIGH:
      return book.kind === 'none' ? unsorted : 'priceHigh';
  }
}

/** Whether it is sorted by the viewer's prices. */
export function isPriceSort(sort: AppliedSort): sort is PriceSort {
  return sort === 'priceLow' || sort === 'priceHigh';
}

/** The position of a product in a sorted list. */
export interface Position {
  readonly id: number;
  /** The name, the rank or the price; null where the id alone sorts, and for a product without a price. */
  readonly key: string | null;
}

/** What may stand in a cursor beside the id. */
const CURSOR_KEYS: Record<AppliedSort, RegExp | null> = {
  oldest: null,
  newest: null,
  relevance: /^\d{1,9}$/,
  name: /^[^\0]{1,1000}$/,
  priceLow: /^(\d{1,12}\.\d\d)?$/,
  priceHigh: /^(\d{1,12}\.\d\d)?$/,
};

/** The cursor of a position: the id, and the key where the list has one. */
export function encodeCursor(sort: AppliedSort, { id, key }: Position): string {
  return CURSOR_KEYS[sort] === null ? String(id) : `${id}.${Buffer.from(key ?? '').toString('base64url')}`;
}

/** The position that a cursor stands for; null for one that no list of this sort gave. */
export function decodeCursor(sort: AppliedSort, cursor: string): Position | null {
  const [, digits, encoded] = /^(\d{1,10})(?:\.([\w-]{0,2000}))?$/.exec(cursor) ?? [];
  const key = encoded === undefined ? null : Buffer.from(encoded, 'base64url').toString();
  const pattern = CURSOR_KEYS[sort];
  const matches = pattern === null ? key === null : key !== null && pattern.test(key);
  return matches && digits !== undefined && isId(digits) ? { id: Number(digits), key: key || null } : null;
}

/** A product with the price that it is sorted by. */
export interface PricedProduct {
  readonly id: number;
  /** Null without a price. */
  readonly amount: Amount | null;
}
