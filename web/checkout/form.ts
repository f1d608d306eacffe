import { DEFAULT_COUNTRY } from '../../common/constants';
import { GUEST_PAYMENT_METHODS, type GuestPaymentMethod } from '../../common/checkoutRules';
import type { GuestOrderInput, PaymentMethod } from '../gql/graphql';
import type { CartLine } from '../cart/lines';
import type { Auth } from '../signin/viewer';
import type { CheckoutAmounts } from './amounts';

/** What is typed into the guest checkout, keyed like the order it becomes. */
export interface CheckoutValues {
  deliveryAddress: {
    firstName: string;
    lastName: string;
    phone: string;
    email: string;
    street: string;
    city: string;
    area: string;
    building: string;
    floor: string;
  };
  paymentMethod: GuestPaymentMethod;
}

/** A discount code that was applied, with its percentage, e.g. "10.00". */
export interface AppliedDiscount {
  code: string;
  percent: string;
}

/** The payment methods as the checkout names them (storefront.md section 9). */
export const PAYMENT_OPTIONS: Record<GuestPaymentMethod, { label: string; sentAs: PaymentMethod }> = {
  stripe: { label: 'Credit or Debit Card', sentAs: 'STRIPE' },
  wishmoney: { label: 'WishMoney', sentAs: 'WISHMONEY' },
  cod: { label: 'Cash on Delivery', sentAs: 'COD' },
};

/** The empty form; what the shop knows of a signed-in buyer is filled in. */
export function emptyForm(auth: Auth): CheckoutValues {
  const viewer = auth.state === 'signed-in' ? auth.viewer : null;
  return {
    deliveryAddress: {
      firstName: viewer?.firstName ?? '',
      lastName: viewer?.lastName ?? '',
      phone: '',
      email: viewer?.email ?? '',
      street: '',
      city: '',
      area: '',
      building: '',
      floor: '',
    },
    paymentMethod: GUEST_PAYMENT_METHODS[0],
  };
}

/** An order as it is sent, but for its idempotency key. */
export type OrderContent = Omit<GuestOrderInput, 'idempotencyKey'>;

/** The order that the form, the cart and the amounts on the screen make. */
export function orderContent(
  values: CheckoutValues,
  lines: readonly CartLine[],
  amounts: CheckoutAmounts,
  discountCode: string | null,
): OrderContent {
  const { firstName, lastName, phone, email, street, city, area, building, floor } = trimmed(values.deliveryAddress);
  return {
    items: lines.map((line) => ({
      productId: line.id,
      quantity: line.quantity,
      selectedSize: line.selectedSize,
      selectedPackaging: line.selectedPackaging,
      unitPrice: line.price,
    })),
    deliveryAddress: {
      firstName,
      lastName,
      phone,
      email: email || null,
      street,
      city,
      area,
      building: building || null,
      floor: floor || null,
      country: DEFAULT_COUNTRY,
      fullAddress: [street, building, floor, area, city, DEFAULT_COUNTRY].filter(Boolean).join(', '),
    },
    paymentMethod: PAYMENT_OPTIONS[values.paymentMethod].sentAs,
    discountCode,
    guestEmail: email || null,
    guestName: `${firstName} ${lastName}`,
    subtotalAmount: amounts.subtotalAmount,
    deliveryFee: amounts.deliveryFee,
    totalAmount: amounts.totalAmount,
  };
}

function trimmed<T extends Record<keyof T, string>>(texts: T): T {
  return Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, text.trim()])) as T;
}
