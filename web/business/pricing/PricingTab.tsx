import { formatLbp } from '../../../common/amountText';
import { Section } from '../../ui-antd/layout/Section';
import { useShop } from '../../shop/useShop';
import { useBusinessAccount } from '../businessAccount';
import { AgreedPrices } from './AgreedPrices';
import styles from './PricingTab.module.css';

/** What businesses and customers pay in the documented example. */
const EXAMPLE = { customer: '50000.00', business: '45000.00' } as const;

/** How the business's prices are made, and whom to ask for others (specification 17.5). */
export function PricingTab() {
  const { viewer } = useBusinessAccount();
  const shop = useShop();
  const individual = viewer.pricingMode === 'INDIVIDUAL';
  const percent = Number(viewer.businessDiscount ?? 0);
  return (
    <>
      <Section title="Your Current Discount">
        {individual ? (
          <p>You buy at prices agreed for your business; where none is agreed, at the business price.</p>
        ) : (
          <p>
            <strong className={styles.discount}>{`${percent}%`}</strong> off every business price.
          </p>
        )}
      </Section>
      {individual && <AgreedPrices />}
      <Section title="Pricing Structure">
        <ul className={styles.rules}>
          <li>Every product has a customer price; most have a lower business price.</li>
          {individual ? (
            <li>
              A price agreed with you for a product and size comes first, then one agreed for the product, then the
              business price.
            </li>
          ) : (
            <li>Your discount is taken off the business price, or off the customer price where there is none.</li>
          )}
          <li>Every product card tells what you save, and why its price is what it is.</li>
          <li>Business delivery is free.</li>
        </ul>
        <div className={styles.example}>
          <h3>Example</h3>
          <p>{`Customer price: ${formatLbp(EXAMPLE.customer)}`}</p>
          <p>{`Business price: ${formatLbp(EXAMPLE.business)}`}</p>
          <p>You save 10%.</p>
        </div>
      </Section>
      <Section title="Custom Pricing">
        <p>For other prices, or for large quantities, please contact us:</p>
        {shop && (
          <ul>
            <li>
              Phone: <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>
            </li>
            <li>
              Email: <a href={`mailto:${shop.email}`}>{shop.email}</a>
            </li>
          </ul>
        )}
      </Section>
    </>
  );
}
