import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { mergeGuestCart } from '../cart/mergeGuestCart';
import type { SignInOutcomeFragment } from '../gql/graphql';
import { msg } from '../i18n/text';
import { answerTo } from '../lib/refusal';
import { fieldErrorsOf } from '../lib/serverErrors';
import { RegisterCustomerDocument, SignInDocument, type SignInRefusalCode } from '../session/signInDocument';
import type { Viewer } from '../session/viewer';

type Refusal = Extract<SignInOutcomeFragment, { __typename: 'SignInRefusal' }>;

/** Why there is no session: what to tell the visitor, in English, and what is wrong with which field. */
export interface SessionFailure {
  message: string;
  fields: Record<string, string>;
}

/** A customer who signs up. */
export interface Registration {
  username: string;
  password: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface Session {
  signIn: (username: string, password: string) => Promise<SessionFailure | null>;
  register: (customer: Registration) => Promise<SessionFailure | null>;
}

/** What the shopper's screens say to each refusal: their own text, or the server's, which says how long to wait. */
const FAILURES: Record<SignInRefusalCode, (refusal: Refusal) => string> = {
  INVALID_CREDENTIALS: () => msg('Invalid username or password'),
  RATE_LIMITED: ({ message }) => message,
};

const UNREACHABLE = msg('The shop could not be reached. Please try again.');

/** The server's messages, so that they can be said in every language. */
msg('Too many failed sign-ins. Please try again in {minutes} min.');
msg('Too many new accounts. Please try again in {minutes} min.');
msg('This username is taken; please choose another.');

/** Begins a session, by signing in or by signing up; null when it has begun. */
export function useSession(): Session {
  const client = useApolloClient();
  return {
    signIn: (username, password) =>
      begin(client, async () => {
        const { data } = await client.mutate({
          mutation: SignInDocument,
          variables: { username: username.trim(), password },
          fetchPolicy: 'no-cache',
        });
        return data?.signIn;
      }),
    register: (customer) =>
      begin(client, async () => {
        const { data } = await client.mutate({
          mutation: RegisterCustomerDocument,
          variables: { input: customer },
          fetchPolicy: 'no-cache',
        });
        return data?.registerCustomer;
      }),
  };
}

async function begin(
  client: ApolloClient,
  ask: () => Promise<SignInOutcomeFragment | undefined>,
): Promise<SessionFailure | null> {
  try {
    const outcome = await ask();
    if (!outcome) return { message: UNREACHABLE, fields: {} };
    if (outcome.__typename === 'SignInRefusal') {
      return { message: answerTo(FAILURES, outcome.code)?.(outcome) ?? outcome.message, fields: {} };
    }
    await become(client, outcome.viewer);
    return null;
  } catch (error) {
    const fields = fieldErrorsOf(error) ?? {};
    return { message: Object.values(fields)[0] ?? UNREACHABLE, fields };
  }
}

/**
 * Drops everything that was read, so that nothing read by the last viewer is shown to the next, and asks anew, beginning
 * with who is signed in. The cart that was filled before goes along.
 */
async function become(client: ApolloClient, { id, role }: Pick<Viewer, 'id' | 'role'>): Promise<void> {
  if (role !== 'EMPLOYEE') mergeGuestCart(id);
  // Whatever cannot be read again shows so on its own part of the page; the session itself stands.
  await client.resetStore().catch(() => {});
}
