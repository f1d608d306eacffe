import { useTranslation } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { Field } from '../../ui/form/Field';

/** Who orders. */
export function ContactFields() {
  const t = useTranslation();
  return (
    <Card title={t('Contact Information')}>
      <Field name="customerName" label={t('Full Name')} autoComplete="name" required />
      <Field name="customerEmail" label={t('Email')} type="email" inputMode="email" autoComplete="email" required />
      <Field name="customerPhone" label={t('Phone')} type="tel" inputMode="tel" autoComplete="tel" required />
    </Card>
  );
}
