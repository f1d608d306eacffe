import { useApolloClient } from '@apollo/client/react';
import type { StaffSignInMutation } from '../../gql/graphql';
import { answerTo, serverMessage } from '../../lib/refusal';
import type { SignInRefusalCode } from '../../session/signInDocument';
import { AdminSignOutDocument } from '../actions/signOutDocument';
import { StaffSignInDocument } from './staffSignInDocument';

type Outcome = StaffSignInMutation['signIn'];
type Refusal = Extract<Outcome, { __typename: 'SignInRefusal' }>;

/** Who signed in, as far as a login looks at them. */
export type Newcomer = Extract<Outcome, { __typename: 'SignedIn' }>['viewer'];

/** Why somebody is not let in: a title and what to say under it. */
export interface NotAdmitted {
  title: string;
  failure: string;
}

/** Whom a login lets in, and what it says to wrong credentials. */
export interface Door {
  invalidCredentials: string;
  refuses: (newcomer: Newcomer) => NotAdmitted | null;
}

const UNREACHABLE = failed('The shop could not be reached. Please try again.');

/** What a login says to each refusal: its own text or the server's. */
const FAILURES: Record<SignInRefusalCode, (refusal: Refusal, door: Door) => string> = {
  INVALID_CREDENTIALS: (_refusal, door) => door.invalidCredentials,
  RATE_LIMITED: ({ message }) => message,
};

/**
 * Signs somebody in by a login of its own; whom it does not admit is signed out again at once. Everything read before is
 * dropped, so that nothing is shown of what somebody else saw.
 */
export function useStaffSignIn(door: Door): (username: string, password: string) => Promise<Newcomer | NotAdmitted> {
  const client = useApolloClient();
  return async (username, password) => {
    try {
      const { data } = await client.mutate({
        mutation: StaffSignInDocument,
        variables: { username: username.trim(), password },
        fetchPolicy: 'no-cache',
      });
      if (!data) return UNREACHABLE;
      const outcome = data.signIn;
      if (outcome.__typename === 'SignInRefusal') {
        return failed(answerTo(FAILURES, outcome.code)?.(outcome, door) ?? outcome.message);
      }
      const refused = door.refuses(outcome.viewer);
      if (refused) await client.mutate({ mutation: AdminSignOutDocument });
      // What cannot be read again says so on its own part of the page.
      await client.resetStore().catch(() => {});
      return refused ?? outcome.viewer;
    } catch (error) {
      const message = serverMessage(error);
      return message === null ? UNREACHABLE : failed(message);
    }
  };
}

function failed(failure: string): NotAdmitted {
  return { failure, title: 'Login Failed' };
}
