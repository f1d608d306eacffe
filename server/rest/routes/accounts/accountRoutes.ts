import {
  forgottenPasswordRules,
  languageRules,
  ownPasswordRules,
  passwordResetRules,
  presentPasswordRules,
} from '../../../../common/rules/accountRules';
import { signInRules } from '../../../../common/rules/signInRules';
import { ShopError } from '../../../core/errors';
import { lower, ok, route } from '../../route';
import {
  signInAnswer,
  SIGN_IN_RESULT,
  viewerShape,
  VIEWER_FIELDS,
  type SignInData,
  type ViewerData,
} from '../../shapes/viewerShape';

export const accountRoutes = [
  route<{ viewer: ViewerData | null }>({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Who is signed in; 401 for a guest',
    document: `{ viewer { ${VIEWER_FIELDS} } }`,
    answer: ({ viewer }) => {
      if (!viewer) throw new ShopError('UNAUTHENTICATED', 'Nobody is signed in.');
      return ok(viewerShape(viewer));
    },
  }),
  route<{ signIn: SignInData }>({
    method: 'POST',
    path: '/api/login',
    summary: 'Begins a session; 401 with SECOND_STEP_NEEDED for an account with a second step',
    document: `mutation ($username: String!, $password: String!) {
      signIn(username: $username, password: $password) { ${SIGN_IN_RESULT} } }`,
    rules: signInRules(),
    variables: ({ body }) => {
      const { username = '', password = '' } = Object(body) as Record<string, unknown>;
      return { username, password };
    },
    answer: ({ signIn }) => signInAnswer(signIn),
  }),
  route<{ signOut: boolean }>({
    method: 'POST',
    path: '/api/manual-logout',
    summary: 'Ends the session',
    document: 'mutation { signOut }',
    answer: () => ok({ message: 'Signed out' }),
  }),
  route<{ changePassword: boolean }>({
    method: 'POST',
    path: '/api/account/password',
    summary: "Changes one's own password and ends all other sessions",
    document: `mutation ($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`,
    rules: ownPasswordRules(),
    variables: ({ body }) => {
      const { currentPassword = '', newPassword = '' } = Object(body) as Record<string, unknown>;
      return { currentPassword, newPassword };
    },
    answer: () => ok({ message: 'Password changed' }),
  }),
  route<{ accountClosing: unknown }>({
    method: 'GET',
    path: '/api/account/closing',
    summary: "What stands in the way of closing one's own account, and what that takes along",
    document: `{ accountClosing {
      keepPersonalDataDays openOrders openOrderIds creditIsAtLimit creditDue isLastAdmin openRunIds employees } }`,
    answer: ({ accountClosing }) => ok(accountClosing),
  }),
  route<{ closeAccount: boolean }>({
    method: 'POST',
    path: '/api/account/close',
    summary: "Closes one's own account for good, and signs it out everywhere",
    document: 'mutation ($currentPassword: String!) { closeAccount(currentPassword: $currentPassword) }',
    rules: presentPasswordRules(),
    variables: ({ body }) => {
      const { currentPassword = '' } = Object(body) as Record<string, unknown>;
      return { currentPassword };
    },
    answer: () => ok({ message: 'Account closed' }),
  }),
  route<{ ownSessions: unknown[] }>({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where one is signed in: this session first, then those used last',
    document: '{ ownSessions { id isThis browser system signedInAt lastUsedAt } }',
    answer: ({ ownSessions }) => ok(ownSessions),
  }),
  route<{ endSession: boolean }>({
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    summary: "Ends one of one's own sessions",
    document: 'mutation ($id: String!) { endSession(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ endSession }) => {
      if (!endSession) throw new ShopError('NOT_FOUND', 'There is no such session.');
      return { status: 204 };
    },
  }),
  route<{ endOtherSessions: number }>({
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: "Ends all of one's own sessions but this one",
    document: 'mutation { endOtherSessions }',
    answer: ({ endOtherSessions }) => ok({ ended: endOtherSessions }),
  }),
  route<{ requestPasswordReset: boolean }>({
    method: 'POST',
    path: '/api/password/request',
    summary: 'Sends a link for a new password; the same answer whether there is such an account or not',
    document: 'mutation ($account: String!) { requestPasswordReset(account: $account) }',
    rules: forgottenPasswordRules(),
    variables: ({ body }) => {
      const { account = '' } = Object(body) as Record<string, unknown>;
      return { account };
    },
    answer: () => ok({ message: 'If there is such an account and it has an e-mail address, a link is on its way' }),
  }),
  route<{ resetPassword: { username: string; role: string } }>({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Sets a new password by the link of a mail and ends all sessions of the account',
    document: `mutation ($key: String!, $newPassword: String!) {
      resetPassword(key: $key, newPassword: $newPassword) { username role } }`,
    rules: passwordResetRules(),
    variables: ({ body }) => {
      const { key = '', newPassword = '' } = Object(body) as Record<string, unknown>;
      return { key, newPassword };
    },
    answer: ({ resetPassword: { username, role } }) => ok({ message: 'Password changed', username, role: lower(role) }),
  }),
  route<{ viewer: { language: string | null } | null }>({
    method: 'GET',
    path: '/api/account/language',
    summary: 'The language that one reads; null: not chosen',
    document: '{ viewer { language } }',
    answer: ({ viewer }) => {
      if (!viewer) throw new ShopError('UNAUTHENTICATED', 'Nobody is signed in.');
      return ok({ language: lower(viewer.language) });
    },
  }),
  route<{ setLanguage: string }>({
    method: 'PUT',
    path: '/api/account/language',
    summary: 'Keeps the language that one reads with the account, for mails and for the devices one signs in on',
    document: 'mutation ($language: Language!) { setLanguage(language: $language) }',
    rules: languageRules(),
    variables: ({ body }) => {
      const { language } = Object(body) as Record<string, unknown>;
      return { language };
    },
    answer: ({ setLanguage }) => ok({ language: lower(setLanguage) }),
  }),
  route<{ viewer: ViewerData; individualPrices: unknown[] }>({
    method: 'GET',
    path: '/api/business/discount',
    summary: "The signed-in business's discount and pricing mode",
    // The agreed prices are selected as well, since only an approved business may read them.
    document: '{ viewer { businessDiscount pricingMode } individualPrices { productId } }',
    answer: ({ viewer }) => ok({ discount: Number(viewer.businessDiscount), pricingMode: lower(viewer.pricingMode) }),
  }),
  route<{ individualPrices: unknown[] }>({
    method: 'GET',
    path: '/api/business/individual-pricing',
    summary: "The signed-in business's agreed prices; empty in discount mode",
    document: '{ individualPrices { productId variant customPrice } }',
    answer: ({ individualPrices }) => ok(individualPrices),
  }),
  route<{ checkDiscountCode: { discountPercent?: string } }>({
    method: 'POST',
    path: '/api/discount-codes/validate',
    summary: 'What a discount code gives; 404 when it cannot be used',
    document:
      'query ($code: String!) { checkDiscountCode(code: $code) { ... on ValidDiscountCode { discountPercent } } }',
    variables: ({ body }) => ({ code: (Object(body) as Record<string, unknown>).code }),
    answer: ({ checkDiscountCode: { discountPercent } }) => {
      if (discountPercent === undefined)
        throw new ShopError('NOT_FOUND', 'Please check your discount code and try again.');
      return ok({ discountPercent: Number(discountPercent) });
    },
  }),
];
