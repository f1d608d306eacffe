import { object, string } from 'yup';
import { formatLbp } from '../../../common/amountText';
import type { FormikErrors } from 'formik';
import type { PlannedChangeInput, PlannedKind, PricedProductsQuery, PricePlanInput } from '../../gql/graphql';

/** What a plan is about. */
export const SUBJECTS = {
  category: 'A whole category, by a percentage',
  product: 'The prices of a product',
  business: 'The terms of a business',
  single: 'Single prices and terms, one by one',
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

/** What a single change sets, or takes back. */
export const SINGLE_KINDS = {
  CUSTOMER_PRICE: 'Customer price',
  BUSINESS_PRICE: 'Business price',
  AGREED_PRICE: 'Agreed price',
  END_OF_AGREED_PRICE: 'End of an agreed price',
  LEGACY_PRICE: 'Legacy price',
  END_OF_LEGACY_PRICE: 'End of a legacy price',
  DISCOUNT: 'Percentage of a business',
  PRICING_MODE: 'Pricing mode of a business',
  APPROVAL: 'Approval of a business',
} as const;
export type SingleKind = keyof typeof SINGLE_KINDS;

/** Which fields a single change has. */
export const SINGLE_FIELDS: Readonly<
  Record<
    SingleKind,
    { product?: true; size?: true; business?: true; value?: 'amount' | 'percent' | 'mode' | 'approval' }
  >
> = {
  CUSTOMER_PRICE: { product: true, size: true, value: 'amount' },
  BUSINESS_PRICE: { product: true, size: true, value: 'amount' },
  AGREED_PRICE: { product: true, size: true, business: true, value: 'amount' },
  END_OF_AGREED_PRICE: { product: true, size: true, business: true },
  LEGACY_PRICE: { product: true, value: 'amount' },
  END_OF_LEGACY_PRICE: { product: true },
  DISCOUNT: { business: true, value: 'percent' },
  PRICING_MODE: { business: true, value: 'mode' },
  APPROVAL: { business: true, value: 'approval' },
};

/** A price or a term, and what it will be. */
export interface SingleChange {
  /** Tells it from the others while the form is open. */
  key: number;
  kind: SingleKind;
  productId: number | '';
  /** Empty: the product without a size. */
  variant: string;
  userId: number | '';
  value: string;
}

/** What stays typed when a change becomes one of another kind: an amount is no percentage, and neither says a mode. */
export function valueOfKind({ kind, value }: Pick<SingleChange, 'kind' | 'value'>, next: SingleKind): string {
  return SINGLE_FIELDS[kind].value === SINGLE_FIELDS[next].value ? value : '';
}

/** A single change to be filled in. */
export function newSingle(key: number): SingleChange {
  return { key, kind: 'CUSTOMER_PRICE', productId: '', variant: '', userId: '', value: '' };
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
  singles: SingleChange[];
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
  singles: [newSingle(1)],
};

/** What a plan needs whatever it is about; the server checks the rest. */
export const PLAN_FORM_RULES = object({ at: string().required('Enter from when on, day and time') });

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
  if (values.subject === 'single') return { changes: values.singles.map(singleChange) };
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

function singleChange({ kind, productId, variant, userId, value }: SingleChange): PlannedChangeInput {
  const { product, size, business, value: has } = SINGLE_FIELDS[kind];
  return {
    kind: kind === 'END_OF_AGREED_PRICE' ? 'AGREED_PRICE' : kind === 'END_OF_LEGACY_PRICE' ? 'LEGACY_PRICE' : kind,
    productId: product && productId !== '' ? productId : null,
    variant: (size && variant) || null,
    userId: business && userId !== '' ? userId : null,
    value: has ? value.trim() : null,
  };
}

/** What is not filled in, by field: an empty amount would take a price back. */
export function planErrors({ subject, singles, ...values }: PlanValues): FormikErrors<PlanValues> {
  if (subject === 'category') {
    return {
      ...(values.categoryId === '' && { categoryId: 'Choose a category' }),
      ...(values.percent.trim() === '' && { percent: 'Say by how much' }),
    };
  }
  if (subject === 'product') return values.productId === '' ? { productId: 'Choose a product' } : {};
  if (subject === 'business') return values.userId === '' ? { userId: 'Choose a business' } : {};
  const errors = singles.map(({ kind, productId, userId, value }): FormikErrors<SingleChange> => {
    const { product, business, value: has } = SINGLE_FIELDS[kind];
    return {
      ...(product && productId === '' && { productId: 'Choose a product' }),
      ...(business && userId === '' && { userId: 'Choose a business' }),
      ...(has && value.trim() === '' && { value: 'Say what it will be' }),
    };
  });
  return errors.some((each) => Object.keys(each).length > 0) ? { singles: errors } : {};
}

/** The field of the form that the server's field is about. */
export function fieldOf(path: string, subject?: Subject): string {
  const [, place, field] = /^changes\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  if (place !== undefined) return subject === 'single' ? `singles.${place}.${field ?? 'kind'}` : 'subject';
  return path === 'changes' ? 'subject' : path.replace(/^category\./, '');
}
