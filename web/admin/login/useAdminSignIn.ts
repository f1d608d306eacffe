import { useApolloClient } from '@apollo/client/react';
import type { RefusalCode, SignInMutation } from '../../gql/graphql';
import { SignInDocument } from '../../signin/signInDocument';
import { AdminSignOutDocument } from '../frame/signOutDocument';
import { serverMessage } from '../frame/errors';

type Refusal = Extract<SignInMutation['signIn'], { __typename: 'SignInRefusal' }>;

/** How a sign-in went: `failure` is null when the administrator is signed in, else what to say under `title`. */
export type AdminSignIn = { failure: null } | { failure: string; title: string };

const said = ({ message }: Refusal) => message;

/** What the admin login says to each refusal: its own text or the server's. */
const FAILURES: Record<RefusalCode, (refusal: Refusal) => string> = {
  INVALID_CREDENTIALS: () => 'Invalid administrator credentials',
  RATE_LIMITED: said,
  DISCOUNT_CODE_INVALID: said,
  PRICE_CHANGED: said,
  OUT_OF_STOCK: said,
  PRICE_UNAVAILABLE: said,
  INSUFFICIENT_CREDIT: said,
  IDEMPOTENCY_CONFLICT: said,
};

/**
 * Signs an administrator in. Whoever else is signed out again at once. Everything read before is dropped, so that the
 * back office shows nothing of what somebody else saw.
 */
export function useAdminSignIn(): (username: string, password: string) => Promise<AdminSignIn> {
  const client = useApolloClient();
  return async (username, password) => {
    try {
      const { data } = await client.mutate({
        mutation: SignInDocument,
        variables: { username: username.trim(), password },
        fetchPolicy: 'no-cache',
      });
      if (!data) return failed('The shop could not be reached. Please try again.');
      if (data.signIn.__typename === 'SignInRefusal') return failed(FAILURES[data.signIn.code](data.signIn));
      const isAdmin = data.signIn.viewer.role === 'ADMIN';
      if (!isAdmin) await client.mutate({ mutation: AdminSignOutDocument });
      // What cannot be read again says so on its own part of the page.
      await client.resetStore().catch(() => {});
      return isAdmin ? { failure: null } : { failure: 'Administrator access required.', title: 'Access Denied' };
    } catch (error) {
      return failed(serverMessage(error) ?? 'The shop could not be reached. Please try again.');
    }
  };
}

function failed(failure: string): AdminSignIn {
  return { failure, title: 'Login Failed' };
}
