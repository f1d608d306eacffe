import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { mergeGuestCart } from '../cart/mergeGuestCart';
import type { SignInOutcomeFragment } from '../gql/graphql';
import type { TextWithValues } from '../../common/messages';
import { msg } from '../i18n/text';
import { UNREACHABLE, waitText } from '../i18n/refusalText';
import { answerTo } from '../lib/refusal';
import { fieldErrorsOf } from '../lib/serverErrors';
import { settleLanguage } from '../session/accountLanguage';
import { takeGuestForms } from '../session/guestForms';
import type { SteppedIn } from '../secondStep/useStepSignIn';
import {
  RegisterCustomerDocument,
  SignInDocument,
  type SecondStepNeeded,
  type SignInRefusalCode,
} from '../session/signInDocument';
import type { Viewer } from '../session/viewer';

type Refusal = Extract<SignInOutcomeFragment, { __typename: 'SignInRefusal' }>;
type RefusalTexts = Record<SignInRefusalCode, (refusal: Refusal) => string | TextWithValues>;

/** Why there is no session: what to tell the visitor, in English, and what is wrong with which field. */
export interface SessionFailure {
  message: string | TextWithValues;
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
  /** The password may not be all. */
  signIn: (username: string, password: string) => Promise<SessionFailure | SecondStepNeeded | null>;
  register: (customer: Registration) => Promise<SessionFailure | SecondStepNeeded | null>;
  /** For who has signed in by a second step, or a passkey. */
  begin: (viewer: SteppedIn) => Promise<void>;
}

/** What the shopper's screens say to each refusal of a sign-in. */
const SIGN_IN_TEXTS: RefusalTexts = {
  INVALID_CREDENTIALS: () => msg('Invalid username or password'),
  RATE_LIMITED: waiting(msg('Too many failed sign-ins. Please try again in {minutes} min.')),
};

/** What they say to each refusal of a registration. */
const REGISTRATION_TEXTS: RefusalTexts = {
  ...SIGN_IN_TEXTS,
  RATE_LIMITED: waiting(msg('Too many new accounts. Please try again in {minutes} min.')),
};

/** The server's message, so that it can be said in every language. */
msg('This username is taken; please choose another.');

/** Begins a session, by signing in or by signing up; null when it has begun. */
export function useSession(): Session {
  const client = useApolloClient();
  return {
    signIn: (username, password) =>
      startSession(client, SIGN_IN_TEXTS, async () => {
        const { data } = await client.mutate({
          mutation: SignInDocument,
          variables: { username: username.trim(), password },
          fetchPolicy: 'no-cache',
        });
        return data?.signIn;
      }),
    register: (customer) =>
      startSession(client, REGISTRATION_TEXTS, async () => {
        const { data } = await client.mutate({
          mutation: RegisterCustomerDocument,
          variables: { input: customer },
          fetchPolicy: 'no-cache',
        });
        return data?.registerCustomer;
      }),
    begin: (viewer) => begin(client, viewer),
  };
}

/** @param key a text with `{minutes}` */
function waiting(key: string): (refusal: Refusal) => TextWithValues {
  return ({ retryAfter }) => waitText(key, retryAfter);
}

async function startSession(
  client: ApolloClient,
  texts: RefusalTexts,
  request: () => Promise<SignInOutcomeFragment | undefined>,
): Promise<SessionFailure | SecondStepNeeded | null> {
  try {
    const outcome = await request();
    if (!outcome) return { message: UNREACHABLE, fields: {} };
    if (outcome.__typename === 'SignInRefusal') {
      return { message: answerTo(texts, outcome.code)?.(outcome) ?? outcome.message, fields: {} };
    }
    if (outcome.__typename === 'SecondStepNeeded') return outcome;
    await begin(client, outcome.viewer);
    return null;
  } catch (error) {
    const fields = fieldErrorsOf(error) ?? {};
    return { message: Object.values(fields)[0] ?? UNREACHABLE, fields };
  }
}

async function begin(client: ApolloClient, viewer: Pick<SteppedIn, 'id' | 'role' | 'language'>): Promise<void> {
  await settleLanguage(client, viewer.language);
  await switchViewer(client, viewer);
}

/**
 * Drops everything that was read, so that nothing read by the last viewer is shown to the next, and asks anew, beginning
 * with who is signed in. The cart that was filled before goes along, and what was typed into the checkouts.
 */
async function switchViewer(client: ApolloClient, { id, role }: Pick<Viewer, 'id' | 'role'>): Promise<void> {
  if (role !== 'EMPLOYEE') mergeGuestCart(id);
  takeGuestForms(role === 'EMPLOYEE' ? null : id);
  // Whatever cannot be read again shows so on its own part of the page; the session itself stands.
  await client.resetStore().catch(() => {});
}
