import { useTranslation } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { Field } from '../../ui/form/Field';
import styles from './AddressFields.module.css';

/** Who orders and where it goes. */
export function AddressFields() {
  const t = useTranslation();
  return (
    <Card title={t('Contact Information')}>
      <div className={styles.grid}>
        <Field name="deliveryAddress.firstName" label={t('First Name')} autoComplete="given-name" required />
        <Field name="deliveryAddress.lastName" label={t('Last Name')} autoComplete="family-name" required />
        <Field
          name="deliveryAddress.phone"
          label={t('Mobile Number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <Field name="deliveryAddress.email" label={t('Email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <Field name="deliveryAddress.street" label={t('Street Address')} autoComplete="address-line1" required />
      <div className={styles.grid}>
        <Field name="deliveryAddress.city" label={t('City')} autoComplete="address-level2" required />
        <Field name="deliveryAddress.area" label={t('Area/Region')} autoComplete="address-level1" required />
        <Field name="deliveryAddress.building" label={t('Building')} autoComplete="address-line2" />
        <Field name="deliveryAddress.floor" label={t('Floor')} autoComplete="address-line3" />
      </div>
    </Card>
  );
}
