import type { RefusalCode } from '../../graphql/errors/refusal';
import type { SignInRefusal } from './account.types';

/** Why there is no session. @param retryAfter seconds to wait; null when there is no need to */
export function refusedSignIn(code: RefusalCode, message: string, retryAfter: number | null = null): SignInRefusal {
  return { __typename: 'SignInRefusal', code, message, retryAfter };
}
