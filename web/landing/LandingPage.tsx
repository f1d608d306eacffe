import { ShopExtras } from '../extras/ShopExtras';
import { useTranslation } from '../i18n/text';
import { PageLink } from '../ui/form/Button';
import { SkipLink } from '../ui/layout/SkipLink';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { Reasons } from './Reasons';
import { Samples } from './samples/Samples';
import styles from './LandingPage.module.css';
import { HeroPicture } from './HeroPicture';
import { StoreButtonLink } from './StoreLink';

/** The shop's shop window: what it is, for whom, and the ways in (specification 15.12). */
export function LandingPage() {
  const t = useTranslation();
  return (
    <>
      <title>{t('Bustan: fresh juices, fruits and nuts in Lebanon')}</title>
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Stats />
        <Samples />
        <Reasons />
        <CallToAction />
      </main>
      <LandingFooter />
      <ShopExtras />
    </>
  );
}

function Hero() {
  const t = useTranslation();
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.pitch}>
          <h1>{t('The morning market, at your door')}</h1>
          <p className={styles.lead}>
            {t(
              'Fresh juices, dried fruits, raw nuts, frozen fruits and cocktail garnishes, picked with care and brought to your door.',
            )}
          </p>
          <div className={styles.actions}>
            <StoreButtonLink>{t('Shop Now')}</StoreButtonLink>
            <PageLink look="quiet" href="/business/login">
              {t('Business Portal')}
            </PageLink>
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}

function Stats() {
  const t = useTranslation();
  const stats = [
    { figure: '500+', label: t('Happy Customers') },
    { figure: '50+', label: t('Fresh Products') },
    { figure: t('24h'), label: t('Fast Delivery') },
    { figure: '4.9★', label: t('Customer Rating') },
  ];
  return (
    <section aria-label={t('The shop in figures')} className={styles.band}>
      <ul className={styles.stats}>
        {stats.map(({ figure, label }) => (
          <li key={label} className={styles.stat}>
            <strong dir="auto">{figure}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CallToAction() {
  const t = useTranslation();
  return (
    <section className={styles.call}>
      <div className={styles.callInner}>
        <h2>{t('Ready for something fresh?')}</h2>
        <p>{t('Order today and taste it tomorrow. Cafés, bars and hotels get their own prices.')}</p>
        <div className={styles.actions}>
          <StoreButtonLink>{t('Start Shopping')}</StoreButtonLink>
          <PageLink look="quiet" href="/business/login">
            {t('Business Account')}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
