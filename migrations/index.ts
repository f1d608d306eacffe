import { Foundation1790000000000 } from './1790000000000-foundation';
import { AuditAndTokens1790000001000 } from './1790000001000-audit-and-tokens';

/** Every migration, oldest first. */
export const migrations = [Foundation1790000000000, AuditAndTokens1790000001000];
