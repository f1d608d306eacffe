import { phoneLink } from '../../common/addresses/phoneLink';
import { LanguageSwitch } from '../ui/layout/LanguageSwitch';
import { useTranslation } from '../i18n/text';
import { useShop } from '../shop/useShop';
import { Logo } from '../ui/layout/Logo';
import { sampleCategories } from './samples/samples';
import styles from './LandingFooter.module.css';
import { StoreLink } from './StoreLink';

const thisYear = () => String(new Date().getFullYear());

/** Products, Company and Support. */
export function LandingFooter() {
  const t = useTranslation();
  const shop = useShop();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.brand}>
            <Logo size={28} /> {t('Bustan')}
          </p>
          <LanguageSwitch />
        </div>
        <nav aria-labelledby="landing-footer-products">
          <h2 id="landing-footer-products">{t('Products')}</h2>
          <ul>
            {sampleCategories(t).map(({ id, name }) => (
              <li key={id}>
                <StoreLink>{name}</StoreLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="landing-footer-company">
          <h2 id="landing-footer-company">{t('Company')}</h2>
          <ul>
            <li>
              <a href="#why">{t('Why Choose Bustan')}</a>
            </li>
            <li>
              <a href="/business/login">{t('Business Portal')}</a>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="landing-footer-support">
          <h2 id="landing-footer-support">{t('Support')}</h2>
          <ul>
            {shop && (
              <>
                <li>
                  <a href={phoneLink(shop.phone)} dir="ltr">
                    {shop.phone}
                  </a>
                </li>
                <li>
                  <a href={`mailto:${shop.email}`} dir="ltr">
                    {shop.email}
                  </a>
                </li>
              </>
            )}
            <li className={styles.plain}>{t('Daily 8:00 AM - 8:00 PM')}</li>
          </ul>
        </section>
      </div>
      <p className={styles.copyright}>{t('© {year} Bustan. All rights reserved.', { year: thisYear() })}</p>
    </footer>
  );
}
