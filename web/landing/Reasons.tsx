import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/text';
import { TruckIcon } from '../ui/laterIcons';
import { LeafIcon, ShieldIcon, WalletIcon } from './icons';
import styles from './Reasons.module.css';

/** Why choose the shop. */
export function Reasons() {
  const t = useTranslation();
  return (
    <section id="why" className={styles.section} aria-labelledby="landing-why">
      <h2 id="landing-why">{t('Why Choose Bustan')}</h2>
      <ul className={styles.grid}>
        <Reason icon={<LeafIcon />} title={t('100% Natural')}>
          {t('Nothing but fruit: no added sugar, no colours, no preservatives.')}
        </Reason>
        <Reason icon={<TruckIcon />} title={t('Fast Delivery')}>
          {t('Delivered within 24 hours, anywhere in Lebanon.')}
        </Reason>
        <Reason icon={<ShieldIcon />} title={t('Quality Guarantee')}>
          {t('Not as fresh as you hoped? You get your money back.')}
        </Reason>
        <Reason icon={<WalletIcon />} title={t('Flexible Payment')}>
          {t('Instant checkout for everyone, credit terms for businesses.')}
        </Reason>
      </ul>
    </section>
  );
}

function Reason({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <span className={styles.icon}>{icon}</span>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
