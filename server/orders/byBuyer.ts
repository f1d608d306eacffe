/**
 * Whether its buyer, also a guest, or the business it was placed for did what an event says, as SQL; the event's alias is `e`,
 * its order's `o`.
 */
export const BY_BUYER = 'coalesce(e.by_user_id IN (o.user_id, o.account_id), e.by_user_id IS NULL)';
