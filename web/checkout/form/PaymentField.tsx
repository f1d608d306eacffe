import type { GuestPaymentMethod } from '../../../common/rules/checkoutRules';
import { useText } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { Choices } from '../../ui/form/Choices';
import { PAYMENT_OPTIONS } from '../guest/guestCheckout';

/** How the order is paid; the first way is preselected. */
export function PaymentField({ methods }: { methods: readonly GuestPaymentMethod[] }) {
  const say = useText();
  return (
    <Card title={say('Payment Method')}>
      <Choices
        name="paymentMethod"
        label={say('Payment Method')}
        options={methods.map((method) => ({ value: method, label: PAYMENT_OPTIONS[method].label(say) }))}
      />
    </Card>
  );
}
