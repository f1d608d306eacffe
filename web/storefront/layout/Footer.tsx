import { phoneLink } from '../../../common/addresses/phoneLink';
import { useTranslation } from '../../i18n/text';
import { Logo } from '../../ui/layout/Logo';
import styles from './Footer.module.css';
import { useShop } from '../../shop/useShop';

const thisYear = () => String(new Date().getFullYear());

/** Who the shop is, where, how to reach it and when. */
export function Footer() {
  const t = useTranslation();
  const shop = useShop();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section>
          <h2 className={styles.brand}>
            <Logo size={28} /> {t('Bustan')}
          </h2>
          <p>
            {t(
              'Fresh juices, dried fruits, raw nuts, frozen fruits and cocktail garnishes, picked with care and brought to your door.',
            )}
          </p>
        </section>
        <section>
          <h2>{t('Contact')}</h2>
          {/* The lines are there before the shop has answered, so that nothing moves when it does. */}
          <ul className={styles.contact}>
            <li>{t('Lebanon')}</li>
            <li>
              {shop && (
                <a href={phoneLink(shop.phone)} aria-label={t('Call {phone}', { phone: shop.phone })}>
                  <bdi dir="ltr">{shop.phone}</bdi>
                </a>
              )}
            </li>
            <li>
              {shop && (
                <a href={`mailto:${shop.email}`}>
                  <bdi dir="ltr">{shop.email}</bdi>
                </a>
              )}
            </li>
          </ul>
        </section>
        <section>
          <h2>{t('Opening hours')}</h2>
          <p>{t('Daily 8:00 AM - 8:00 PM')}</p>
          <ul className={styles.social}>
            <li>
              {shop && (
                <a href={shop.instagramUrl} target="_blank" rel="noreferrer">
                  Instagram
                </a>
              )}
            </li>
            <li>
              {shop && (
                <a href={shop.tiktokUrl} target="_blank" rel="noreferrer">
                  TikTok
                </a>
              )}
            </li>
          </ul>
        </section>
      </div>
      <p className={styles.copyright}>{t('© {year} Bustan. All rights reserved.', { year: thisYear() })}</p>
    </footer>
  );
}
