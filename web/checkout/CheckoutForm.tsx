import { Formik, Form, setIn, type FormikErrors, type FormikHelpers, type FormikTouched } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { guestCheckoutRules } from '../../common/checkoutRules';
import { formatLbp } from '../../common/amountText';
import { useToast } from '../ui/toast';
import { Button } from '../ui/Button';
import { PriceChangeNotice } from '../cart/PriceChangeNotice';
import type { ShopQuery } from '../gql/graphql';
import type { Auth } from '../signin/viewer';
import { AddressFields } from './AddressFields';
import styles from './CheckoutForm.module.css';
import { DiscountField } from './DiscountField';
import { FocusOnError } from '../ui/FocusOnError';
import { NeedHelp } from './NeedHelp';
import { OrderSummary } from './OrderSummary';
import { PaymentField } from './PaymentField';
import { RefusalNotice } from './RefusalNotice';
import type { AppliedDiscount, CheckoutValues } from './form';
import { rememberForm, rememberedDiscount, rememberedForm } from './formMemory';
import { useDiscountCode } from './useDiscountCode';
import { usePlaceOrder, type PlacedOrder } from './usePlaceOrder';

interface CheckoutFormProps {
  auth: Auth;
  shop: ShopQuery['shop'] | null;
  onPlaced: (order: PlacedOrder) => void;
}

/** The form of the guest checkout beside what is ordered. */
export function CheckoutForm({ auth, shop, onPlaced }: CheckoutFormProps) {
  const toast = useToast();
  const discount = useDiscountCode(() => rememberedDiscount(auth));
  const { amounts, refusal, changes, place, startNewOrder } = usePlaceOrder(discount);
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  const [initial] = useState(() => rememberedForm(auth));
  const notice = useRef<HTMLDivElement>(null);
  const placeButton = useRef<HTMLButtonElement>(null);
  const rules = useMemo(() => guestCheckoutRules(shop?.phone ?? ''), [shop?.phone]);

  useEffect(() => {
    if (refusal) notice.current?.focus();
  }, [refusal]);

  async function submit(values: CheckoutValues, form: FormikHelpers<CheckoutValues>): Promise<void> {
    const answer = await place(values);
    if ('orderId' in answer) {
      toast({
        title: 'Order Placed Successfully!',
        description: `Order #${answer.orderId}. ${confirmationOf(answer)}`,
      });
      onPlaced(answer);
      return;
    }
    const ofForm = Object.entries(answer.fieldErrors).filter(([path]) => isField(values, path));
    const ofOrder = Object.entries(answer.fieldErrors).filter(([path]) => !isField(values, path));
    setElsewhere(ofOrder.map(([, message]) => message));
    form.setErrors(nested<FormikErrors<CheckoutValues>>(ofForm));
    void form.setTouched(nested<FormikTouched<CheckoutValues>>(ofForm.map(([path]) => [path, true])), false);
  }

  return (
    <Formik initialValues={initial} validationSchema={rules} onSubmit={submit}>
      {({ values, isSubmitting }) => (
        <Form noValidate className={styles.layout} aria-label="Checkout">
          <Remember auth={auth} values={values} discount={discount.applied} />
          <FocusOnError />
          <div className={styles.column}>
            <PriceChangeNotice />
            <RefusalNotice
              ref={notice}
              refusal={refusal}
              changes={changes}
              total={amounts.totalAmount}
              problems={elsewhere}
              onNewOrder={() => {
                startNewOrder();
                placeButton.current?.focus();
              }}
            />
            <AddressFields />
            <PaymentField />
            <DiscountField discount={discount} />
          </div>
          <div className={styles.column}>
            <OrderSummary amounts={amounts} />
            <Button ref={placeButton} type="submit" wide busy={isSubmitting}>
              {isSubmitting ? 'Placing your order…' : `Place Order - ${formatLbp(amounts.totalAmount)}`}
            </Button>
            <NeedHelp shop={shop} />
          </div>
        </Form>
      )}
    </Formik>
  );
}

interface RememberProps {
  auth: Auth;
  values: CheckoutValues;
  discount: AppliedDiscount | null;
}

function Remember({ auth, values, discount }: RememberProps) {
  useEffect(() => rememberForm(auth, values, discount), [auth, values, discount]);
  return null;
}

/** The note about the confirmation e-mail, which only goes to who gave an address. */
function confirmationOf({ email }: PlacedOrder): string {
  return email
    ? `A confirmation email is on its way to ${email}.`
    : 'No confirmation email was asked for; please note your order number.';
}

function isField(values: CheckoutValues, path: string): boolean {
  return (
    path === 'paymentMethod' || Object.keys(values.deliveryAddress).some((field) => path === `deliveryAddress.${field}`)
  );
}

function nested<T extends object>(entries: readonly (readonly [string, unknown])[]): T {
  return entries.reduce<T>((sofar, [path, value]) => setIn(sofar, path, value) as T, {} as T);
}
