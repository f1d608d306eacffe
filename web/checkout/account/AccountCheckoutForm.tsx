import { useState } from 'react';
import type { ShopQuery } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import type { Auth } from '../../session/viewer';
import { useToast } from '../../ui/toast/toast';
import { CheckoutFrame } from '../CheckoutFrame';
import { PaymentField } from '../form/PaymentField';
import type { PlacedOrder } from '../usePlaceOrder';
import { ContactFields } from './ContactFields';
import { DeliveryFields } from './DeliveryFields';
import { ACCOUNT_CHECKOUT, ACCOUNT_PAYMENT, accountForm } from './accountCheckout';
import { accountErrors, missingToast } from './accountErrors';

interface AccountCheckoutFormProps {
  auth: Auth;
  shop: ShopQuery['shop'] | null;
  onPlaced: (order: PlacedOrder) => void;
}

/** The form of the second checkout: contact, written address or GPS location, payment. */
export function AccountCheckoutForm({ auth, shop, onPlaced }: AccountCheckoutFormProps) {
  const t = useTranslation();
  const toast = useToast();
  const [initial] = useState(() => accountForm(auth));
  return (
    <CheckoutFrame
      kind={ACCOUNT_CHECKOUT}
      auth={auth}
      shop={shop}
      initial={initial}
      validate={accountErrors}
      onInvalid={(errors) => {
        const missing = missingToast(errors, t);
        if (missing) toast(missing);
      }}
      discount={null}
      onPlaced={onPlaced}
    >
      <ContactFields />
      <DeliveryFields />
      <PaymentField methods={ACCOUNT_PAYMENT} />
    </CheckoutFrame>
  );
}
