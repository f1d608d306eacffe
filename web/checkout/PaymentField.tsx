import { useField } from 'formik';
import { GUEST_PAYMENT_METHODS } from '../../common/checkoutRules';
import { Card } from '../ui/Card';
import styles from './PaymentField.module.css';
import { PAYMENT_OPTIONS } from './form';

/** How the order is paid; the first way is preselected. */
export function PaymentField() {
  const [field, meta] = useField<string>('paymentMethod');
  return (
    <Card title="Payment Method">
      <fieldset className={styles.options}>
        <legend className={styles.legend}>Payment Method</legend>
        {GUEST_PAYMENT_METHODS.map((method) => (
          <label key={method} className={styles.option}>
            <input {...field} type="radio" value={method} checked={field.value === method} />
            {PAYMENT_OPTIONS[method].label}
          </label>
        ))}
      </fieldset>
      {meta.touched && meta.error && <p className={styles.error}>{meta.error}</p>}
    </Card>
  );
}
