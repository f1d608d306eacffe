import { linkRules } from '../../../../common/rules/accountRules';
import { pathId } from '../../input';
import { lower, ok, route } from '../../route';
import { USER_FIELDS, userShape, type UserData } from '../../shapes/userShape';

const PROFILE_FIELDS = 'id username role firstName lastName phone email emailConfirmed formerEmail loyaltyPoints';

const profileShape = (profile: { role: string }) => ({ ...profile, role: lower(profile.role) });

/** The own profile, the address in it, and orders of before there was an account. */
export const profileRoutes = [
  route<{ ownProfile: { role: string } }>({
    method: 'GET',
    path: '/api/account/profile',
    summary: 'What the account that is signed in tells of its owner',
    document: `{ ownProfile { ${PROFILE_FIELDS} } }`,
    answer: ({ ownProfile }) => ok(profileShape(ownProfile)),
  }),
  route<{ updateOwnProfile: { role: string } }>({
    method: 'PATCH',
    path: '/api/account/profile',
    summary: 'Changes what is sent of the own profile; another e-mail address is to be confirmed',
    document: `mutation ($input: OwnProfileInput!) { updateOwnProfile(input: $input) { ${PROFILE_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ updateOwnProfile }) => ok(profileShape(updateOwnProfile)),
  }),
  route<{ sendEmailConfirmation: boolean }>({
    method: 'POST',
    path: '/api/account/email/confirmation',
    summary: 'Sends a new link by which the e-mail address is confirmed; nothing when it is confirmed by one already',
    document: 'mutation { sendEmailConfirmation }',
    answer: ({ sendEmailConfirmation }) => ok({ sent: sendEmailConfirmation }),
  }),
  route<{ user: UserData }>({
    method: 'POST',
    path: '/api/admin/users/{id}/email/confirmation',
    summary: 'Sends a new link by which somebody confirms the e-mail address; 409 when it is confirmed',
    document: `mutation ($id: Int!) { user: sendUserEmailConfirmation(userId: $id) { ${USER_FIELDS} } }`,
    variables: ({ params }) => ({ id: pathId(params.id, 'User') }),
    answer: ({ user }) => ok(userShape(user)),
  }),
  route<{ confirmEmail: { email: string } }>({
    method: 'POST',
    path: '/api/email/confirm',
    summary: 'Confirms an e-mail address by the link that was sent there',
    document: 'mutation ($key: String!) { confirmEmail(key: $key) { email } }',
    rules: linkRules(),
    variables: ({ body }) => {
      const { key = '' } = Object(body) as Record<string, unknown>;
      return { key };
    },
    answer: ({ confirmEmail }) => ok({ message: 'E-mail address confirmed', email: confirmEmail.email }),
  }),
  route<{ guestOrders: number | null }>({
    method: 'GET',
    path: '/api/account/guest-orders',
    summary:
      "How many orders were placed without an account with the customer's address; null until that is confirmed by a link",
    document: '{ guestOrders }',
    answer: ({ guestOrders }) => ok({ count: guestOrders }),
  }),
  route<{ takeOverGuestOrders: number[] }>({
    method: 'POST',
    path: '/api/account/guest-orders',
    summary: 'Takes over the orders that were placed without an account; 409 until the address is confirmed by a link',
    document: 'mutation { takeOverGuestOrders }',
    answer: ({ takeOverGuestOrders }) => ok({ taken: takeOverGuestOrders }),
  }),
];
