import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { GUEST_PAYMENT_METHODS, guestCheckoutRules } from '../../../common/rules/checkoutRules';
import { SaveAddressDocument, SavedAddressesDocument } from '../../addresses/addressDocuments';
import type { ShopQuery } from '../../gql/graphql';
import type { Auth } from '../../session/viewer';
import { AddressFields } from '../form/AddressFields';
import { CheckoutFrame } from '../CheckoutFrame';
import { DiscountField } from '../discount/DiscountField';
import { PaymentField } from '../form/PaymentField';
import { validateBy } from '../form/validateBy';
import { savedDiscount } from '../form/savedForm';
import { GUEST_CHECKOUT, guestForm, type GuestValues } from './guestCheckout';
import { addressToSave } from './savedAddresses';
import { SavedAddressFields } from './SavedAddressFields';
import { useDiscountCode } from '../discount/useDiscountCode';
import type { PlacedOrder } from '../usePlaceOrder';

interface GuestCheckoutFormProps {
  auth: Auth;
  shop: ShopQuery['shop'] | null;
  onPlaced: (order: PlacedOrder) => void;
}

/** The form of the guest checkout: contact and address, payment, discount code. */
export function GuestCheckoutForm({ auth, shop, onPlaced }: GuestCheckoutFormProps) {
  const discount = useDiscountCode(() => savedDiscount(GUEST_CHECKOUT.name, auth));
  const [initial] = useState(() => guestForm(auth));
  const client = useApolloClient();
  const isCustomer = auth.state === 'signed-in' && auth.viewer.role === 'CUSTOMER';
  const { data } = useQuery(SavedAddressesDocument, {
    skip: !isCustomer,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const phone = shop?.phone ?? '';
  const validate = useMemo(() => validateBy<GuestValues>(() => guestCheckoutRules(phone)), [phone]);
  return (
    <CheckoutFrame
      kind={GUEST_CHECKOUT}
      auth={auth}
      shop={shop}
      initial={initial}
      validate={validate}
      discount={discount}
      onPlaced={(order, values) => {
        const input = addressToSave(values, data?.savedAddresses);
        // The order stands, whatever becomes of the address.
        if (input) client.mutate({ mutation: SaveAddressDocument, variables: { input } }).catch(() => {});
        onPlaced(order);
      }}
    >
      {isCustomer && <SavedAddressFields addresses={data?.savedAddresses} />}
      <AddressFields />
      <PaymentField methods={GUEST_PAYMENT_METHODS} />
      <DiscountField discount={discount} />
    </CheckoutFrame>
  );
}
