import { useQuery } from '@apollo/client/react';
import { isUnset } from '../../../common/amountText';
import { formatMoney } from '../../lib/money';
import type { PriceReasonQuery } from '../../gql/graphql';
import { msg, useTranslation } from '../../i18n/text';
import { unbroken } from '../../prices/unbroken';
import styles from './PriceReason.module.css';
import { PriceReasonDocument } from './productDocument';

type Rule = NonNullable<PriceReasonQuery['priceExplanation']['price']>['rule'];

const REASONS: Record<Rule, string> = {
  INDIVIDUAL_VARIANT: msg('The price agreed with your business for this size.'),
  INDIVIDUAL_PRODUCT: msg('The price agreed with your business for this product.'),
  VARIANT_BUSINESS: msg('The business price of this size.'),
  BUSINESS: msg('The business price of this product.'),
  VARIANT_CUSTOMER: msg('The customer price of this size; there is no business price for it.'),
  CUSTOMER: msg('The customer price of this product; there is no business price for it.'),
  LEGACY: msg('The list price of this product.'),
  // Of lines of orders alone.
  REPLACED: msg('Price of what it was sent instead of'),
};

interface PriceReasonProps {
  productId: number;
  /** Null for a product without sizes. */
  variant: string | null;
}

/** Tells a business why it pays what it pays, and what it saves. Says nothing as long as that is not known. */
export function PriceReason({ productId, variant }: PriceReasonProps) {
  const t = useTranslation();
  const { data } = useQuery(PriceReasonDocument, { variables: { productId, variant } });
  const price = data?.priceExplanation.price;
  if (!price) return null;
  const { rule, discountPercent, saved, percentOff, listAmount } = price;
  return (
    <div className={styles.reason}>
      <p>{t(REASONS[rule])}</p>
      {discountPercent && <p>{t('-{percent}% discount applied', { percent: Number(discountPercent) })}</p>}
      {listAmount && !isUnset(saved) && (
        <p>
          {unbroken(
            t('You save {saved} ({percent}%): customers pay {price}.', {
              saved: formatMoney(saved),
              percent: percentOff,
              price: formatMoney(listAmount),
            }),
          )}
        </p>
      )}
    </div>
  );
}
