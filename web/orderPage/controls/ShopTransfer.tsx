import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { TransferDocument } from '../../orders/transfer/documents';
import { TRANSFER_STATES } from '../../orders/transfer/transferStates';
import { Card } from '../../ui/layout/Card';

/** How far the transfer is that pays an order by WishMoney, for who cares for orders: it is settled on a page of its own. */
export function ShopTransfer({ orderId }: { orderId: number }) {
  const { data } = useQuery(TransferDocument, { variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const transfer = data?.order?.transfer;
  if (!transfer) return null;
  return (
    <Card title="WishMoney">
      <p>
        {TRANSFER_STATES[transfer.state]}
        {transfer.reference !== null && (
          <>
            {': '}
            <bdi dir="ltr">{transfer.reference}</bdi>
          </>
        )}
      </p>
      <p>
        <Link to="/admin/transfers">All transfers</Link>
      </p>
    </Card>
  );
}
