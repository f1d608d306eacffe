import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';
import { classes } from '../classes';
import { Logo } from './Logo';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  /** Where logo and name lead. */
  home: string;
  /** Below the shop's name. */
  subtitle: string;
  /** In pixels. */
  logoSize?: number;
  /** Classes that say how the parts share the row: `inner`, `brand` and `subtitle`. */
  look: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The header of store, landing page and order page, which stays at the top: logo, name, and what the page adds. */
export function SiteHeader({ home, subtitle, logoSize = 36, look, children }: SiteHeaderProps) {
  const t = useTranslation();
  return (
    <header className={styles.header}>
      <div className={classes(styles.inner, look.inner)}>
        <Link to={home} className={classes(styles.brand, look.brand)}>
          <Logo size={logoSize} />
          <span>
            <span className={styles.name}>{t('Bustan')}</span>
            <span className={classes(styles.subtitle, look.subtitle)}>{subtitle}</span>
          </span>
        </Link>
        {children}
      </div>
    </header>
  );
}
