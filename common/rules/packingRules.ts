import { array, number, object } from 'yup';
import { grouped } from '../amountText';
import { LIMITS } from '../constants';

/** The message about how many of a line are packed. */
const PACKED_TEXT = `Say how many of it there are, 1 to ${grouped(LIMITS.quantity)}; 0: it is not packed`;

/** The rules of lines that are ticked off, or no longer are (specification 32.1). */
export function packedLinesRules() {
  return object({
    lines: array()
      .typeError('Send the lines that are packed as a list')
      .required('Choose a line that is packed')
      .min(1, 'Choose a line that is packed')
      .max(LIMITS.orderLines, `Tick off at most ${LIMITS.orderLines} lines at once`)
      .of(
        object({
          lineId: number().required('Say which line').integer('A line id is a whole number'),
          quantity: number()
            .required('Say how many')
            .integer(PACKED_TEXT)
            .min(0, PACKED_TEXT)
            .max(LIMITS.quantity, PACKED_TEXT),
        }),
      ),
  });
}

/** The most parcels of one order. */
const MOST_PARCELS = 99;
const PARCELS_TEXT = `An order is 1 to ${MOST_PARCELS} parcels`;

/** The rules of how many parcels an order is (specification 32.1). */
export function parcelsRules() {
  return object({
    parcels: number().required(PARCELS_TEXT).integer(PARCELS_TEXT).min(1, PARCELS_TEXT).max(MOST_PARCELS, PARCELS_TEXT),
  });
}
