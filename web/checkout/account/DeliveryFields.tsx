import { useFormikContext } from 'formik';
import { ACCOUNT_COUNTRIES } from '../../../common/rules/checkoutRules';
import { useTranslation } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { Choices } from '../../ui/form/Choices';
import { Field } from '../../ui/form/Field';
import { SelectField } from '../../ui/form/SelectField';
import styles from '../form/AddressFields.module.css';
import { LocationField } from './LocationField';
import type { AccountValues } from './accountCheckout';

/** Where it goes: a written address, or where the buyer stands. What was entered for one way stays for it. */
export function DeliveryFields() {
  const t = useTranslation();
  const { values } = useFormikContext<AccountValues>();
  return (
    <Card title={t('Delivery Address')}>
      <Choices
        name="addressType"
        label={t('Delivery Address')}
        options={[
          { value: 'manual', label: t('Enter Address Manually') },
          { value: 'location', label: t('Use Current Location (GPS)') },
        ]}
      />
      {values.addressType === 'manual' ? <WrittenAddress /> : <LocationField />}
    </Card>
  );
}

function WrittenAddress() {
  const t = useTranslation();
  const labels: Record<(typeof ACCOUNT_COUNTRIES)[number], string> = {
    'United States': t('United States'),
    Canada: t('Canada'),
  };
  return (
    <>
      <Field name="deliveryAddress.street" label={t('Street Address')} autoComplete="address-line1" required />
      <div className={styles.grid}>
        <Field name="deliveryAddress.city" label={t('City')} autoComplete="address-level2" required />
        <Field name="deliveryAddress.state" label={t('State')} autoComplete="address-level1" />
        <Field name="deliveryAddress.zipCode" label={t('ZIP Code')} autoComplete="postal-code" />
        <SelectField
          name="deliveryAddress.country"
          label={t('Country')}
          autoComplete="country-name"
          options={ACCOUNT_COUNTRIES.map((country) => ({ value: country, label: labels[country] }))}
        />
      </div>
    </>
  );
}
