import type { Page, PageRequest } from '../../db/page';
import type { OrderFilter, OrderPageType, OrderType } from './orders.types';

/** A page with what its total is counted by; of a list of one page the total is known. */
export function pageOf(
  page: Page<OrderType>,
  filter: OrderFilter,
  { after, before }: Pick<PageRequest, 'after' | 'before'>,
): OrderPageType {
  const { hasNextPage, hasPreviousPage } = page.pageInfo;
  const isWhole = !after && !before && !hasNextPage && !hasPreviousPage;
  return { filter, knownCount: isWhole ? page.nodes.length : undefined, ...page };
}
