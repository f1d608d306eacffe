import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePortalCart } from '../../portal/cart/PortalCartProvider';
import { portalKeyOf, portalLineName } from '../../portal/cart/portalLines';
import { QuantityField } from '../../portal/cart/QuantityField';
import { EmptyState } from '../../ui/feedback/states';
import styles from './DailyOrderDialog.module.css';
import { useTranslation } from '../../i18n/text';

/** What is in the order, with quantity controls; nothing of it costs anything here. */
export function OrderLines() {
  const t = useTranslation();
  const { lines, setQuantity, remove } = usePortalCart();
  if (lines.length === 0) return <EmptyState title={t('Your order is empty')} />;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={portalKeyOf(line)} className={styles.line}>
          <span className={styles.name}>
            {line.name}
            {line.size !== null && <span className={styles.size}>{line.label ?? line.size}</span>}
          </span>
          <QuantityField
            name={portalLineName(line)}
            quantity={line.quantity}
            onChange={(quantity) => setQuantity(line, quantity)}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('Remove {name}', { name: portalLineName(line) })}
            onClick={() => remove(line)}
          />
        </li>
      ))}
    </ul>
  );
}
