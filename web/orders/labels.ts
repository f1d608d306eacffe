import { PAYMENT_METHOD_LABELS } from '../../common/constants';
import type { PaymentMethod } from '../gql/graphql';

const LABELS: Record<PaymentMethod, string> = {
  STRIPE: PAYMENT_METHOD_LABELS.stripe,
  WISHMONEY: PAYMENT_METHOD_LABELS.wishmoney,
  COD: PAYMENT_METHOD_LABELS.cod,
  CREDIT: PAYMENT_METHOD_LABELS.credit,
  EMPLOYEE_ORDER: PAYMENT_METHOD_LABELS.employee_order,
};

/** A payment method by its documented label. */
export function paymentLabel(method: PaymentMethod): string {
  return LABELS[method];
}
