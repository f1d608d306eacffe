import { useText } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { Field } from '../../ui/form/Field';
import styles from './AddressFields.module.css';

/** Who orders and where it goes. */
export function AddressFields() {
  const say = useText();
  return (
    <Card title={say('Contact Information')}>
      <div className={styles.grid}>
        <Field name="deliveryAddress.firstName" label={say('First Name')} autoComplete="given-name" required />
        <Field name="deliveryAddress.lastName" label={say('Last Name')} autoComplete="family-name" required />
        <Field
          name="deliveryAddress.phone"
          label={say('Mobile Number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <Field name="deliveryAddress.email" label={say('Email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <Field name="deliveryAddress.street" label={say('Street Address')} autoComplete="address-line1" required />
      <div className={styles.grid}>
        <Field name="deliveryAddress.city" label={say('City')} autoComplete="address-level2" required />
        <Field name="deliveryAddress.area" label={say('Area/Region')} autoComplete="address-level1" required />
        <Field name="deliveryAddress.building" label={say('Building')} autoComplete="address-line2" />
        <Field name="deliveryAddress.floor" label={say('Floor')} autoComplete="address-line3" />
      </div>
    </Card>
  );
}
