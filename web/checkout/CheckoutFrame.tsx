import { Form, Formik, getIn, setIn, type FormikErrors, type FormikHelpers, type FormikTouched } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MESSAGES } from '../../common/messages';
import { formatMoney } from '../lib/money';
import { BlockedLines } from '../cart/drawer/BlockedLines';
import type { CartLine } from '../cart/lines';
import { PriceChangeNotice } from '../cart/drawer/PriceChangeNotice';
import { useCart } from '../cart/cart';
import { subtotal } from '../cart/totals';
import { DeliveryPart } from '../delivery/DeliveryPart';
import { useDelivery } from '../delivery/useDelivery';
import { WatchPlace } from '../delivery/WatchPlace';
import type { ShopQuery } from '../gql/graphql';
import { useTranslation, type Translate } from '../i18n/text';
import type { Auth } from '../session/viewer';
import { deferFocus } from '../lib/focus/focus';
import { useWhenMissing } from '../ordering/whenMissing/useWhenMissing';
import { WhenMissingChoice } from '../ordering/whenMissing/WhenMissingChoice';
import { Button } from '../ui/form/Button';
import { FocusOnError } from '../ui/form/FocusOnError';
import { Card } from '../ui/layout/Card';
import { useToast } from '../ui/toast/toast';
import styles from './CheckoutFrame.module.css';
import { NeedHelp } from './form/NeedHelp';
import { OrderSummary } from './summary/OrderSummary';
import { RefusalNotice, type OrderProblem } from './RefusalNotice';
import type { CheckoutKind } from './checkoutKind';
import { buyerOf, saveForm } from './form/savedForm';
import type { AppliedDiscount, DiscountCode } from './discount/useDiscountCode';
import { usePlaceOrder, type PlacedOrder } from './usePlaceOrder';

interface CheckoutFrameProps<Values extends object> {
  kind: CheckoutKind<Values>;
  auth: Auth;
  shop: ShopQuery['shop'] | null;
  initial: Values;
  /** What is wrong with the form, by field; nothing when it may be sent. */
  validate: (values: Values) => Promise<FormikErrors<Values>>;
  /** Called when the form was submitted with errors. */
  onInvalid?: (errors: FormikErrors<Values>) => void;
  discount: DiscountCode | null;
  /** Called with the order, and what was in the form when it was sent. */
  onPlaced: (order: PlacedOrder, values: Values) => void;
  /** The cards with the fields. */
  children: ReactNode;
}

