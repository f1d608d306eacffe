import { App, Button, Modal } from 'antd';
import { Form, Formik } from 'formik';
import { useEffect } from 'react';
import { MESSAGES } from '../../../common/messages';
import { LongTextField, SwitchField, TextField } from '../../ui-antd/form/fields';
import { usePortalCart } from '../../portal/cart/PortalCartProvider';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { useToast } from '../../ui/toast/toast';
import { hasPlace, useEmployee } from '../employee';
import { useOutbox } from '../outbox/OutboxProvider';
import styles from './DailyOrderDialog.module.css';
import { OrderLines } from './OrderLines';
import { saveDailyOrder, EMPTY_FORM, savedDailyOrder, DAILY_ORDER_RULES, type DailyOrderForm } from './dailyOrderForm';

/**
 * The daily order: what is in it, how many items they are, and where it goes. After submitting, the outbox sends it.
 */
export function DailyOrderDialog({ onClose }: { onClose: () => void }) {
  const { employee } = useEmployee();
  const { id } = employee;
  const cart = usePortalCart();
  const outbox = useOutbox();
  const toast = useToast();
  const { modal } = App.useApp();

  async function clear(): Promise<void> {
    const confirmed = await modal.confirm({
      title: 'Clear the cart?',
      content: 'All items are taken out of your order.',
      okText: 'Clear Cart',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    if (confirmed) cart.clear();
  }

  function submit({ elsewhere, note, street, city, building, phone }: DailyOrderForm): void {
    const address = { street: street.trim(), city: city.trim(), building: building.trim(), phone: phone.trim() };
    if (!outbox.submit({ address: elsewhere ? address : null, note: note.trim() || null })) return;
    saveDailyOrder(id, EMPTY_FORM);
    onClose();
  }

  const typed = savedDailyOrder(id);
  return (
    <Modal open title="Daily Order" footer={null} onCancel={onClose} width={560}>
      <Formik
        initialValues={{ ...typed, elsewhere: typed.elsewhere || !hasPlace(employee) }}
        validationSchema={DAILY_ORDER_RULES}
        onSubmit={submit}
      >
        {({ values, handleSubmit }) => (
          <Form
            noValidate
            aria-label="Daily Order"
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (cart.lines.length > 0) handleSubmit();
              else toast({ title: 'Empty order', description: MESSAGES.emptyEmployeeOrder, tone: 'error' });
            }}
          >
            <FocusOnError />
            <SaveForm values={values} userId={id} />
            <OrderLines />
            <p className={styles.total}>
              <span>Total</span>
              <strong>{cart.pieces === 1 ? '1 item' : `${cart.pieces} items`}</strong>
            </p>
            <section aria-label="Delivery address" className={styles.address}>
              <h3 className={styles.heading}>Delivery Address</h3>
              {!values.elsewhere && <OwnAddress />}
              <SwitchField name="elsewhere" label="Deliver to another address" />
              {values.elsewhere && (
                <>
                  <TextField name="street" label="Street address" autoComplete="street-address" />
                  <TextField name="city" label="City" autoComplete="address-level2" />
                  <TextField name="building" label="Building, floor" optional />
                  <TextField name="phone" label="Phone on delivery" type="tel" autoComplete="tel" optional />
                </>
              )}
              <LongTextField name="note" label="Note to the shop" optional />
            </section>
            <div className={styles.buttons}>
              <Button disabled={cart.lines.length === 0} onClick={() => void clear()}>
                Clear Cart
              </Button>
              <Button type="primary" htmlType="submit">
                Submit Daily Order
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

/** The employee's own location; the shop delivers there when nothing else is said. */
function OwnAddress() {
  const { employee } = useEmployee();
  const place = employee.deliveryPlace;
  if (!hasPlace(employee) || !place) {
    return (
      <p>Your location has no street or city yet. Please ask your business to add them, or give an address here.</p>
    );
  }
  const { location, businessName, address, city, state, zip, phone } = place;
  const lines = [location, businessName, address, [city, state, zip].filter(Boolean).join(', '), phone].filter(Boolean);
  return (
    <address className={styles.ownAddress}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </address>
  );
}
