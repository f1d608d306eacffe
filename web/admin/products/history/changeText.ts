import { formatLbp, isUnset } from '../../../../common/amountText';
import type { AdminPriceHistoryQuery } from '../../../gql/graphql';

type Change = AdminPriceHistoryQuery['priceHistory']['nodes'][number];
type Value = Change['values'][number];

const NAMES: Readonly<Record<string, string>> = {
  customerPrice: 'Customer price',
  businessPrice: 'Business price',
  listPrice: 'Legacy price',
  shown: 'In the catalogue',
};

/** What became another: which price, of which size, and for whom. */
export function whatChanged(
  { variant, businessName, kind }: Pick<Change, 'variant' | 'businessName' | 'kind'>,
  { name }: Pick<Value, 'name'>,
): string {
  const price = kind === 'AGREED' ? `Price agreed with ${businessName ?? 'a business'}` : (NAMES[name] ?? name);
  return variant === null ? price : `${variant}: ${price}`;
}

/** What a value was or became. */
export function valueText({ name }: Pick<Value, 'name'>, value: string | null): string {
  if (name === 'shown') return value === 'true' ? 'Yes' : 'No';
  return isUnset(value) ? '–' : formatLbp(value!);
}
