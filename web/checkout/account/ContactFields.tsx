import { useText } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { Field } from '../../ui/form/Field';

/** Who orders. */
export function ContactFields() {
  const say = useText();
  return (
    <Card title={say('Contact Information')}>
      <Field name="customerName" label={say('Full Name')} autoComplete="name" required />
      <Field name="customerEmail" label={say('Email')} type="email" inputMode="email" autoComplete="email" required />
      <Field name="customerPhone" label={say('Phone')} type="tel" inputMode="tel" autoComplete="tel" required />
    </Card>
  );
}
