import { badInput, type FieldErrors } from '../core/errors';

/** A line of an order as a request names it. */
interface NamedLine {
  readonly lineId: number;
  /** 0 for one that is to be gone, or not to be packed. */
  readonly quantity: number;
}

/**
 * Refuses lines that an order does not have, or that are named twice. What is not there and is to be none is passed over: it
 * was struck already.
 * @param known the lines of the order, by their ids
 * @throws ShopError BAD_USER_INPUT by field
 */
export function checkNamed(known: { has(lineId: number): boolean }, lines: readonly NamedLine[]): void {
  const errors: FieldErrors = {};
  const named = new Set<number>();
  lines.forEach(({ lineId, quantity }, index) => {
    if (!known.has(lineId) && quantity === 0) return;
    if (!known.has(lineId)) errors[`lines.${index}.lineId`] = `The order has no line ${lineId}`;
    else if (named.has(lineId)) errors[`lines.${index}.lineId`] = `Line ${lineId} is named twice`;
    named.add(lineId);
  });
  if (Object.keys(errors).length > 0) throw badInput(errors);
}
