import { array, number, object } from 'yup';
import { grouped } from '../amountText';
import { LIMITS } from '../constants';
import { optionalIdempotencyKey, optionalText, requiredText } from './textRules';

/** The message about a quantity that a line can not be changed to. */
const CHANGED_QUANTITY_TEXT = `Choose a whole number from 0 to ${grouped(LIMITS.quantity)}; 0 takes it out`;

/** The message about a quantity that can not be added. */
const ADDED_QUANTITY_TEXT = `Choose a whole number from 1 to ${grouped(LIMITS.quantity)}`;

const NOTHING_TO_DO = 'Choose a line to change, or a product to add';

const lines = () =>
  array()
    .typeError('Send the lines to change as a list')
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

const addedQuantity = () =>
  number().integer(ADDED_QUANTITY_TEXT).min(1, ADDED_QUANTITY_TEXT).max(LIMITS.quantity, ADDED_QUANTITY_TEXT);

/** What is said of a line that is added, by whomever. */
const added = () => ({
  productId: number().required('Say which product').integer('A product id is a whole number'),
  selectedSize: optionalText(),
  selectedPackaging: optionalText(),
  quantity: addedQuantity().required('Say how many'),
});

const listOfAdded = () =>
  array()
    .typeError('Send the lines to add as a list')
    .nullable()
    .max(LIMITS.orderLines, `Add at most ${LIMITS.orderLines} lines at once`);

/** The lines that a buyer adds to an order. */
const boughtLines = () => listOfAdded().of(object(added()));

/** The lines that the shop adds to an order, or sends instead of others. */
const addedLines = () =>
  listOfAdded().of(
    object({
      ...added(),
      replacesLineId: number().nullable().integer('A line id is a whole number'),
      replacesQuantity: addedQuantity().nullable(),
      seenQuantity: number().nullable().integer('A quantity is a whole number'),
    }),
  );

/** The lines that change; some do, or some are added. */
const linesOrAdded = () =>
  lines()
    .nullable()
    .test('some', NOTHING_TO_DO, function (changed) {
      const { added } = this.parent as { added?: unknown };
      return Boolean(changed?.length) || (Array.isArray(added) && added.length > 0);
    });

/** The rules of a change of an order's lines by its buyer (specification 5.14). */
export function linesChangeRules() {
  return object({ lines: linesOrAdded(), added: boughtLines(), idempotencyKey: optionalIdempotencyKey() });
}

/** The rules of what the shop says of a change. */
export function changeReasonRules() {
  return object({ reason: requiredText('Say why, for the buyer to read') });
}

/** The rules of a change of an order's lines by the shop. */
export function shopChangeRules() {
  return object({
    lines: linesOrAdded(),
    added: addedLines(),
    idempotencyKey: optionalIdempotencyKey(),
  }).concat(changeReasonRules());
}
