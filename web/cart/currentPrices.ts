import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '../../common/constants';
import type { Amount } from '../../common/money';
import { nameWithSize } from '../../common/texts/nameWithSize';
import type { ProductPricesFragment } from '../gql/graphql';
import { msg } from '../i18n/text';
import { keyOf, type CartLine, type PriceChange } from './lines';
import { TodaysPricesDocument } from './currentPricesDocument';
import { priceChanges } from './totals';

/** Why a line cannot be ordered as things stand. */
export type LineProblem = 'Out of Stock' | 'Price TBD' | 'No longer available' | 'This size is no longer available';

/** What the shop says today about the lines of a cart. */
export interface CurrentPrices {
  /** The lines of these that have another price today. */
  changesOf: (lines: readonly CartLine[]) => readonly PriceChange[];
  /** What the lines are called today in the viewer's language, by line key. */
  names: ReadonlyMap<string, string>;
  /** By line key. */
  problems: ReadonlyMap<string, LineProblem>;
}

/** Asks the shop for today's prices of these lines, a hundred products at a time. Rejects when they cannot be read. */
export async function readCurrentPrices(client: ApolloClient, lines: readonly CartLine[]): Promise<CurrentPrices> {
  const ids = [...new Set(lines.map((line) => line.id))];
  const pages = Array.from({ length: Math.ceil(ids.length / LIMITS.page) }, (_, page) =>
    ids.slice(page * LIMITS.page, (page + 1) * LIMITS.page),
  );
  const answers = await Promise.all(
    pages.map((page) =>
      client.query({ query: TodaysPricesDocument, variables: { ids: page }, fetchPolicy: 'network-only' }),
    ),
  );
  const found = answers.flatMap(({ data }) => {
    if (!data) throw new Error('The answer holds no prices.');
    return data.products.nodes;
  });
  const products = new Map(found.map((product) => [product.id, product]));
  const names = new Map<string, string>();
  const prices = new Map<string, Amount>();
  const problems = new Map<string, LineProblem>();
  for (const line of lines) {
    const product = products.get(line.id) ?? null;
    const current = statusOf(line, product);
    const variant = product?.variants.find(({ name }) => name === line.selectedVariant);
    if (product && (variant || !line.selectedVariant)) {
      names.set(keyOf(line), nameWithSize(product.name, variant?.label ?? null));
    }
    if (current.price) prices.set(keyOf(line), current.price);
    if (current.problem) problems.set(keyOf(line), current.problem);
  }
  return { changesOf: (now) => priceChanges(now, (line) => prices.get(keyOf(line)) ?? null), names, problems };
}

function statusOf(line: CartLine, product: ProductPricesFragment | null): { price?: Amount; problem?: LineProblem } {
  if (!product) return { problem: msg('No longer available') };
  const variant = product.variants.find(({ name }) => name === line.selectedVariant);
  if (line.selectedVariant && !variant) return { problem: msg('This size is no longer available') };
  const price = (variant ?? product).price?.amount;
  if (!price) return { problem: msg('Price TBD') };
  return product.inStock && variant?.inStock !== false ? { price } : { price, problem: msg('Out of Stock') };
}
