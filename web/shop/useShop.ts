import { useQuery } from '@apollo/client/react';
import { DEFAULT_TIME_ZONE } from '../../common/constants';
import type { ShopQuery } from '../gql/graphql';
import { useFreshQuery } from '../lib/queries/useFreshQuery';
import { ShopDocument } from './documents';

const FRESH_FOR_MS = 10 * 60_000;

/** Contact details of the shop; null until they are known. */
export function useShop(): ShopQuery['shop'] | null {
  return useFreshQuery(ShopDocument, {}, FRESH_FOR_MS).data?.shop ?? null;
}

/** The clock by which the shop tells days and times, whatever the viewer's own; the usual one until it is known. */
export function useShopTimeZone(): string {
  return useQuery(ShopDocument, { fetchPolicy: 'cache-first' }).data?.shop.timeZone ?? DEFAULT_TIME_ZONE;
}
