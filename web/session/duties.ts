import type { Duty, Role } from '../gql/graphql';
import { useAuth, type Auth } from './viewer';

/** Whether the viewer may do what any of the duties says; an admin does all of them, and with none named admins alone may. */
export type HasDuty = (...duties: readonly Duty[]) => boolean;

/** Whether somebody with this role works in the back office, or drives for the shop. */
export function worksForShop(role: Role): boolean {
  return role === 'ADMIN' || role === 'STAFF';
}

/** What the viewer may do in the back office (specification 10.6). */
export function useDuties(): HasDuty {
  const auth = useAuth();
  return (...duties) => hasDuty(auth, duties);
}

function hasDuty(auth: Auth, duties: readonly Duty[]): boolean {
  if (auth.state !== 'signed-in') return false;
  const { viewer } = auth;
  return viewer.role === 'ADMIN' || (viewer.role === 'STAFF' && duties.some((duty) => viewer.duties.includes(duty)));
}
