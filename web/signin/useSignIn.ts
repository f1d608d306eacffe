import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { carryGuestCart } from '../cart/carryGuestCart';
import type { RefusalCode, SignInMutation } from '../gql/graphql';
import { SignInDocument } from './signInDocument';
import type { Viewer } from './viewer';

type Refusal = Extract<SignInMutation['signIn'], { __typename: 'SignInRefusal' }>;

/** What a sign-in came to: nothing when it succeeded, else what to tell the visitor. */
export type SignInFailure = string | null;

/** What the shopper's sign-in page says to each refusal: its own text or the server's. */
const FAILURES: Record<RefusalCode, (refusal: Refusal) => string> = {
  INVALID_CREDENTIALS: () => 'Invalid username or password',
  RATE_LIMITED: messageOf,
  DISCOUNT_CODE_INVALID: messageOf,
  PRICE_CHANGED: messageOf,
  OUT_OF_STOCK: messageOf,
  PRICE_UNAVAILABLE: messageOf,
  INSUFFICIENT_CREDIT: messageOf,
  IDEMPOTENCY_CONFLICT: messageOf,
};

/** Signs in. On success the whole store is dropped first, so that nothing read by the last viewer is shown to the next. */
export function useSignIn(): (username: string, password: string) => Promise<SignInFailure> {
  const client = useApolloClient();
  return async (username, password) => {
    try {
      const { data } = await client.mutate({
        mutation: SignInDocument,
        variables: { username: username.trim(), password },
        fetchPolicy: 'no-cache',
      });
      if (!data) return UNREACHABLE;
      if (data.signIn.__typename === 'SignInRefusal') return FAILURES[data.signIn.code](data.signIn);
      await become(client, data.signIn.viewer);
      return null;
    } catch {
      return UNREACHABLE;
    }
  };
}

const UNREACHABLE = 'The shop could not be reached. Please try again.';

/** Drops everything that was read and asks anew, beginning with who is signed in. */
async function become(client: ApolloClient, { id, role }: Pick<Viewer, 'id' | 'role'>): Promise<void> {
  if (role !== 'EMPLOYEE') carryGuestCart(id);
  // Whatever cannot be read again shows so on its own part of the page; the sign-in itself stands.
  await client.resetStore().catch(() => {});
}

function messageOf({ message }: Refusal): string {
  return message;
}
