import { boolean, mixed, number, object, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../../constants';
import { requiredText } from '../textRules';

export const DISCOUNT_TOO_LOW = 'Discount must be at least 1%';
const MESSAGES = {
  code: 'Code is required',
  discountHigh: 'Discount cannot exceed 100%',
  percentDecimals: 'A percentage has at most two decimals',
  maxUses: 'Must allow at least 1 use',
} as const;

/** The rules of a discount code's form (specification 14.4). */
export function discountCodeRules(): AnyObjectSchema {
  return object({
    code: requiredText(MESSAGES.code, 1, LIMITS.discountCode),
    discountPercent: number()
      .typeError(DISCOUNT_TOO_LOW)
      .required(DISCOUNT_TOO_LOW)
      .min(1, DISCOUNT_TOO_LOW)
      .max(100, MESSAGES.discountHigh)
      .test('decimals', MESSAGES.percentDecimals, (value) => /^\d+(\.\d{1,2})?$/.test(String(value))),
    maxUses: number()
      .typeError(MESSAGES.maxUses)
      .nullable()
      .integer(MESSAGES.maxUses)
      .min(1, MESSAGES.maxUses)
      .max(2_147_483_647, 'Leave this empty for no limit'),
    expiresAt: mixed().nullable(),
    isActive: boolean().nullable(),
  });
}
