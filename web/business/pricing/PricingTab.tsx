import { phoneLink } from '../../../common/addresses/phoneLink';
import { formatMoney } from '../../lib/money';
import { Section } from '../../ui-antd/layout/Section';
import { useShop } from '../../shop/useShop';
import { useBusinessAccount } from '../businessAccount';
import { AgreedPrices } from './AgreedPrices';
import styles from './PricingTab.module.css';
import { useTranslation } from '../../i18n/text';

/** What businesses and customers pay in the documented example. */
const EXAMPLE = { customer: '50000.00', business: '45000.00' } as const;

/** How the business's prices are made, and whom to ask for others (specification 17.5). */
export function PricingTab() {
  const t = useTranslation();
  const { viewer } = useBusinessAccount();
  const shop = useShop();
  const individual = viewer.pricingMode === 'INDIVIDUAL';
  const percent = Number(viewer.businessDiscount ?? 0);
  return (
    <>
      <Section title={t('Your Current Discount')}>
        {individual ? (
          <p>{t('You buy at prices agreed for your business; where none is agreed, at the business price.')}</p>
        ) : (
          <p>
            <strong className={styles.discount}>{t('{percent}%', { percent })}</strong> {t('off every business price.')}
          </p>
        )}
      </Section>
      {individual && <AgreedPrices />}
      <Section title={t('Pricing Structure')}>
        <ul className={styles.rules}>
          <li>{t('Every product has a customer price; most have a lower business price.')}</li>
          {individual ? (
            <li>
              {t(
                'A price agreed with you for a product and size comes first, then one agreed for the product, then the business price.',
              )}
            </li>
          ) : (
            <li>
              {t('Your discount is taken off the business price, or off the customer price where there is none.')}
            </li>
          )}
          <li>{t('Every product card tells what you save, and why its price is what it is.')}</li>
          <li>{t('Business delivery is free.')}</li>
        </ul>
        <div className={styles.example}>
          <h3>{t('Example')}</h3>
          <p>{t('Customer price: {amount}', { amount: formatMoney(EXAMPLE.customer) })}</p>
          <p>{t('Business price: {amount}', { amount: formatMoney(EXAMPLE.business) })}</p>
          <p>{t('You save 10%.')}</p>
        </div>
      </Section>
      <Section title={t('Custom Pricing')}>
        <p>{t('For other prices, or for large quantities, please contact us:')}</p>
        {shop && (
          <ul>
            <li>
              {t('Phone:')}{' '}
              <a href={phoneLink(shop.phone)} dir="ltr">
                {shop.phone}
              </a>
            </li>
            <li>
              {t('Email:')}{' '}
              <a href={`mailto:${shop.email}`} dir="ltr">
                {shop.email}
              </a>
            </li>
          </ul>
        )}
      </Section>
    </>
  );
}
