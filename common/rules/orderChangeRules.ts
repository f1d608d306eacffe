import { array, number, object } from 'yup';
import { grouped } from '../amountText';
import { LIMITS } from '../constants';
import { optionalIdempotencyKey, requiredText } from './textRules';

/** The message about a quantity that a line can not be changed to. */
const CHANGED_QUANTITY_TEXT = `Choose a whole number from 0 to ${grouped(LIMITS.quantity)}; 0 takes it out`;

const lines = () =>
  array()
    .typeError('Send the lines to change as a list')
    .required('Choose a line to change')
    .min(1, 'Choose a line to change')
    .max(LIMITS.orderLines, `Change at most ${LIMITS.orderLines} lines at once`)
    .of(
      object({
        lineId: number().required('Say which line').integer('A line id is a whole number'),
        quantity: number()
          .required('Say how many')
          .integer(CHANGED_QUANTITY_TEXT)
          .min(0, CHANGED_QUANTITY_TEXT)
          .max(LIMITS.quantity, CHANGED_QUANTITY_TEXT),
        seenQuantity: number().nullable().integer('A quantity is a whole number'),
      }),
    );

/** The rules of a change of an order's lines by its buyer (specification 5.14). */
export function linesChangeRules() {
  return object({ lines: lines() });
}

/** The rules of what the shop says of a change. */
export function changeReasonRules() {
  return object({ reason: requiredText('Say why, for the buyer to read') });
}

/** The rules of a change of an order's lines by the shop. */
export function shopChangeRules() {
  return linesChangeRules()
    .concat(changeReasonRules())
    .concat(object({ idempotencyKey: optionalIdempotencyKey() }));
}
