import { MESSAGES } from '../../../common/messages';
import { BackToCustomerSite } from '../../ui-antd/signIn/BackToCustomerSite';
import { StaffSignIn, type StaffLogin } from '../../ui-antd/signIn/StaffSignIn';
import type { SignedInViewer } from '../../ui-antd/signIn/useStaffSignIn';
import { msg, useTranslation } from '../../i18n/text';

const LOGIN: StaffLogin = {
  title: msg('Business Portal'),
  speaks: true,
  who: 'BUSINESS',
  passkeys: false,
  home: { ADMIN: null, STAFF: null, BUSINESS: '/business/portal', EMPLOYEE: null, CUSTOMER: null },
  skipsForm: ({ role, businessApproved }) => role === 'BUSINESS' && businessApproved,
  failureFor,
  invalidCredentials: msg('Invalid username or password'),
  toastsMissing: true,
  welcome: () => ({
    title: msg('Welcome back!'),
    description: msg('Successfully logged into your business account.'),
  }),
};

function failureFor({ role, businessApproved }: SignedInViewer) {
  if (role !== 'BUSINESS')
    return { title: msg('Access Denied'), message: msg('This login is for business accounts only.') };
  return businessApproved ? null : { title: msg('Account Pending Approval'), message: MESSAGES.pendingBusiness };
}

/** The sign-in of businesses; one that is signed in and approved goes on to its portal. */
export function BusinessLoginPage() {
  const t = useTranslation();
  return (
    <StaffSignIn
      login={LOGIN}
      note={<p>{t('Business accounts are created by administrators only. Please contact us to open one.')}</p>}
      back={<BackToCustomerSite />}
    />
  );
}
