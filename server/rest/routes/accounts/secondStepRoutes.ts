import {
  passkeyAnswerRules,
  signInCodeRules,
  newPasskeyRules,
  confirmationRules,
} from '../../../../common/rules/secondStepRules';
import { pathId } from '../../input';
import { ok, route, type AnyRoute } from '../../route';
import { USER_FIELDS, userShape, type UserData } from '../../shapes/userShape';
import { signedIn, SIGN_IN_RESULT, type SignInData } from '../../shapes/viewerShape';

const STEP = 'isRequired passkeys { id name createdAt lastUsedAt } appAddedAt recoveryCodesLeft';
const CHANGE = `secondStep { ${STEP} } recoveryCodes`;

interface ChangeData {
  change: { secondStep: object; recoveryCodes: string[] | null };
}

/** A change of one's own second step, which the body confirms. */
function confirmed(path: string, summary: string, document: string): AnyRoute {
  const hasId = path.includes('{id}');
  return route<ChangeData>({
    method: 'POST',
    path: `/api/account/second-step/${path}`,
    summary,
    document,
    rules: confirmationRules(),
    bodyVariable: 'confirmation',
    variables: ({ params, body }) => ({ confirmation: body, ...(hasId && { id: pathId(params.id, 'Passkey') }) }),
    answer: ({ change }) => ok(change),
  });
}

const signIns = [
  route<{ beginPasskeySignIn: object }>({
    method: 'POST',
    path: '/api/login/passkey/options',
    summary: 'What a passkey is to sign: alone, or after a password that was right',
    document: 'mutation ($afterPassword: Boolean) { beginPasskeySignIn(afterPassword: $afterPassword) }',
    variables: ({ body }) => {
      const { afterPassword } = Object(body) as Record<string, unknown>;
      // Left out as null is: a variable that is null would stand in the place of the default.
      return afterPassword == null ? {} : { afterPassword };
    },
    answer: ({ beginPasskeySignIn }) => ok(beginPasskeySignIn),
  }),
  route<{ signInWithPasskey: SignInData }>({
    method: 'POST',
    path: '/api/login/passkey',
    summary: 'Begins a session by what a passkey has signed',
    document: `mutation ($passkey: PasskeyAnswerInput!) { signInWithPasskey(passkey: $passkey) { ${SIGN_IN_RESULT} } }`,
    rules: passkeyAnswerRules(),
    bodyVariable: 'passkey',
    variables: ({ body }) => ({ passkey: body }),
    answer: ({ signInWithPasskey }) => ok(signedIn(signInWithPasskey)),
  }),
  route<{ signInWithCode: SignInData }>({
    method: 'POST',
    path: '/api/login/code',
    summary: 'Begins a session by a code, once the password was right',
    document: `mutation ($code: String!) { signInWithCode(code: $code) { ${SIGN_IN_RESULT} } }`,
    rules: signInCodeRules(),
    variables: ({ body }) => {
      const { code = '' } = Object(body) as Record<string, unknown>;
      return { code };
    },
    answer: ({ signInWithCode }) => ok(signedIn(signInWithCode)),
  }),
];

/** The second step of who works for the shop (specification 8.22). */
export const secondStepRoutes: readonly AnyRoute[] = [
  ...signIns,
  route<{ secondStep: object }>({
    method: 'GET',
    path: '/api/account/second-step',
    summary: 'What oneself signs in with besides the password',
    document: `{ secondStep { ${STEP} } }`,
    answer: ({ secondStep }) => ok(secondStep),
  }),
  route<{ beginConfirmation: object }>({
    method: 'POST',
    path: '/api/account/second-step/confirmation/options',
    summary: 'What a passkey is to sign to confirm a change',
    document: 'mutation { beginConfirmation }',
    answer: ({ beginConfirmation }) => ok(beginConfirmation),
  }),
  confirmed(
    'passkeys/options',
    'What a browser needs to make a passkey',
    'mutation ($confirmation: ConfirmationInput!) { change: beginPasskey(confirmation: $confirmation) }',
  ),
  route<ChangeData>({
    method: 'POST',
    path: '/api/account/second-step/passkeys',
    summary: 'Adds the passkey that was begun, and ends all other sessions',
    document: `mutation ($name: String!, $passkey: NewPasskeyInput!) {
      change: addPasskey(name: $name, passkey: $passkey) { ${CHANGE} } }`,
    rules: newPasskeyRules(),
    variables: ({ body }) => {
      const { name = '', passkey } = Object(body) as Record<string, unknown>;
      return { name, passkey };
    },
    answer: ({ change }) => ({ status: 201, body: change }),
  }),
  confirmed(
    'passkeys/{id}/removal',
    'Removes a passkey, and ends all other sessions',
    `mutation ($id: Int!, $confirmation: ConfirmationInput!) {
      change: removePasskey(id: $id, confirmation: $confirmation) { ${CHANGE} } }`,
  ),
  confirmed(
    'app/options',
    'What an authenticator app is given',
    'mutation ($confirmation: ConfirmationInput!) { change: beginApp(confirmation: $confirmation) { setupKey uri } }',
  ),
  route<ChangeData>({
    method: 'POST',
    path: '/api/account/second-step/app',
    summary: 'Adds the authenticator app that was begun, and ends all other sessions',
    document: `mutation ($code: String!) { change: addApp(code: $code) { ${CHANGE} } }`,
    rules: signInCodeRules(),
    variables: ({ body }) => {
      const { code = '' } = Object(body) as Record<string, unknown>;
      return { code };
    },
    answer: ({ change }) => ({ status: 201, body: change }),
  }),
  confirmed(
    'app/removal',
    'Removes the authenticator app, and ends all other sessions',
    `mutation ($confirmation: ConfirmationInput!) { change: removeApp(confirmation: $confirmation) { ${CHANGE} } }`,
  ),
  confirmed(
    'recovery-codes',
    'Gives ten new recovery codes, and ends all other sessions',
    `mutation ($confirmation: ConfirmationInput!) {
      change: renewRecoveryCodes(confirmation: $confirmation) { ${CHANGE} } }`,
  ),
  route<{ user: UserData }>({
    method: 'DELETE',
    path: '/api/admin/users/{id}/second-step',
    summary: 'Takes the second step away from somebody who has lost it, and ends all their sessions',
    document: `mutation ($id: Int!) { user: resetSecondStep(userId: $id) { ${USER_FIELDS} } }`,
    variables: ({ params }) => ({ id: pathId(params.id, 'User') }),
    answer: ({ user }) => ok(userShape(user)),
  }),
];
