import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatMoney } from '../../lib/money';
import { times } from '../../../common/money';
import { Label } from '../../ui-antd/list/Label';
import { Thumbnail } from '../../ui-antd/list/Thumbnail';
import { QuantityField } from '../../portal/cart/QuantityField';
import { usePortalCartActions } from '../../portal/cart/PortalCartProvider';
import { portalLineName } from '../../portal/cart/portalLines';
import styles from './CartLineRow.module.css';
import type { PricedLine } from '../order/priced';
import { useTranslation } from '../../i18n/text';

/** A line of the cart with its quantity and what it comes to, or why it cannot be ordered. */
export function CartLineRow({ priced: { line, product, unitPrice, problem } }: { priced: PricedLine }) {
  const t = useTranslation();
  const { setQuantity, remove } = usePortalCartActions();
  const name = portalLineName(line);
  return (
    <li className={styles.line}>
      <Thumbnail picture={product?.picture ?? null} />
      <div className={styles.what}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.unit}>
          {unitPrice === null ? (problem ? '' : '…') : t('{amount} each', { amount: formatMoney(unitPrice) })}
        </p>
        {problem && <Label tone="bad">{t(problem)}</Label>}
      </div>
      <QuantityField
        name={name}
        quantity={line.quantity}
        mayIncrease={problem === null}
        onChange={(quantity) => setQuantity(line, quantity)}
      />
      <p className={styles.total}>{unitPrice === null ? '–' : formatMoney(times(unitPrice, line.quantity))}</p>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined />}
        aria-label={t('Remove {name}', { name })}
        onClick={() => remove(line)}
      />
    </li>
  );
}
