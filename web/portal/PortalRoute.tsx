import { Suspense, type ReactNode } from 'react';
import type { Role } from '../gql/graphql';
import { useAuth } from '../session/viewer';
import { PageLoading } from '../ui/feedback/states';

interface PortalRouteProps {
  /** Who may pass. */
  role: Role;
  /** What everybody else sees. */
  refused: ReactNode;
  /** To be loaded lazily: nobody else loads the code of the portal. */
  children: ReactNode;
}

/** Lets one role through to its portal. */
export function PortalRoute({ role, refused, children }: PortalRouteProps) {
  const auth = useAuth();
  if (auth.state === 'loading') return <PageLoading />;
  if (auth.state === 'signed-out' || auth.viewer.role !== role) return refused;
  return <Suspense fallback={<PageLoading />}>{children}</Suspense>;
}