/** The form of a checkout beside what is ordered, and what follows when it is submitted. */
export function CheckoutFrame<Values extends object>(props: CheckoutFrameProps<Values>) {
  const { kind, auth, shop, discount } = props;
  const t = useTranslation();
  const toast = useToast();
  const cart = useCart();
  const [goesTo, setGoesTo] = useState(() => kind.place(props.initial));
  const buyer = buyerOf(auth);
  const delivery = useDelivery({ place: goesTo, of: 'CHECKOUT', form: `${kind.name}-${buyer}` });
  const missing = useWhenMissing(buyer);
  const { amounts, refused, place, startNewOrder } = usePlaceOrder(kind, discount, delivery, missing.wish);
  const [problems, setProblems] = useState<readonly OrderProblem[]>([]);
  const notice = useRef<HTMLDivElement>(null);
  const blockedNotice = useRef<HTMLDivElement>(null);
  const placeButton = useRef<HTMLButtonElement>(null);

  const focusAfterSubmit = useRef<ReturnType<typeof deferFocus>>(null);
  // What is wrong with fields takes the focus to the first of them.
  const [isOrderWrong, setIsOrderWrong] = useState(false);
  useEffect(() => {
    if (refused || isOrderWrong) focusAfterSubmit.current?.(notice.current);
  }, [refused, isOrderWrong, problems]);
  const errors = useRef<FormikErrors<Values>>({});

  async function submit(values: Values, form: FormikHelpers<Values>): Promise<true> {
    const focus = (focusAfterSubmit.current = deferFocus());
    const answer = await place(values);
    if ('orderId' in answer) {
      toast({ title: t('Order Placed Successfully!'), description: confirmationOf(t, answer) });
      props.onPlaced(answer, values);
      return true;
    }
    if (answer.blocked) focus(blockedNotice.current);
    const formErrors = Object.entries(answer.fieldErrors).filter(([path]) => isField(values, path));
    const orderErrors = Object.entries(answer.fieldErrors).filter(([path]) => !isField(values, path));
    setProblems(orderErrors.map(([path, message]) => ({ line: lineAt(path, cart.lines)?.name, message })));
    setIsOrderWrong(orderErrors.length > 0 && formErrors.length === 0);
    // What is wrong with a line may be that it is not sold any more: then it is offered to take it out.
    if (orderErrors.some(([path]) => lineAt(path, cart.lines))) void cart.refresh();
    form.setErrors(nested<FormikErrors<Values>>(formErrors));
    void form.setTouched(nested<FormikTouched<Values>>(formErrors.map(([path]) => [path, true])), false);
    return true;
  }

  return (
    <Formik
      initialValues={props.initial}
      validate={async (values) => (errors.current = await props.validate(values))}
      onSubmit={submit}
    >
      {({ values, isSubmitting, submitForm }) => (
        <Form
          noValidate
          className={styles.layout}
          aria-label={t('Checkout')}
          onSubmit={(event) => {
            event.preventDefault();
            if (cart.lines.length === 0) {
              toast({ title: t('Empty Cart'), description: t(MESSAGES.emptyCart), tone: 'error' });
              return;
            }
            // Formik tells whether `submit` was called, but not the errors that prevented it.
            void submitForm().then((submitted: unknown) => {
              if (!submitted) props.onInvalid?.(errors.current);
            });
          }}
        >
          <SaveForm name={kind.name} auth={auth} values={values} discount={discount?.applied ?? null} />
          <WatchPlace place={kind.place(values)} onPlace={setGoesTo} />
          <FocusOnError />
          <div className={styles.fields}>
            <PriceChangeNotice />
            <BlockedLines ref={blockedNotice} onRemove={() => placeButton.current?.focus()} />
            <RefusalNotice
              ref={notice}
              refused={refused}
              total={amounts.totalAmount}
              problems={problems}
              onRemove={() => placeButton.current?.focus()}
              onNewOrder={() => {
                startNewOrder();
                placeButton.current?.focus();
              }}
            />
            {props.children}
            <DeliveryPart
              delivery={delivery}
              subtotal={subtotal(cart.lines)}
              frame={(chooser) => <Card title={t('Delivery')}>{chooser}</Card>}
            />
            <Card title={t('If something is missing')}>
              <WhenMissingChoice {...missing} />
            </Card>
          </div>
          <div className={styles.side}>
            <OrderSummary amounts={amounts} />
            <div className={styles.bar}>
              <Button ref={placeButton} type="submit" wide busy={isSubmitting}>
                {isSubmitting
                  ? t('Placing your order…')
                  : cart.lines.length === 0
                    ? t('Place Order')
                    : t('Place Order - {total}', { total: formatMoney(amounts.totalAmount) })}
              </Button>
            </div>
            <NeedHelp shop={shop} />
          </div>
        </Form>
      )}
    </Formik>
  );
}

/** The line of the cart that an error is about; undefined where it is about none. */
function lineAt(path: string, lines: readonly CartLine[]): CartLine | undefined {
  const [, index] = /^items\.(\d+)/.exec(path) ?? [];
  return index === undefined ? undefined : lines[Number(index)];
}

interface SaveFormProps {
  name: string;
  auth: Auth;
  values: object;
  discount: AppliedDiscount | null;
}

function SaveForm({ name, auth, values, discount }: SaveFormProps) {
  useEffect(() => saveForm(name, auth, values, discount), [name, auth, values, discount]);
  return null;
}

/** The order's number, and the note about the confirmation e-mail, which only goes to who gave an address. */
function confirmationOf(t: Translate, { orderId, email }: PlacedOrder): string {
  return email
    ? t('Order #{number}. A confirmation email is on its way to {email}.', { number: String(orderId), email })
    : t('Order #{number}. No confirmation email was asked for; please note your order number.', {
        number: String(orderId),
      });
}

/** Whether the form has a field of this path, to say there what is wrong with it. */
function isField(values: object, path: string): boolean {
  const value: unknown = getIn(values, path);
  return value !== undefined && (value === null || typeof value !== 'object');
}

function nested<T extends object>(entries: readonly (readonly [string, unknown])[]): T {
  return entries.reduce<T>((result, [path, value]) => setIn(result, path, value) as T, {} as T);
}
