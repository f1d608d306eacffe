import { Card } from '../ui/Card';
import { Field } from '../ui/Field';
import styles from './AddressFields.module.css';

/** Who orders and where it goes. */
export function AddressFields() {
  return (
    <Card title="Contact Information">
      <div className={styles.grid}>
        <Field name="deliveryAddress.firstName" label="First Name" autoComplete="given-name" required />
        <Field name="deliveryAddress.lastName" label="Last Name" autoComplete="family-name" required />
        <Field
          name="deliveryAddress.phone"
          label="Mobile Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <Field name="deliveryAddress.email" label="Email" type="email" inputMode="email" autoComplete="email" />
      </div>
      <Field name="deliveryAddress.street" label="Street Address" autoComplete="address-line1" required />
      <div className={styles.grid}>
        <Field name="deliveryAddress.city" label="City" autoComplete="address-level2" required />
        <Field name="deliveryAddress.area" label="Area/Region" autoComplete="address-level1" required />
        <Field name="deliveryAddress.building" label="Building" autoComplete="address-line2" />
        <Field name="deliveryAddress.floor" label="Floor" autoComplete="address-line3" />
      </div>
    </Card>
  );
}
