import { COUNT, day, type ScaleRequest } from './scaleRequest';

/** The lists of the back office that grow for as long as the shop is open, and those that admins write. */
export const records: readonly ScaleRequest[] = [
  {
    name: 'audit log',
    as: 'admin',
    reads: 'AdminAuditLog',
    variables: { ...COUNT, descending: true },
    list: 'auditLog',
  },
  {
    name: 'audit log, by action',
    as: 'admin',
    reads: 'AdminAuditLog',
    variables: { ...COUNT, descending: true, action: 'product.update' },
    list: 'auditLog',
  },
  {
    name: 'audit log, of products',
    as: 'admin',
    reads: 'AdminAuditLog',
    variables: { ...COUNT, descending: true, subjectType: 'product' },
  },
  {
    name: 'audit log, of a month',
    as: 'admin',
    reads: 'AdminAuditLog',
    variables: { ...COUNT, descending: true, from: `${day(60)}T00:00:00Z`, to: `${day(30)}T00:00:00Z` },
  },
  {
    name: 'audit log, of a week long ago',
    as: 'admin',
    reads: 'AdminAuditLog',
    variables: { ...COUNT, descending: true, from: `${day(300)}T00:00:00Z`, to: `${day(293)}T00:00:00Z` },
  },
  {
    name: 'mail',
    as: 'admin',
    reads: 'AdminOutgoingMail',
    variables: { ...COUNT, descending: true },
    list: 'outgoingMail',
  },
  {
    name: 'mail that failed',
    as: 'admin',
    reads: 'AdminOutgoingMail',
    variables: { ...COUNT, descending: true, status: 'FAILED' },
  },
  {
    name: 'mail, search',
    as: 'admin',
    reads: 'AdminOutgoingMail',
    variables: { ...COUNT, descending: true, search: 'guest-4241@' },
  },
  {
    name: 'discount codes',
    as: 'admin',
    reads: 'DiscountCodes',
    variables: { sort: 'DATE', descending: true },
    list: 'discountCodes',
  },
  {
    name: 'discount codes, valid, by uses',
    as: 'admin',
    reads: 'DiscountCodes',
    variables: { sort: 'USES', descending: true, state: 'VALID' },
  },
  {
    name: 'discount codes, search',
    as: 'admin',
    reads: 'DiscountCodes',
    variables: { sort: 'CODE', descending: false, search: 'de-77' },
  },
  {
    name: 'API tokens',
    as: 'admin',
    reads: 'AdminApiTokens',
    variables: { sort: 'DATE', descending: true },
    list: 'apiTokens',
  },
];
