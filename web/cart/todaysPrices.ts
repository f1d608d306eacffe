import type { ApolloClient } from '@apollo/client';
import type { Amount } from '../../common/money';
import type { ProductPricesFragment } from '../gql/graphql';
import { keyOf, type CartLine } from './lines';
import { TodaysPriceDocument } from './todaysPriceDocument';

/** Why a line cannot be ordered as things stand. */
export type LineProblem = 'Out of Stock' | 'Price TBD' | 'No longer available';

/** What the shop says today about the lines of a cart, by line key. */
export interface Today {
  prices: ReadonlyMap<string, Amount>;
  problems: ReadonlyMap<string, LineProblem>;
}

/** Asks the shop for today's prices of these lines, each product once. Rejects when one of them cannot be read. */
export async function readToday(client: ApolloClient, lines: readonly CartLine[]): Promise<Today> {
  const ids = [...new Set(lines.map((line) => line.id))];
  const products = new Map(
    await Promise.all(
      ids.map(async (id) => {
        const { data } = await client.query({
          query: TodaysPriceDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return [id, data?.product ?? null] as const;
      }),
    ),
  );
  const prices = new Map<string, Amount>();
  const problems = new Map<string, LineProblem>();
  for (const line of lines) {
    const today = judge(line, products.get(line.id) ?? null);
    if (today.price) prices.set(keyOf(line), today.price);
    if (today.problem) problems.set(keyOf(line), today.problem);
  }
  return { prices, problems };
}

function judge(line: CartLine, product: ProductPricesFragment | null): { price?: Amount; problem?: LineProblem } {
  if (!product) return { problem: 'No longer available' };
  const variant = product.variants.find(({ name }) => name === line.selectedVariant);
  if (line.selectedVariant && !variant) return { problem: 'No longer available' };
  const price = (variant ?? product).price?.amount;
  if (!price) return { problem: 'Price TBD' };
  return product.inStock ? { price } : { price, problem: 'Out of Stock' };
}
