import { useApolloClient } from '@apollo/client/react';
import type { TextWithValues } from '../../common/messages';
import type { RefusalCode, StepOutcomeFragment } from '../gql/graphql';
import { msg } from '../i18n/text';
import { failureText, tooManyTries, UNREACHABLE } from '../i18n/refusalText';
import { signWithPasskey, wasCancelled } from './browserPasskeys';
import { BeginPasskeySignInDocument, SignInWithCodeDocument, SignInWithPasskeyDocument } from './documents';

/** Who has signed in. */
export type SteppedIn = Extract<StepOutcomeFragment, { __typename: 'SignedIn' }>['viewer'];

/** Why nobody has: what to tell, in English. */
export interface StepFailure {
  message: string | TextWithValues;
}

interface StepSignIn {
  byPasskey: (afterPassword: boolean) => Promise<SteppedIn | StepFailure>;
  byCode: (code: string) => Promise<SteppedIn | StepFailure>;
}

const WRONG_CODE = msg('This code is wrong, or was used already.');
const WRONG_PASSKEY = msg('This passkey does not sign in here.');
const EXPIRED = msg('This sign-in took too long. Please begin again.');
const NOT_USED = msg('No passkey was used. You can try again.');

/** Signs in by a second step, or by a passkey alone. What is shown then is for the page to read anew. */
export function useStepSignIn(): StepSignIn {
  const client = useApolloClient();
  return {
    byPasskey: (afterPassword) =>
      outcomeOf(WRONG_PASSKEY, async () => {
        const { data: begun } = await client.mutate({
          mutation: BeginPasskeySignInDocument,
          variables: { afterPassword },
          fetchPolicy: 'no-cache',
        });
        const passkey = await signWithPasskey(begun?.beginPasskeySignIn);
        const { data } = await client.mutate({
          mutation: SignInWithPasskeyDocument,
          variables: { passkey },
          fetchPolicy: 'no-cache',
        });
        return data?.signInWithPasskey;
      }),
    byCode: (code) =>
      outcomeOf(WRONG_CODE, async () => {
        const { data } = await client.mutate({
          mutation: SignInWithCodeDocument,
          variables: { code },
          fetchPolicy: 'no-cache',
        });
        return data?.signInWithCode;
      }),
  };
}

async function outcomeOf(
  wrong: string,
  work: () => Promise<StepOutcomeFragment | undefined>,
): Promise<SteppedIn | StepFailure> {
  try {
    const outcome = await work();
    if (outcome?.__typename === 'SignedIn') return outcome.viewer;
    if (outcome?.__typename !== 'SignInRefusal') return { message: UNREACHABLE };
    const texts: Partial<Record<RefusalCode, StepFailure['message']>> = {
      INVALID_CREDENTIALS: wrong,
      SIGN_IN_EXPIRED: EXPIRED,
      RATE_LIMITED: tooManyTries(outcome.retryAfter),
    };
    return { message: texts[outcome.code] ?? outcome.message };
  } catch (error) {
    if (wasCancelled(error)) return { message: NOT_USED };
    return { message: failureText(error) };
  }
}
