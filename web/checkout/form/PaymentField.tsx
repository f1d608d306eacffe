import type { GuestPaymentMethod } from '../../../common/rules/checkoutRules';
import { useTranslation } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { Choices } from '../../ui/form/Choices';
import { PAYMENT_OPTIONS } from '../guest/guestCheckout';

/** How the order is paid; the first way is preselected. */
export function PaymentField({ methods }: { methods: readonly GuestPaymentMethod[] }) {
  const t = useTranslation();
  return (
    <Card title={t('Payment Method')}>
      <Choices
        name="paymentMethod"
        label={t('Payment Method')}
        options={methods.map((method) => ({ value: method, label: PAYMENT_OPTIONS[method].label(t) }))}
      />
    </Card>
  );
}
