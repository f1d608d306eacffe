import { object, string } from 'yup';
import { PLAN_MESSAGES } from '../../../common/rules/planRules';
import { formatLbp } from '../../../common/amountText';
import type { PlannedKind, PricedProductsQuery, PricePlanInput } from '../../gql/graphql';

/** What a plan is about. */
export const SUBJECTS = {
  category: 'A whole category, by a percentage',
  product: 'The prices of a product',
  business: 'The terms of a business',
} as const;
export type Subject = keyof typeof SUBJECTS;

/** A price of the chosen product, and what it will be. */
interface PriceField {
  kind: PlannedKind;
  variant: string | null;
  label: string;
  /** What is set now. */
  now: string;
  /** Empty: it stays. */
  value: string;
}

export interface PlanValues {
  at: string;
  reason: string;
  subject: Subject;
  categoryId: number | '';
  percent: string;
  /** Empty: customer and business prices. */
  of: '' | 'CUSTOMER_PRICE' | 'BUSINESS_PRICE';
  productId: number | '';
  prices: PriceField[];
  userId: number | '';
  /** Empty: it stays; so with the other terms. */
  discount: string;
  mode: '' | 'discount' | 'individual';
  approval: '' | 'true' | 'false';
  agreedProductId: number | '';
  agreedVariant: string;
  agreedPrice: string;
}

export const NEW_PLAN: PlanValues = {
  at: '',
  reason: '',
  subject: 'category',
  categoryId: '',
  percent: '',
  of: '',
  productId: '',
  prices: [],
  userId: '',
  discount: '',
  mode: '',
  approval: '',
  agreedProductId: '',
  agreedVariant: '',
  agreedPrice: '',
};

/** What a plan needs whatever it is about; the server checks the rest. */
export const PLAN_FORM_RULES = object({ at: string().required(PLAN_MESSAGES.at) });

/** The prices of a product as fields of the form: its own, or those of its sizes. */
export function pricesOf(product: PricedProductsQuery['products']['nodes'][number]): PriceField[] {
  const priced = product.variants.length > 0 ? product.variants : [{ ...product, name: null }];
  return priced.flatMap(({ name, customerPrice, businessPrice }) =>
    (
      [
        ['CUSTOMER_PRICE', 'Customer price', customerPrice],
        ['BUSINESS_PRICE', 'Business price', businessPrice],
      ] as const
    ).map(([kind, label, now]) => ({
      kind,
      variant: name,
      label: name === null ? label : `${name}: ${label.toLowerCase()}`,
      now: now === null ? 'none' : formatLbp(now),
      value: '',
    })),
  );
}

/** The changes that the form asks for. */
export function changesOf(values: PlanValues): Pick<PricePlanInput, 'changes' | 'category'> {
  if (values.subject === 'category') {
    const { categoryId, percent, of } = values;
    if (categoryId === '' || percent.trim() === '') return { changes: [] };
    return { category: { categoryId, percent: Number(percent), of: of || null } };
  }
  if (values.subject === 'product') {
    const { productId, prices } = values;
    const set = prices.filter(({ value }) => value.trim() !== '');
    return {
      changes: set.map(({ kind, variant, value }) => ({
        kind,
        productId: productId === '' ? null : productId,
        variant,
        value: value.trim(),
      })),
    };
  }
  const userId = values.userId === '' ? null : values.userId;
  const terms = [
    { kind: 'DISCOUNT', userId, value: values.discount.trim() },
    { kind: 'PRICING_MODE', userId, value: values.mode },
    { kind: 'APPROVAL', userId, value: values.approval },
    {
      kind: 'AGREED_PRICE',
      userId,
      productId: values.agreedProductId === '' ? null : values.agreedProductId,
      variant: values.agreedVariant || null,
      value: values.agreedPrice.trim(),
    },
  ] as const;
  return { changes: terms.filter(({ value }) => value !== '') };
}

/** The field of the form that the server's field is about. */
export function fieldOf(path: string): string {
  const place = /^changes\.(\d+)/.exec(path);
  if (place) return 'subject';
  return path === 'changes' ? 'subject' : path.replace(/^category\./, '');
}
