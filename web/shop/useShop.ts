import type { ShopQuery } from '../gql/graphql';
import { useFreshQuery } from '../lib/queries/useFreshQuery';
import { ShopDocument } from './documents';

const FRESH_FOR_MS = 10 * 60_000;

/** Contact details of the shop; null until they are known. */
export function useShop(): ShopQuery['shop'] | null {
  return useFreshQuery(ShopDocument, {}, FRESH_FOR_MS).data?.shop ?? null;
}
