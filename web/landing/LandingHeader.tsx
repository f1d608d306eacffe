import { useTranslation } from '../i18n/text';
import { useAuth } from '../session/viewer';
import { ButtonLink, PageLink } from '../ui/form/Button';
import { SiteHeader } from '../ui/layout/SiteHeader';
import styles from './LandingHeader.module.css';

/** The landing page's own header, which knows whether the visitor is signed in. */
export function LandingHeader() {
  const t = useTranslation();
  return (
    <SiteHeader home="/landing" subtitle={t('Fresh from the orchard')} logoSize={40} look={styles}>
      <nav aria-label={t('Account')} className={styles.nav}>
        <Account />
      </nav>
    </SiteHeader>
  );
}

function Account() {
  const t = useTranslation();
  const auth = useAuth();
  if (auth.state === 'loading') return null;
  if (auth.state === 'signed-in') {
    return (
      <>
        <span className={styles.welcome} dir="auto">
          {t('Welcome, {name}', { name: auth.viewer.username })}
        </span>
        <ButtonLink to="/store">{t('My Account')}</ButtonLink>
        <PageLink look="quiet" href="/api/logout">
          {t('Logout')}
        </PageLink>
      </>
    );
  }
  return (
    <>
      <PageLink look="quiet" href="/api/login">
        {t('Sign In')}
      </PageLink>
      <PageLink href="/api/login">{t('Get Started')}</PageLink>
    </>
  );
}
