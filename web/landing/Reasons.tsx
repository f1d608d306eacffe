import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { TruckIcon } from '../ui/icons';
import { LeafIcon, ShieldIcon, WalletIcon } from './icons';
import styles from './Reasons.module.css';

/** Why choose the shop. */
export function Reasons() {
  const say = useText();
  return (
    <section id="why" className={styles.section} aria-labelledby="landing-why">
      <h2 id="landing-why">{say('Why Choose Bustan')}</h2>
      <ul className={styles.grid}>
        <Reason icon={<LeafIcon />} title={say('100% Natural')}>
          {say('Nothing but fruit: no added sugar, no colours, no preservatives.')}
        </Reason>
        <Reason icon={<TruckIcon />} title={say('Fast Delivery')}>
          {say('Delivered within 24 hours, anywhere in Lebanon.')}
        </Reason>
        <Reason icon={<ShieldIcon />} title={say('Quality Guarantee')}>
          {say('Not as fresh as you hoped? You get your money back.')}
        </Reason>
        <Reason icon={<WalletIcon />} title={say('Flexible Payment')}>
          {say('Instant checkout for everyone, credit terms for businesses.')}
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
