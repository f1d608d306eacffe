import { isUnset } from '../../../common/amountText';
import { formatMoney } from '../../lib/money';
import type { BusinessProductsQuery } from '../../gql/graphql';
import type { Offer } from '../../portal/catalogue/catalogueConfig';
import { portalLineName, sizeLabel } from '../../portal/cart/portalLines';
import { unbroken } from '../../prices/unbroken';
import styles from './offer.module.css';
import { PriceOverTime } from './PriceOverTime';
import { WhyPrice } from './WhyPrice';
import { translate } from '../../i18n/text';

/** A product of the catalogue at the business's own prices. */
export type BusinessProduct = BusinessProductsQuery['products']['nodes'][number];

/** The price of a product in a size, what it saves beside the customer price, and why it is what it is. */
export function offerOf(product: BusinessProduct, size: string | null): Offer {
  const variant = product.variants.find(({ name }) => name === size);
  const { price } = variant ?? product;
  const title = portalLineName({ name: product.name, size, ...sizeLabel(size, variant?.label) });
  if (!price || isUnset(price.amount))
    return { price: <p className={styles.tbd}>{translate('Price TBD')}</p>, orderable: false };
  const { amount, listAmount, saved, percentOff } = price;
  const cheaper = !isUnset(saved);
  return {
    orderable: true,
    badge: cheaper && percentOff > 0 && (
      <p className={styles.badge}>{translate('{percent}% off', { percent: percentOff })}</p>
    ),
    price: (
      <div className={styles.offer}>
        <p className={styles.amount}>{formatMoney(amount)}</p>
        {cheaper && listAmount && (
          <p className={styles.saved}>
            <s>
              <span className={styles.spoken}>{translate('Customer price')} </span>
              {formatMoney(listAmount)}
            </s>{' '}
            {unbroken(translate('You save {amount}', { amount: formatMoney(saved) }))}
          </p>
        )}
        <div className={styles.more}>
          <WhyPrice productId={product.id} title={title} size={size} />
          <PriceOverTime productId={product.id} title={title} size={size} />
        </div>
      </div>
    ),
  };
}
