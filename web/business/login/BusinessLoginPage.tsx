import { MESSAGES } from '../../../common/messages';
import { BackToCustomerSite } from '../../ui-antd/signIn/BackToCustomerSite';
import { StaffSignIn, type StaffLogin } from '../../ui-antd/signIn/StaffSignIn';
import type { SignedInViewer } from '../../ui-antd/signIn/useStaffSignIn';

const LOGIN: StaffLogin = {
  title: 'Business Portal',
  role: 'BUSINESS',
  home: { ADMIN: null, STAFF: null, BUSINESS: '/business/portal', EMPLOYEE: null, CUSTOMER: null },
  skipsForm: ({ role, businessApproved }) => role === 'BUSINESS' && businessApproved,
  failureFor,
  invalidCredentials: 'Invalid username or password',
  toastsMissing: true,
  welcome: () => ({ title: 'Welcome back!', description: 'Successfully logged into your business account.' }),
};

function failureFor({ role, businessApproved }: SignedInViewer) {
  if (role !== 'BUSINESS') return { title: 'Access Denied', message: 'This login is for business accounts only.' };
  return businessApproved ? null : { title: 'Account Pending Approval', message: MESSAGES.pendingBusiness };
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
