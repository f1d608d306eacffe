import { Button, Empty, Input, Modal } from 'antd';
import { useEffect, useEffectEvent, useId } from 'react';
import { formatMoney } from '../../lib/money';
import { LIMITS } from '../../../common/constants';
import { compare, minus } from '../../../common/money';
import { DeliveryPart } from '../../delivery/DeliveryPart';
import { WhenMissingChoice } from '../../ordering/whenMissing/WhenMissingChoice';
import { unbroken } from '../../prices/unbroken';
import { addressLine, missingForOrders, useBusinessAccount } from '../businessAccount';
import { useBusinessCart } from '../cart/BusinessCart';
import styles from './CartDialog.module.css';
import { CartLineRow } from '../cart/CartLineRow';
import { NotPlacedAlert } from './NotPlacedAlert';
import { OpenAttemptAlert, PlacedAlert } from './OrderAlerts';
import { PriceChanges } from './PriceChanges';
import { useTranslation } from '../../i18n/text';
import { useConfirm } from '../../ui-antd/actions/useConfirm';

/** The cart of a business: its lines, what they come to, and the order (specification 17.4). */
export function CartDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const { priced, changes, failed, refresh, delivery, last } = useBusinessCart();
  const onOpen = useEffectEvent(() => {
    void refresh();
    // Of another time that it was open.
    if (delivery.options) delivery.refresh();
  });
  useEffect(() => onOpen(), []);
  // Such a refusal names the changes itself.
  const namesChanges = last.notPlaced && 'refusal' in last.notPlaced && last.notPlaced.refusal.code === 'PRICE_CHANGED';
  function close(): void {
    last.dismiss();
    onClose();
  }

  return (
    <Modal open title={t('Your Cart')} width={720} footer={null} onCancel={close}>
      <div className={styles.cart}>
        <PlacedAlert onLeave={close} />
        <NotPlacedAlert />
        {!last.notPlaced && priced.length > 0 && <OpenAttemptAlert />}
        {changes.length > 0 && !namesChanges && <PriceChanges changes={changes} />}
        {failed && (
          <p role="alert" className={styles.failed}>
            {t('Today’s prices could not be read.')} <Button onClick={() => void refresh()}>{t('Retry')}</Button>
          </p>
        )}
        {priced.length === 0 ? (
          !last.placed && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('Your cart is empty')}>
              <Button onClick={close}>{t('Browse Products')}</Button>
            </Empty>
          )
        ) : (
          <CartContents />
        )}
      </div>
    </Modal>
  );
}

function CartContents() {
  const t = useTranslation();
  const { priced, total, subtotal, fee, delivery, clear, order, note, setNote, missing, last } = useBusinessCart();
  const confirm = useConfirm();
  const noteId = useId();

  async function askToClear(): Promise<void> {
    const sure = await confirm({
      title: t('Clear the cart?'),
      content: t('All items are removed from it.'),
      okText: t('Clear Cart'),
    });
    if (sure) clear();
  }

  return (
    <>
      <ul className={styles.lines}>
        {priced.map((one) => (
          <CartLineRow key={one.key} priced={one} />
        ))}
      </ul>
      <dl className={styles.totals}>
        <dt>{t('Delivery')}</dt>
        <dd>{/[1-9]/.test(fee) ? formatMoney(fee) : t('Free')}</dd>
        <dt className={styles.total}>{t('Total')}</dt>
        <dd className={styles.total}>{total === null ? t('TBD') : formatMoney(total)}</dd>
      </dl>
      <OrderTerms total={total} />
      <DeliveryPart delivery={delivery} subtotal={subtotal} frame={(chooser) => chooser} />
      <div>
        <p className={styles.label}>{t('If something is missing')}</p>
        <WhenMissingChoice {...missing} />
      </div>
      <label htmlFor={noteId} className={styles.label}>
        {t('Note for the shop')} {t('(optional)')}
      </label>
      <Input.TextArea
        id={noteId}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={LIMITS.longText}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.buttons}>
        <Button danger disabled={last.busy} onClick={() => void askToClear()}>
          {t('Clear Cart')}
        </Button>
        <Button type="primary" loading={last.busy} onClick={() => void order()}>
          {t('Place Order')}
        </Button>
      </div>
    </>
  );
}

/** Where the order goes and how it is paid. */
function OrderTerms({ total }: { total: string | null }) {
  const t = useTranslation();
  const { viewer, credit, byCredit } = useBusinessAccount();
  const short = byCredit && total !== null && compare(total, credit.currentBalance) > 0;
  const missing = missingForOrders(viewer.deliveryPlace);
  return (
    <div className={styles.terms}>
      <p>
        {missing.length > 0
          ? `${missing.map((sentence) => t(sentence)).join(' ')} ${t('Please ask an admin to add it.')}`
          : t('Delivered to {addressLine}.', { addressLine: addressLine(viewer.deliveryPlace) })}
      </p>
      <p>
        {byCredit
          ? unbroken(t('Paid by business credit: {amount} available.', { amount: formatMoney(credit.currentBalance) }))
          : t('Cash only: you pay on delivery.')}
      </p>
      {short && (
        <p className={styles.short}>
          {unbroken(
            t('{amount} over your available credit.', { amount: formatMoney(minus(total, credit.currentBalance)) }),
          )}
        </p>
      )}
    </div>
  );
}
