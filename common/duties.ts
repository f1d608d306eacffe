/** What a member of the staff may be given to do (specification 10.6), in the order of the form. */
export const DUTIES = ['orders', 'packing', 'driving', 'catalogue', 'prices', 'accounts', 'credit'] as const;
