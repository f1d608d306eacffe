import type { WhenMissing } from '../../gql/graphql';
import { msg } from '../../i18n/text';

/** What the buyer chooses from. */
export const WHEN_MISSING: Readonly<Record<WhenMissing, string>> = {
  CALL: msg('Call me'),
  SUBSTITUTE: msg('Send something like it'),
  LEAVE_OUT: msg('Leave it out'),
};
