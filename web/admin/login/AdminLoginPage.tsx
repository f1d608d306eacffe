import { useEnglish } from '../../i18n/chooseLanguage';
import { BackToCustomerSite } from '../../ui-antd/signIn/BackToCustomerSite';
import { StaffSignIn, type StaffLogin } from '../../ui-antd/signIn/StaffSignIn';

const LOGIN: StaffLogin = {
  title: 'Admin Panel',
  speaks: false,
  home: { ADMIN: '/admin/dashboard', BUSINESS: null, EMPLOYEE: null, CUSTOMER: null },
  skipsForm: ({ role }) => role === 'ADMIN',
  failureFor: ({ role }) =>
    role === 'ADMIN' ? null : { title: 'Access Denied', message: 'Administrator access required.' },
  invalidCredentials: 'Invalid administrator credentials',
  toastsMissing: true,
  welcome: { title: 'Welcome Administrator', description: 'Successfully logged into admin panel.' },
};

/** The sign-in of administrators; an administrator who is signed in goes on to the dashboard. */
export function AdminLoginPage() {
  useEnglish();
  return <StaffSignIn login={LOGIN} back={<BackToCustomerSite />} />;
}
