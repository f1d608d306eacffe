import type { TransferState } from '../../gql/graphql';

/** How far a transfer is, as the shop reads it. */
export const TRANSFER_STATES: Readonly<Record<TransferState, string>> = {
  SENT: 'To be checked',
  AWAITED: 'No reference yet',
  REJECTED: 'Not found',
  CONFIRMED: 'Paid',
};
