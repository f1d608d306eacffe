import { badInput } from '../../core/errors';
import type { Amount } from '../../../common/money';
import type { PriceBook } from '../../pricing/priceBook';

/** What a list of products may be sorted by. */
export enum ProductSort {
  RELEVANCE = 'relevance',
  NAME = 'name',
  PRICE_LOW = 'price_low',
  PRICE_HIGH = 'price_high',
  NEWEST = 'newest',
}

/**
 * The order that a list really has. Each is total, since the product's id ends it, so that a page can begin where the
 * last one ended whatever was added or taken away meanwhile.
 * - `shelf`: as the products were made; `newest`: the other way round
 * - `match`: the best match of a search first
 * - `name`: by the rules of Unicode, whatever the alphabet
 * - `cheapest`, `dearest`: by the price that a card shows the viewer; products without a price come last in both
 */
export type Order = 'shelf' | 'newest' | 'match' | 'name' | PriceOrder;
export type PriceOrder = 'cheapest' | 'dearest';

/**
 * The order that somebody gets who asks for a sort. Who sees no prices gets no order by them, since the order alone
 * would tell which of two products is the dearer one: it is as if nothing had been asked for.
 */
export function orderOf(sort: ProductSort, isSearch: boolean, book: PriceBook): Order {
  const usual = isSearch ? 'match' : 'shelf';
  switch (sort) {
    case ProductSort.RELEVANCE:
      return usual;
    case ProductSort.NAME:
      return 'name';
    case ProductSort.NEWEST:
      return 'newest';
    case ProductSort.PRICE_LOW:
      return book.kind === 'none' ? usual : 'cheapest';
    case ProductSort.PRICE_HIGH:
      return book.kind === 'none' ? usual : 'dearest';
  }
}

/** Whether the order is one of the viewer's prices, which the database does not know. */
export function isPriceOrder(order: Order): order is PriceOrder {
  return order === 'cheapest' || order === 'dearest';
}

/** Where a page ended: at this product, and at what stands before its id in the order. */
export interface Place {
  readonly id: number;
  /** The name, the rank or the price; null in the orders by id alone, and for a product without a price. */
  readonly key: string | null;
}

/** What may stand in a cursor beside the id. */
const KEYS: Record<Order, RegExp | null> = {
  shelf: null,
  newest: null,
  match: /^\d{1,9}$/,
  name: /^[^\0]{1,1000}$/,
  cheapest: /^(\d{1,12}\.\d\d)?$/,
  dearest: /^(\d{1,12}\.\d\d)?$/,
};

/** The cursor of a place: the id, and in the orders that have one, the key. */
export function cursorOf(order: Order, { id, key }: Place): string {
  return KEYS[order] === null ? String(id) : `${id}.${Buffer.from(key ?? '').toString('base64url')}`;
}

/** The place that a cursor stands for; null for none. @throws ShopError BAD_USER_INPUT for one that no such list gave */
export function placeOf(order: Order, cursor: string | null | undefined): Place | null {
  if (cursor === null || cursor === undefined) return null;
  const [, digits, encoded] = /^(\d{1,10})(?:\.([\w-]{0,2000}))?$/.exec(cursor) ?? [];
  const id = Number(digits);
  const key = encoded === undefined ? null : Buffer.from(encoded, 'base64url').toString();
  const pattern = KEYS[order];
  const fits = pattern === null ? key === null : key !== null && pattern.test(key);
  if (!fits || !(id <= 2_147_483_647)) throw badInput({ after: 'Pass the endCursor of the page before' });
  return { id, key: key || null };
}

/** A product in an order of prices. */
export interface Priced {
  readonly id: number;
  /** Null without a price. */
  readonly amount: Amount | null;
}

/** Compares by price, then by id; products without a price are last whichever way the prices go. */
export function byPrice(order: PriceOrder): (a: Priced, b: Priced) => number {
  const sign = order === 'cheapest' ? 1 : -1;
  return (a, b) => {
    if (a.amount === b.amount) return a.id - b.id;
    if (a.amount === null) return 1;
    if (b.amount === null) return -1;
    return sign * compareAmounts(a.amount, b.amount);
  };
}

/** Of two amounts that are not negative and have two decimals, the one with more digits is more. */
function compareAmounts(a: Amount, b: Amount): number {
  return a.length === b.length ? (a < b ? -1 : 1) : a.length - b.length;
}
