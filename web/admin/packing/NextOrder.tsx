import { Link } from 'react-router-dom';
import { windowText } from '../../delivery/deliveryDates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { NextToPackDocument } from './documents';
import styles from './packing.module.css';

interface NextOrderProps {
  /** The order that is packed. */
  id: number;
  /** Its day and window; null for none. */
  date: string | null;
  window: string | null;
}

/** Leads to the next order of the same window that is to be packed. */
export function NextOrder({ id, date, window }: NextOrderProps) {
  const { data } = useListQuery(NextToPackDocument, { date, window });
  if (!data) return null;
  // The one behind it, so that two who pack one window are not sent to the same order.
  const others = data.dayOrders.nodes.filter((order) => order.id !== id);
  const next = others.find((order) => order.id > id) ?? others[0];
  const where = window === null ? '' : ` for ${windowText(window)}`;
  if (!next) return <p className={styles.next}>{`Nothing more is to be packed${where}.`}</p>;
  return (
    <p className={styles.next}>
      <Link to={`/admin/packing?order=${next.id}`} className={styles.go}>
        {`Next: order #${next.id}`}
      </Link>
      <span>{`${data.dayOrders.totalCount} to pack${where}`}</span>
    </p>
  );
}
