import { westernNumber } from '../../../common/westernNumber';

/** An amount as people type it (with Arabic figures, with commas between thousands), as the shop takes it; "" for none. */
export function amountTyped(text: string): string {
  return westernNumber(text.replace(/[\s,٬]/g, ''));
}
