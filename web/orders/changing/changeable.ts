import type { OrderQuery } from '../../gql/graphql';

type Order = NonNullable<OrderQuery['order']>;
type Line = Pick<
  Order['items'][number],
  'id' | 'productName' | 'sizeLabel' | 'untranslated' | 'quantity' | 'unitPrice'
>;

/** An order as whoever may change it sees it. */
export interface ChangeableOrder extends Pick<
  Order,
  'id' | 'status' | 'cancellation' | 'discountAmount' | 'deliveryFee' | 'lbpPerUsd'
> {
  items: readonly Line[];
}

/** Who changes it: its buyer, by the key of a guest's order or null for the viewer's own; or the shop. */
export type Changer = { buyer: { followKey: string | null } } | 'shop';
