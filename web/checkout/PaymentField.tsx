import type { GuestPaymentMethod } from '../../common/checkoutRules';
import { useText } from '../i18n/text';
import { Card } from '../ui/Card';
import { Choices } from '../ui/Choices';
import { PAYMENT_OPTIONS } from './guestCheckout';

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
