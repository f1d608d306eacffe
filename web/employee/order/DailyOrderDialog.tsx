import { Button, Modal } from 'antd';
import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';
import { MESSAGES } from '../../../common/messages';
import { dailyOrderFormRules } from '../../../common/rules/orderRules';
import { trimmed } from '../../../common/trimmed';
import { DeliveryPart } from '../../delivery/DeliveryPart';
import { useDelivery } from '../../delivery/useDelivery';
import { WatchPlace } from '../../delivery/WatchPlace';
import { useWhenMissing } from '../../ordering/whenMissing/useWhenMissing';
import { WhenMissingChoice } from '../../ordering/whenMissing/WhenMissingChoice';
import { LongTextField, SwitchField, TextField } from '../../ui-antd/form/fields';
import { usePortalCart } from '../../portal/cart/PortalCartProvider';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { useToast } from '../../ui/toast/toast';
import { hasPlace, useEmployee } from '../employee';
import { useOutbox } from '../outbox/OutboxProvider';
import styles from './DailyOrderDialog.module.css';
import { OrderLines } from './OrderLines';
import { EMPTY_FORM, saveDailyOrder, savedDailyOrder, type DailyOrderForm } from './dailyOrderForm';
import { useTranslation } from '../../i18n/text';
import { useConfirm } from '../../ui-antd/actions/useConfirm';

const RULES = dailyOrderFormRules();

/**
 * The daily order: what is in it, how many items they are, and where it goes. After submitting, the outbox sends it.
 */
export function DailyOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const { employee } = useEmployee();
  const { id } = employee;
  const cart = usePortalCart();
  const outbox = useOutbox();
  const toast = useToast();
  const confirm = useConfirm();

  async function clear(): Promise<void> {
    const confirmed = await confirm({
      title: t('Clear the cart?'),
      content: t('All items are taken out of your order.'),
      okText: t('Clear Cart'),
    });
    if (confirmed) cart.clear();
  }

  function submit({ elsewhere, note, street, city, building, phone }: DailyOrderForm): void {
    const address = trimmed({ street, city, building, phone });
    const details = { note: note.trim() || null, delivery: delivery.chosen, whenMissing: missing.wish };
    if (!outbox.submit({ address: elsewhere ? address : null, ...details })) return;
    delivery.forget();
    saveDailyOrder(id, EMPTY_FORM);
    onClose();
  }

  const missing = useWhenMissing(String(id));
  const typed = savedDailyOrder(id);
  const [goesTo, setGoesTo] = useState(() => placeOf({ ...typed, elsewhere: typed.elsewhere || !hasPlace(employee) }));
  const delivery = useDelivery({ place: goesTo, of: 'EMPLOYEE', form: `employee-${id}` });
  return (
    <Modal open title={t('Daily Order')} footer={null} onCancel={onClose} width={560}>
      <Formik
        initialValues={{ ...typed, elsewhere: typed.elsewhere || !hasPlace(employee) }}
        validationSchema={RULES}
        onSubmit={submit}
      >
        {({ values, handleSubmit }) => (
          <Form
            noValidate
            aria-label={t('Daily Order')}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (cart.lines.length > 0) handleSubmit();
              else toast({ title: t('Empty order'), description: t(MESSAGES.emptyEmployeeOrder), tone: 'error' });
            }}
          >
            <FocusOnError />
            <SaveForm values={values} userId={id} />
            <WatchPlace place={placeOf(values)} onPlace={setGoesTo} />
            <OrderLines />
            <p className={styles.total}>
              <span>{t('Total')}</span>
              <strong>{t('{count, plural, one {# item} other {# items}}', { count: cart.pieces })}</strong>
            </p>
            <section aria-label={t('Delivery address')} className={styles.address}>
              <h3 className={styles.heading}>{t('Delivery Address')}</h3>
              {!values.elsewhere && <OwnAddress />}
              <SwitchField name="elsewhere" label={t('Deliver to another address')} />
              {values.elsewhere && (
                <>
                  <TextField name="street" label={t('Street address')} autoComplete="street-address" />
                  <TextField name="city" label={t('City')} autoComplete="address-level2" />
                  <TextField name="building" label={t('Building, floor')} optional />
                  <TextField name="phone" label={t('Phone on delivery')} type="tel" autoComplete="tel" optional />
                </>
              )}
              <DeliveryPart delivery={delivery} subtotal={null} frame={(chooser) => chooser} />
              <div>
                <p className={styles.label}>{t('If something is missing')}</p>
                <WhenMissingChoice {...missing} />
              </div>
              <LongTextField name="note" label={t('Note to the shop')} optional />
            </section>
            <div className={styles.buttons}>
              <Button disabled={cart.lines.length === 0} onClick={() => void clear()}>
                {t('Clear Cart')}
              </Button>
              <Button type="primary" htmlType="submit">
                {t('Submit Daily Order')}
              </Button>
            </div>
          </Form>
        )}
      </Formik>
    </Modal>
  );
}

function SaveForm({ values, userId }: { values: DailyOrderForm; userId: number }) {
  useEffect(() => saveDailyOrder(userId, values), [values, userId]);
  return null;
}

/** Where it goes, to be asked when that place is delivered to; null for the employee's own location. */
function placeOf({ elsewhere, city }: DailyOrderForm) {
  return elsewhere ? { city: city.trim() } : null;
}

/** The employee's own location; the shop delivers there when nothing else is said. */
function OwnAddress() {
  const t = useTranslation();
  const { employee } = useEmployee();
  const place = employee.deliveryPlace;
  if (!hasPlace(employee) || !place) {
    return (
      <p>
        {t('Your location has no street or city yet. Please ask your business to add them, or give an address here.')}
      </p>
    );
  }
  const { location, businessName, address, city, state, zip, phone } = place;
  const lines = [location, businessName, address, [city, state, zip].filter(Boolean).join(t(', ')), phone].filter(
    Boolean,
  );
  return (
    <address className={styles.ownAddress}>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </address>
  );
}
