import { useApolloClient } from '@apollo/client/react';
import type { StaffSignInMutation } from '../../gql/graphql';
import type { TextWithValues } from '../../../common/messages';
import { failureText, UNREACHABLE, waitText } from '../../i18n/refusalText';
import { answerTo } from '../../lib/refusal';
import { settleLanguage } from '../../session/accountLanguage';
import type { SignInRefusalCode } from '../../session/signInDocument';
import { AdminSignOutDocument } from '../actions/signOutDocument';
import { StaffSignInDocument } from './staffSignInDocument';
import { msg } from '../../i18n/text';

/** What is needed besides the password. */
export type StepNeeded = Extract<Outcome, { __typename: 'SecondStepNeeded' }>;

interface StaffSession {
  signIn: (username: string, password: string) => Promise<SignedInViewer | StepNeeded | SignInFailure>;
  /** For who has signed in by a second step, or a passkey. */
  begin: (viewer: SignedInViewer) => Promise<SignedInViewer | SignInFailure>;
}

type Outcome = StaffSignInMutation['signIn'];
type Refusal = Extract<Outcome, { __typename: 'SignInRefusal' }>;

/** Who signed in, as far as a login has to know. */
export type SignedInViewer = Extract<Outcome, { __typename: 'SignedIn' }>['viewer'];

/** Why somebody cannot sign in: the title and the text of the message. */
export interface SignInFailure {
  title: string;
  message: string | TextWithValues;
}

/** Who may sign in by a login, and its message for wrong credentials. */
export interface SignInPolicy {
  invalidCredentials: string;
  failureFor: (viewer: SignedInViewer) => SignInFailure | null;
}

const TOO_MANY = msg('Too many failed sign-ins. Please try again in {minutes} min.');

/** The message of each refusal: the login's own, or the minutes to wait. */
const REFUSAL_TEXTS: Record<SignInRefusalCode, (refusal: Refusal, policy: SignInPolicy) => string | TextWithValues> = {
  INVALID_CREDENTIALS: (_refusal, policy) => policy.invalidCredentials,
  RATE_LIMITED: ({ retryAfter }) => waitText(TOO_MANY, retryAfter),
};

/**
 * Signs somebody in by one of the staff's logins; whoever may not use it is signed out again at once. The cache is
 * cleared, so that nothing is shown of what another account has read.
 */
export function useStaffSignIn(policy: SignInPolicy): StaffSession {
  const client = useApolloClient();
  async function begin(viewer: SignedInViewer): Promise<SignedInViewer | SignInFailure> {
    const refusal = policy.failureFor(viewer);
    if (refusal) await client.mutate({ mutation: AdminSignOutDocument });
    else await settleLanguage(client, viewer.language);
    // Each part of the page shows itself that it could not be read again.
    await client.resetStore().catch(() => {});
    return refusal ?? viewer;
  }
  async function told<T>(work: () => Promise<T>): Promise<T | SignInFailure> {
    try {
      return await work();
    } catch (error) {
      return failed(failureText(error));
    }
  }
  return {
    begin: (viewer) => told(() => begin(viewer)),
    signIn: (username, password) =>
      told(async () => {
        const { data } = await client.mutate({
          mutation: StaffSignInDocument,
          variables: { username: username.trim(), password },
          fetchPolicy: 'no-cache',
        });
        if (!data) return failed(UNREACHABLE);
        const outcome = data.signIn;
        if (outcome.__typename === 'SecondStepNeeded') return outcome;
        if (outcome.__typename === 'SignedIn') return begin(outcome.viewer);
        return failed(answerTo(REFUSAL_TEXTS, outcome.code)?.(outcome, policy) ?? outcome.message);
      }),
  };
}

function failed(message: string | TextWithValues): SignInFailure {
  return { message, title: msg('Login Failed') };
}
