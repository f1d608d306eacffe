import { useEnglish } from '../../i18n/useEnglish';
import { worksForShop } from '../../session/duties';
import { BackToCustomerSite } from '../../ui-antd/signIn/BackToCustomerSite';
import { StaffSignIn, type StaffLogin } from '../../ui-antd/signIn/StaffSignIn';

const LOGIN: StaffLogin = {
  title: 'Admin Panel',
  speaks: false,
  who: 'ADMIN',
  passkeys: true,
  home: { ADMIN: '/admin/dashboard', STAFF: '/admin/dashboard', BUSINESS: null, EMPLOYEE: null, CUSTOMER: null },
  skipsForm: ({ role }) => worksForShop(role),
  failureFor: ({ role }) =>
    worksForShop(role) ? null : { title: 'Access Denied', message: 'Administrator access required.' },
  invalidCredentials: 'Invalid administrator credentials',
  toastsMissing: true,
  welcome: ({ role }) =>
    role === 'ADMIN'
      ? { title: 'Welcome Administrator', description: 'Successfully logged into admin panel.' }
      : { title: 'Welcome', description: 'Successfully logged into the back office.' },
};

/** The sign-in of admins and staff; who of them is signed in goes on to the dashboard. */
export function AdminLoginPage() {
  useEnglish();
  return <StaffSignIn login={LOGIN} back={<BackToCustomerSite />} />;
}
