import { MESSAGES } from '../../../common/messages';
import { BackToCustomerSite } from '../../ui-antd/signIn/BackToCustomerSite';
import { StaffSignIn, type StaffLogin } from '../../ui-antd/signIn/StaffSignIn';
import type { Newcomer } from '../../ui-antd/signIn/useStaffSignIn';

const LOGIN: StaffLogin = {
  title: 'Business Portal',
  home: { ADMIN: null, BUSINESS: '/business/portal', EMPLOYEE: null, CUSTOMER: null },
  passes: ({ role, businessApproved }) => role === 'BUSINESS' && businessApproved,
  refuses,
  invalidCredentials: 'Invalid username or password',
  tellsMissing: true,
  welcome: { title: 'Welcome back!', description: 'Successfully logged into your business account.' },
};

function refuses({ role, businessApproved }: Newcomer) {
  if (role !== 'BUSINESS') return { title: 'Access Denied', failure: 'This login is for business accounts only.' };
  return businessApproved ? null : { title: 'Account Pending Approval', failure: MESSAGES.pendingBusiness };
}

/** The sign-in of businesses; one that is signed in and approved goes on to its portal. */
export function BusinessLoginPage() {
  return (
    <StaffSignIn
      login={LOGIN}
      note={<p>Business accounts are created by administrators only. Please contact us to open one.</p>}
      back={<BackToCustomerSite />}
    />
  );
}
