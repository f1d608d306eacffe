import { Link } from 'react-router-dom';
import { StaffSignIn, type StaffLogin } from '../../ui-antd/signIn/StaffSignIn';
import styles from './EmployeeLoginPage.module.css';
import { msg, useTranslation } from '../../i18n/text';

/** Anybody may sign in here and goes on by role (specification 17.6). */
const LOGIN: StaffLogin = {
  title: msg('Employee Login'),
  speaks: true,
  who: 'EMPLOYEE',
  passkeys: false,
  home: { ADMIN: '/admin', STAFF: '/admin', BUSINESS: '/business/portal', EMPLOYEE: '/employee/portal', CUSTOMER: '/' },
  skipsForm: ({ role }) => role === 'EMPLOYEE',
  failureFor: () => null,
  invalidCredentials: msg('Invalid username or password'),
  toastsMissing: false,
  welcome: null,
};

/** The sign-in of employees; one who is signed in goes on to the portal. */
export function EmployeeLoginPage() {
  const t = useTranslation();
  return (
    <StaffSignIn
      login={LOGIN}
      note={
        <>
          <h2 className={styles.question}>{t('Need help?')}</h2>
          <p>
            {t(
              'Your employer gives you your username and password, and can set a new password if you forgot yours. Orders go to your own location and are paid by your employer.',
            )}
          </p>
        </>
      }
      back={
        <Link to="/store" className={styles.back}>
          {t('Back to Store')}
        </Link>
      }
    />
  );
}
