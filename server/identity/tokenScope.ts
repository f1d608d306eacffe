import { Role } from './roles';

/** What an API token may be used for (specification 8.10). */
export enum TokenScope {
  READ = 'read',
  ORDER = 'order',
  EMPLOYEES = 'employees',
  STAFF = 'staff',
  ADMIN = 'admin',
}

/** The scopes that are for one kind of owner alone. */
export const OWNER_ROLES: Partial<Record<TokenScope, Role>> = {
  [TokenScope.ADMIN]: Role.ADMIN,
  [TokenScope.STAFF]: Role.STAFF,
  [TokenScope.EMPLOYEES]: Role.BUSINESS,
};

/** Whether an owner of the role can give a token the scope. */
export function canGive(role: Role | undefined, scope: TokenScope): boolean {
  return (OWNER_ROLES[scope] ?? role) === role;
}
