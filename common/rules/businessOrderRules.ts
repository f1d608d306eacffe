import { array, number, object } from 'yup';
import { LIMITS } from '../constants';
import { MESSAGES } from '../messages';
import { idempotencyKeyRules, quantityRules } from './orderRules';
import { optionalEmail, optionalText } from './textRules';

/** The lines of a business's or an employee's order; an empty one says the documented message of its screen. */
function linesRules(empty: string) {
  return array()
    .typeError('Send the lines of the order as a list')
    .required(empty)
    .min(1, empty)
    .max(LIMITS.orderLines, `An order has at most ${LIMITS.orderLines} lines; please split it`)
    .of(
      object({
        productId: number().required('Say which product').integer('A product id is a whole number'),
        quantity: quantityRules(),
        variant: optionalText(),
        size: optionalText(),
        packaging: optionalText(),
        selectedSize: optionalText(),
        selectedPackaging: optionalText(),
      }),
    );
}

/** The rules of a one-click order (specification 14.6). */
export function oneClickOrderRules() {
  return object({
    idempotencyKey: idempotencyKeyRules(),
    items: linesRules(MESSAGES.emptyCart),
    note: optionalText(LIMITS.longText),
  });
}

/** The rules of an employee's daily order (specification 14.6). */
export function employeeOrderRules() {
  return object({
    idempotencyKey: idempotencyKeyRules(),
    items: linesRules(MESSAGES.emptyEmployeeOrder),
    customerName: optionalText(),
    customerEmail: optionalEmail(MESSAGES.validEmail),
    customerPhone: optionalText(),
    note: optionalText(LIMITS.longText),
    deliveryAddress: object({
      name: optionalText(),
      companyName: optionalText(),
      street: optionalText(LIMITS.longText),
      area: optionalText(),
      city: optionalText(),
      state: optionalText(),
      postalCode: optionalText(),
      building: optionalText(),
      floor: optionalText(),
      country: optionalText(),
      phone: optionalText(),
      email: optionalEmail(MESSAGES.validEmail),
    }).nullable(),
  });
}

/** The rules of a change of an order's status: the status is any of the known ones, the tracking number short. */
export function statusRules() {
  return object({ trackingNumber: optionalText() });
}
