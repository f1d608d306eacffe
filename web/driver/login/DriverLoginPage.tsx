import { msg } from '../../i18n/text';
import { worksForShop } from '../../session/duties';
import { BackToCustomerSite } from '../../ui-antd/signIn/BackToCustomerSite';
import { StaffSignIn, type StaffLogin } from '../../ui-antd/signIn/StaffSignIn';

const LOGIN: StaffLogin = {
  title: msg('Deliveries'),
  speaks: true,
  who: 'DRIVER',
  passkeys: true,
  home: { ADMIN: '/driver', STAFF: '/driver', BUSINESS: null, EMPLOYEE: null, CUSTOMER: null },
  skipsForm: ({ role }) => worksForShop(role),
  failureFor: ({ role }) =>
    worksForShop(role) ? null : { title: msg('Access Denied'), message: msg('This login is for drivers only.') },
  invalidCredentials: msg('Invalid username or password'),
  toastsMissing: false,
  welcome: null,
};

/** The sign-in of drivers, in their own language; who is signed in goes on to the deliveries (specification 33.6). */
export function DriverLoginPage() {
  return <StaffSignIn login={LOGIN} back={<BackToCustomerSite />} />;
}
