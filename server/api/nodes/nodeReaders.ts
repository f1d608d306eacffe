import { managesUser } from '../../accounts/users/managed';
import { showUser } from '../../accounts/users/showUser';
import { readCategoriesById } from '../../catalog/categories/readCategories';
import type { Standing } from '../../catalog/pictures/inlinePictures';
import { viewProduct } from '../../catalog/products/productView';
import { readProductsById } from '../../catalog/products/readProducts';
import { readCreditOfBusinesses } from '../../credit/readCredit';
import { readZones } from '../../delivery/zones/readZones';
import { findCodes } from '../../discounts/listCodes';
import { readRuns } from '../../driving/reading/readRuns';
import type { Context } from '../../graphql/context';
import { globalId } from '../../graphql/nodes/node';
import { Role } from '../../identity/roles';
import { findUsers } from '../../identity/userRow';
import type { Viewer } from '../../identity/viewer';
import { readOrdersById } from '../../orders/reading/readOrders';
import { findPlans } from '../../plans/readPlans';

/** How the nodes of one type are read. */
export interface NodeReader {
  /** The field that holds the number in the global id. */
  readonly key: 'id' | 'userId';
  /** The root field that reads such a thing by itself: whom that refuses is refused here, too. */
  operation(viewer: Viewer, id: number): string;
  /**
   * Those of the things that exist for the viewer, unsorted; one statement.
   * @param standing whether they are a list, which shows pictures by their copies
   */
  read(context: Context, ids: readonly number[], standing: Standing): Promise<readonly object[]>;
}

/** The global id of what was read as one of the type. */
export function nodeIdOf(type: string, { key }: NodeReader, value: object): string {
  return globalId({ type, id: (value as Record<NodeReader['key'], number>)[key] });
}

/** The types that implement `Node`. */
export const NODE_READERS: ReadonlyMap<string, NodeReader> = new Map<string, NodeReader>([
  [
    'Product',
    {
      key: 'id',
      operation: () => 'Query.product',
      read: async ({ reads, viewer, language }, ids, standing) =>
        (await readProductsById(reads, ids, viewer.book, null, language)).map((row) =>
          viewProduct(row, viewer, standing),
        ),
    },
  ],
  [
    'Category',
    {
      key: 'id',
      operation: () => 'Query.category',
      read: ({ reads, language }, ids, standing) => readCategoriesById(reads, ids, standing, language),
    },
  ],
  [
    'Order',
    {
      key: 'id',
      operation: () => 'Query.order',
      read: ({ reads, viewer }, ids) => readOrdersById(reads, viewer, ids),
    },
  ],
  [
    'User',
    {
      key: 'id',
      operation: () => 'Query.user',
      read: async ({ reads, viewer }, ids) =>
        (await findUsers(reads, ids)).filter((user) => managesUser(viewer, user)).map(showUser),
    },
  ],
  [
    'DiscountCode',
    {
      key: 'id',
      operation: () => 'Query.discountCode',
      read: ({ db }, ids) => findCodes(db, ids),
    },
  ],
  [
    'PricePlan',
    {
      key: 'id',
      operation: () => 'Query.pricePlan',
      read: ({ reads }, ids) => findPlans(reads, ids),
    },
  ],
  [
    'DeliveryZone',
    {
      key: 'id',
      operation: () => 'Query.deliveryZone',
      read: ({ reads }, ids) => readZones(reads, ids),
    },
  ],
  [
    'Run',
    {
      key: 'id',
      operation: () => 'Query.run',
      read: ({ reads }, ids) => readRuns(reads, { ids }),
    },
  ],
  [
    'CreditAccount',
    {
      key: 'userId',
      // A business reads its own.
      operation: ({ account }, id) =>
        account?.role === Role.BUSINESS && account.id === id ? 'Query.credit' : 'Query.creditAccount',
      read: ({ reads }, ids) => readCreditOfBusinesses(reads, ids),
    },
  ],
]);
